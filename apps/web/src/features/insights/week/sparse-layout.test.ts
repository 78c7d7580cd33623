import { expect, it } from 'vitest';
import { monthsPlace } from './week-tab.tsx';

it.each([
  ['across both columns, where shelf and swaps are about as high', { boards: [1, 1], swaps: 1, months: 1 }, 'wide'],
  ['below a shelf that is lower than its swaps', { boards: [3], swaps: 3, months: 1 }, 'left'],
  ['below the trend, where the shelf has more boards than there are swaps', { boards: [2, 1, 1], swaps: 1, months: 1 }, 'right'],
] as const)('the months of a week without a line stand %s', (_where, sizes, place) => {
  expect(monthsPlace(sizes)).toBe(place);
});
