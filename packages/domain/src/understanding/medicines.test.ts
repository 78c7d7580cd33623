import { beforeAll, expect, it } from 'vitest';
import { suits } from '../matching/index.ts';
import { listed } from '../matching/testing/food-of.ts';
import { understand } from './index.ts';
import { meaningOf } from './testing/meaning.ts';

beforeAll(() => void understand('zorble allergy'), 60_000);

it.each([
  ['I take MAOI', 'cheddar, salt'],
  ['MAOIs', 'cheddar, salt'],
  ['blood thinners', 'spinach, salt'],
  ['warfarin', 'spinach, salt'],
])('with "%s" no food is called safe: %s', (typed, list) => {
  const food = listed(list);
  const given = understand(typed).map((restriction) => suits(food, restriction).answer);
  expect(given.some((answer) => answer !== 'yes')).toBe(true);
});

it.each([
  ['haram', ['halal identity']],
  ['no haram', ['halal identity']],
  ['no treif', ['kosher identity']],
  ['batata', ['food potato identity', 'food sweet potato identity']],
  ['no whole nuts for child under 5', ['nut-free', 'peanut-free']],
])('"%s" is no slip of a food and no number of one', (typed, meaning) => {
  expect(understand(typed).map(meaningOf).toSorted()).toEqual(meaning);
});
