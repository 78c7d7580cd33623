import { expect, it } from 'vitest';
import { createInView } from './use-in-view.ts';

it('a code that stays in view comes into it once; after two seconds without it, or another code between, it comes anew', () => {
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
