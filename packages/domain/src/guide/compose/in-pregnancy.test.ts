import { expect, it } from 'vitest';
import { genericFoods } from '../generic/generic-foods.ts';
import { inPregnancy } from './in-pregnancy.ts';

const levelOf = (name: string) => {
  const food = genericFoods().find(({ names }) => names.some((own) => own.includes(name)));
  if (food === undefined) throw new RangeError(name);
  return inPregnancy(food, name)?.level ?? null;
};

it.each([
  ['matjes', 'depends'],
  ['edamame', 'fine'],
  ['quorn', 'fine'],
])('says of a food by what it is what holds in pregnancy: %s', (name, level) => expect(levelOf(name)).toBe(level));

it('calls no food fine that is alcohol, raw animal or caffeine by what it is usually made of', () => {
  const bad = new Set([
    'alcohol',
    'wine',
    'beer',
    'liver',
    'coffee',
    'caffeine',
    'fish',
    'meat',
    'pork',
    'beef',
    'chicken',
    'salmon',
    'egg',
  ]);
  const plain = genericFoods().filter((food) => inPregnancy(food, food.id)?.reasons[0] === 'preg_plain');
  const wrong = plain.filter(({ parts }) => parts.some(({ part, certainty }) => certainty !== 'possible' && bad.has(part)));
  expect(wrong.map(({ id, kind }) => `${id} (${kind})`)).toEqual([]);
  expect(plain.length).toBeGreaterThan(100);
});
