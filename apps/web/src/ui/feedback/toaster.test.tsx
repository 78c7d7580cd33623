import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, toast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

const show = (options: Parameters<typeof toast>[0]) => act(() => toast(options));
const moveOnto = (element: Element) => {
  fireEvent.pointerEnter(element, { clientX: 50, clientY: 50 });
  fireEvent.pointerMove(element, { clientX: 60, clientY: 50 });
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => dismissToast());
  vi.useRealTimers();
});

describe('toasts', () => {
  it('are read politely, failures at once', () => {
    render(<Toaster label="Notifications (F8)" />);
    show({ title: 'Saved' });
    expect(screen.getByRole('status').textContent).toBe('Saved');
    show({ title: 'Error', variant: 'destructive' });
    expect(screen.getByRole('alert').textContent).toBe('Error');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('come one at a time: the next one takes the place', () => {
    render(<Toaster label="Notifications (F8)" />);
    show({ title: 'First' });
    show({ title: 'Second' });
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second')).toBeDefined();
  });

  it('stay for five seconds', () => {
    render(<Toaster label="Notifications (F8)" />);
    show({ title: 'Saved' });
    pass(4999);
    expect(screen.getByText('Saved')).toBeDefined();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it.each([
    { on: moveOnto, off: fireEvent.pointerLeave, why: 'a hand moves the pointer on them' },
    { on: fireEvent.focus, off: fireEvent.blur, why: 'the focus is in them' },
  ])('wait while $why, then go on with what is left', ({ on, off }) => {
    render(<Toaster label="Notifications (F8)" />);
    show({ title: 'Saved', action: { label: 'Undo', onPress: () => undefined } });
    pass(4000);
    on(screen.getByRole('button', { name: 'Undo' }));
    pass(20_000);
    expect(screen.getByText('Saved')).toBeDefined();
    off(screen.getByRole('button', { name: 'Undo' }));
    pass(999);
    expect(screen.getByText('Saved')).toBeDefined();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('do not wait for a mouse that only lay where they came up', () => {
    render(<Toaster label="Notifications (F8)" />);
    show({ title: 'Saved' });
    fireEvent.pointerEnter(screen.getByText('Saved'), { clientX: 50, clientY: 50 });
    pass(5000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('can be closed', () => {
    render(<Toaster label="Notifications (F8)" closeLabel="Dismiss" />);
    show({ title: 'Saved' });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it.each([
    { by: 49, gone: false },
    { by: 50, gone: true },
  ])('swiped right by $by px: gone is $gone', ({ by, gone }) => {
    render(<Toaster label="Notifications (F8)" />);
    show({ title: 'Saved' });
    const card = screen.getByText('Saved');
    fireEvent.pointerDown(card, { clientX: 100, button: 0 });
    fireEvent.pointerMove(card, { clientX: 100 + by });
    fireEvent.pointerUp(card, { clientX: 100 + by });
    expect(screen.queryByText('Saved') === null).toBe(gone);
  });

  it('get the focus by F8, close on Escape and give it back', () => {
    render(
      <>
        <button type="button">Save</button>
        <Toaster label="Notifications (F8)" />
      </>,
    );
    screen.getByRole('button', { name: 'Save' }).focus();
    show({ title: 'Saved' });
    fireEvent.keyDown(document.body, { key: 'F8' });
    const region = screen.getByRole('region', { name: 'Notifications (F8)' });
    expect(document.activeElement).toBe(region);
    fireEvent.keyDown(region, { key: 'Escape' });
    expect(screen.queryByText('Saved')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
  });

  it('do their action once and go', () => {
    let undone = 0;
    render(<Toaster label="Notifications (F8)" />);
    show({ title: 'Removed from Favorites', action: { label: 'Undo', onPress: () => (undone += 1) } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undone).toBe(1);
    expect(screen.queryByText('Removed from Favorites')).toBeNull();
  });
});

describe('a toast over what the keyboard goes to', () => {
  const PLACES: Readonly<Record<string, DOMRect>> = { low: new DOMRect(0, 700, 300, 60), high: new DOMRect(0, 100, 300, 40) };
  const toastAt = new DOMRect(10, 690, 300, 80);

  it.each([
    ['low', true],
    ['high', false],
  ] as const)('makes way for a control that lies %s: %s, also with the next toast', (name, moves) => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function placeOf(this: HTMLElement) {
      return PLACES[this.textContent ?? ''] ?? toastAt;
    });
    render(
      <>
        <button type="button">{name}</button>
        <Toaster label="Notifications (F8)" />
      </>,
    );
    show({ title: 'Saved' });
    const region = screen.getByRole('region', { name: 'Notifications (F8)' });
    expect(region.dataset['moved']).toBe('false');
    act(() => screen.getByRole('button', { name }).focus());
    pass(50);
    expect(region.dataset['moved']).toBe(String(moves));
    show({ title: 'Saved again' });
    expect(region.dataset['moved'], 'what is in use stays free').toBe(String(moves));
    vi.restoreAllMocks();
  });

  it('nor does it come up on the button that was just pressed', () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function placeOf(this: HTMLElement) {
      return PLACES[this.textContent ?? ''] ?? toastAt;
    });
    render(
      <>
        <button type="button">low</button>
        <Toaster label="Notifications (F8)" />
      </>,
    );
    fireEvent.pointerDown(screen.getByRole('button', { name: 'low' }));
    show({ title: 'Saved' });
    expect(screen.getByRole('region', { name: 'Notifications (F8)' }).dataset['moved']).toBe('true');
    vi.restoreAllMocks();
  });

  it('nor on the button that sends what is typed', () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function placeOf(this: HTMLElement) {
      return PLACES[this instanceof HTMLInputElement ? 'high' : (this.textContent ?? '')] ?? toastAt;
    });
    render(
      <>
        <form id="code">
          <input aria-label="Barcode" />
        </form>
        <button type="submit" form="code">
          low
        </button>
        <Toaster label="Notifications (F8)" />
      </>,
    );
    act(() => screen.getByLabelText('Barcode').focus());
    show({ title: 'Product Not Found' });
    expect(screen.getByRole('region', { name: 'Notifications (F8)' }).dataset['moved']).toBe('true');
    vi.restoreAllMocks();
  });
});
