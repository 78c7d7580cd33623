import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useShortened } from './use-shortened.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A page as high as its parts: what is left out takes its height with it. */
function Page() {
  const { ref, shortened } = useShortened();
  return (
    <div ref={ref}>
      <p>{shortened.size === 0 ? 'whole' : `without ${[...shortened].join(', ')}`}</p>
    </div>
  );
}

it.each([
  { screens: [3, 2.7, 2.5], left: 'whole', why: 'what is three screens long stands whole' },
  { screens: [3.01, 2.9, 2.7], left: 'without day', why: 'the figures of a day go first' },
  { screens: [3.3, 3.05, 2.9], left: 'without day, proposals', why: 'then what could be taken besides the first' },
  { screens: [4, 3.8, 3.7], left: 'without day, proposals', why: 'nothing else is ever left out' },
])('$why', ({ screens: [whole = 0, withoutDay = 0, withoutProposals = 0], left }) => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => {
    const text = document.body.textContent ?? '';
    return window.innerHeight * (text.includes('proposals') ? withoutProposals : text.includes('day') ? withoutDay : whole);
  });
  render(<Page />);
  expect(screen.getByText(left)).toBeDefined();
});
