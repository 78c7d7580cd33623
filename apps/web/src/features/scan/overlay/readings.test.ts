import type { DecodeOutcome } from '@labelwise/scanner';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createInView, useSight } from './use-decoding.ts';

it('a code that stays in view comes into it once; after two seconds without it, or another code between, it comes again', () => {
  let now = 0;
  const inView = createInView(() => now);
  expect(inView.enters('1')).toBe(true);
  for (let step = 0; step < 20; step += 1) {
    now += 1900;
    expect(inView.enters('1')).toBe(false);
  }
  now += 2000;
  expect(inView.enters('1')).toBe(true);
  expect(inView.enters('2')).toBe(true);
  expect(inView.enters('1')).toBe(true);
});

it('the time in which it is looked up does not count as absence', () => {
  let now = 0;
  const inView = createInView(() => now);
  inView.enters('1');
  now += 9000;
  inView.stays();
  now += 500;
  expect(inView.enters('1')).toBe(false);
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const OTHER: DecodeOutcome = { kind: 'other', raw: 'https://example.com', format: 'QR' };
const seen = (what: 'bars' | 'dark' | 'nothing'): DecodeOutcome => ({ kind: 'none', seen: what });

it('bars that are not read and the dark show once they last, and no longer than that', () => {
  const { result } = renderHook(() => useSight());
  const frames = (outcome: DecodeOutcome, count: number) =>
    act(() => Array.from({ length: count }).forEach(() => result.current.note(outcome)));
  frames(seen('bars'), 4);
  expect(result.current.sight).toBe('nothing');
  frames(seen('bars'), 1);
  expect(result.current.sight).toBe('bars');
  frames(seen('dark'), 5);
  expect(result.current.sight).toBe('dark');
  frames(seen('nothing'), 5);
  expect(result.current.sight).toBe('nothing');
});

it('advice how to read a code ends with its reading, also while it stays in view', () => {
  const { result } = renderHook(() => useSight());
  const barcode = { gtin: '3017620422003', raw: '3017620422003', format: 'EAN-13', displayValue: '3 017620 422003' } as const;
  for (const outcome of [seen('bars'), seen('dark'), OTHER]) {
    act(() => Array.from({ length: 5 }).forEach(() => result.current.note(outcome)));
    expect(result.current.sight).not.toBe('nothing');
    act(() => result.current.note({ kind: 'product', barcode }));
    expect(result.current.sight).toBe('nothing');
  }
});

it('the note on a foreign code goes after a second without one', () => {
  const { result } = renderHook(() => useSight());
  act(() => result.current.note(OTHER));
  act(() => vi.advanceTimersByTime(900));
  act(() => result.current.note(OTHER));
  act(() => vi.advanceTimersByTime(900));
  expect(result.current.sight).toBe('other');
  act(() => vi.advanceTimersByTime(100));
  expect(result.current.sight).toBe('nothing');
});
