import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropRuntime, holdRuntime } from './read-label.ts';

const compiled = vi.fn(async () => ({}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebAssembly', { compileStreaming: compiled });
  vi.stubGlobal('fetch', async () => new Response());
  Object.defineProperty(navigator, 'userAgentData', { value: {}, configurable: true });
});
afterEach(() => {
  dropRuntime();
  compiled.mockClear();
  Reflect.deleteProperty(navigator, 'userAgentData');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what a reading compiled is held once for the next one, and given back after a minute without any, or when the page is left', () => {
  holdRuntime();
  vi.advanceTimersByTime(59_000);
  holdRuntime();
  vi.advanceTimersByTime(59_000);
  holdRuntime();
  expect(compiled).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  holdRuntime();
  expect(compiled).toHaveBeenCalledTimes(2);
  dropRuntime();
  holdRuntime();
  expect(compiled).toHaveBeenCalledTimes(3);
});

it('nothing is compiled where a browser would not share it', () => {
  Reflect.deleteProperty(navigator, 'userAgentData');
  holdRuntime();
  expect(compiled).not.toHaveBeenCalled();
});
