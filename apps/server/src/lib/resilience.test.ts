import { expect, it } from 'vitest';
import { withTimeLimit } from './resilience.ts';

it('gives what comes in time, and nothing for what fails or does not come', async () => {
  expect(await withTimeLimit(1000, Promise.resolve(7))).toBe(7);
  expect(await withTimeLimit(1000, Promise.reject(new Error('no')))).toBeNull();
  expect(await withTimeLimit(5, new Promise(() => undefined))).toBeNull();
});
