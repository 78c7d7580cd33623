import { expect, it } from 'vitest';
import { inferredKind } from './assessment.tsx';

it.each([
  [{ kind: 'beverage', kindBasis: 'inferred', kindFrom: ['name'] }, 'Read as a drink, by its name'],
  [
    { kind: 'general', kindBasis: 'inferred', kindFrom: ['quantity', 'figures'] },
    'Read as a food, by the unit of its quantity and its figures',
  ],
  [{ kind: null, kindBasis: 'none' }, 'It is not known what kind of food this is: the strictest counts'],
  [{ kind: 'beverage', kindBasis: 'category' }, null],
  [{ kind: 'beverage' }, null],
] as const)('a kind is named where it was inferred: %j', (facts, words) => {
  expect(inferredKind(facts)).toBe(words);
});
