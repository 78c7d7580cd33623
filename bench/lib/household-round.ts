import type { FoodFacts } from '@labelwise/domain/food';
import { type Person, preparePeople, verdictForAll } from '@labelwise/domain/people';
import { prepareFood, type ScoreProfile } from '@labelwise/domain/scoring';

/** Runs in Node and in a worker of a browser alike. */
const LIST = 10_000;
const PEOPLE = 8;
const ALLERGENS = ['Peanuts', 'Milk', 'Eggs', 'Gluten', 'Soy', 'Fish', 'Sesame', 'Tree nuts'];

export const HOUSEHOLDS: ReadonlyArray<readonly [what: string, ageOf: (index: number) => number | null, size: number]> = [
  ['one adult', () => null, 1],
  ['four adults and four children', (index) => (index % 2 === 0 ? null : 6), PEOPLE],
  ['eight adults', () => null, PEOPLE],
];

/** @returns judges 10,000 foods for the household of an index, in whose preferences something changed, and says how many may be eaten by all */
export function listOf(facts: readonly FoodFacts[], profile: ScoreProfile): (household: number, preferenceValue: number) => number {
  const list = Array.from({ length: LIST }, (_none, index) => {
    const food = facts[index % facts.length];
    if (food === undefined) throw new RangeError('There is no food to judge.');
    return prepareFood(food);
  });
  return (household, preferenceValue) => {
    const [, ageOf, size] = HOUSEHOLDS[household] ?? ['', () => null, 1];
    const people = preparePeople(Array.from({ length: size }, (_none, index) => personOf(profile, index, ageOf(index), preferenceValue)));
    return list.filter((food) => verdictForAll(food, people).answer !== 'conflict').length;
  };
}

/** No two of them want or leave out the same. */
function personOf(profile: ScoreProfile, index: number, age: number | null, preferenceValue: number): Person {
  const restrictions = [...(profile.restrictions ?? []), `Allergy: ${ALLERGENS[index] ?? ''}`];
  const others = (profile.preferences ?? []).slice(1).map((one, at) => ((at + index) % 2 === 0 ? one : { ...one, preferenceValue: 1 }));
  const preferences = [...others, { ingredientName: 'Palm Oil', preferenceValue: ((preferenceValue - index) % 5) - 1 }];
  return { id: String(index), age, profile: { ...profile, restrictions, preferences } };
}
