import { expect, it } from 'vitest';
import { within } from './within.ts';

it('gives what comes in time, and nothing for what fails or does not come', async () => {
  expect(await within(1000, Promise.resolve(7))).toBe(7);
  expect(await within(1000, Promise.reject(new Error('no')))).toBeNull();
  expect(await within(5, new Promise(() => undefined))).toBeNull();
});
