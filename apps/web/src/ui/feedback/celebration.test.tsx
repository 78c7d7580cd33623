import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Celebration } from './messages.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a celebration is heard and lasts two seconds', () => {
  let done = 0;
  render(<Celebration message="Excellent choice!" onDone={() => (done += 1)} />);
  expect(screen.getByRole('status').textContent).toBe('Excellent choice!');
  act(() => vi.advanceTimersByTime(1999));
  expect(done).toBe(0);
  act(() => vi.advanceTimersByTime(1));
  expect(done).toBe(1);
});
