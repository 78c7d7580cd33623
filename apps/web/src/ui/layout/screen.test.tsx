import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HeaderSlotProvider, InHeader } from './screen.tsx';

const page = (slot: HTMLElement | null | undefined) => (
  <HeaderSlotProvider value={slot}>
    <InHeader>
      <button type="button">Back</button>
    </InHeader>
  </HeaderSlotProvider>
);

it('a way back lies over the header until the header is there, so that the page does not move when it comes', () => {
  const header = document.body.appendChild(document.createElement('div'));
  const { rerender } = render(page(null));
  expect(screen.getByRole('button', { name: 'Back' }).closest('[data-for-header]')).not.toBeNull();
  rerender(page(header));
  expect(header.contains(screen.getByRole('button', { name: 'Back' }))).toBe(true);
  header.remove();
});

it('without a header it stands where it is written', () => {
  render(page(undefined));
  expect(screen.getByRole('button', { name: 'Back' }).closest('[data-for-header]')).toBeNull();
});
