import { afterEach, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, subscribeToasts, toast } from './toast-store.ts';

/** A dismissed toast may stay in memory for this long. */
const MEMORY_MS = 1_000_000;

afterEach(() => vi.useRealTimers());

it('a dismissed toast is out of memory, and nothing of it comes back within 1,000,000 ms', () => {
  vi.useFakeTimers();
  const heard = vi.fn<() => void>();
  const stop = subscribeToasts(heard);
  const id = toast({ title: 'Signed Out' });
  expect(currentToast()).toMatchObject({ id, title: 'Signed Out' });
  dismissToast(id);
  expect(currentToast()).toBeNull();
  vi.advanceTimersByTime(MEMORY_MS);
  expect(currentToast()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});

it('a toast that was replaced takes nothing with it when it is dismissed late', () => {
  const first = toast({ title: 'One' });
  toast({ title: 'Two' });
  dismissToast(first);
  expect(currentToast()?.title).toBe('Two');
  dismissToast();
  expect(currentToast()).toBeNull();
});
