import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IconButton } from '../controls/button.tsx';
import { Tooltip } from './tooltip.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.queryAllByRole('tooltip').map((tip) => tip.textContent);
const control = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers();
  // Files of tests share a page: one of another file may have closed just now.
  pass(1000);
  render(
    <>
      {['Torch', 'Zoom'].map((name) => (
        <Tooltip key={name} text={`${name}, explained`}>
          {(id) => (
            <button type="button" aria-describedby={id}>
              {name}
            </button>
          )}
        </Tooltip>
      ))}
      <IconButton icon="menu" label="Menu" />
    </>,
  );
});
afterEach(() => {
  // What was open a moment ago is forgotten.
  pass(1000);
  vi.useRealTimers();
});

describe('a tooltip', () => {
  it('opens after the pointer rested for 700 ms, and not when it only passes', () => {
    fireEvent.pointerEnter(control('Torch'));
    pass(699);
    expect(shown()).toEqual([]);
    pass(1);
    expect(shown()).toEqual(['Torch, explained']);
    fireEvent.pointerLeave(control('Torch'));
    expect(shown()).toEqual([]);
    pass(1000);
    fireEvent.pointerEnter(control('Torch'));
    pass(300);
    fireEvent.pointerLeave(control('Torch'));
    pass(1000);
    expect(shown()).toEqual([]);
  });

  it.each([
    [299, true],
    [301, false],
  ])('%d ms after another one closed opens without the delay: %s', (ms, atOnce) => {
    fireEvent.pointerEnter(control('Torch'));
    pass(700);
    fireEvent.pointerLeave(control('Torch'));
    pass(ms);
    fireEvent.pointerEnter(control('Zoom'));
    pass(0);
    expect(shown()).toEqual(atOnce ? ['Zoom, explained'] : []);
    fireEvent.pointerLeave(control('Zoom'));
  });

  it('opens at once for the keyboard and closes on Escape', () => {
    act(() => control('Torch').focus());
    expect(shown()).toEqual(['Torch, explained']);
    fireEvent.keyDown(control('Torch'), { key: 'Escape' });
    expect(shown()).toEqual([]);
  });

  it('names a button that has only an icon, which is read by its name alone', () => {
    fireEvent.pointerEnter(control('Menu'));
    pass(700);
    expect(shown()).toEqual(['Menu']);
    expect(control('Menu').getAttribute('aria-describedby')).toBeNull();
    fireEvent.pointerDown(control('Menu'));
    expect(shown()).toEqual([]);
  });

  it('is nothing for a finger, which presses', () => {
    fireEvent.pointerEnter(control('Menu'), { pointerType: 'touch' });
    pass(1000);
    expect(shown()).toEqual([]);
  });
});
