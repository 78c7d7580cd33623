/**
 * A list of 10,000 foods that were read before, judged anew after a preference changed: for one person, and for households of eight with a
 * verdict each and one for all of them. What travels between machines is the ratio; the bar for a household is 100 ms. Where the machine
 * has other work, the time of the processor is nearer to that of a quiet one than the clock.
 */
import type { FoodFacts } from '@labelwise/domain/food';
import { type Person, preparePeople, verdictForAll } from '@labelwise/domain/people';
import { prepareFood } from '@labelwise/domain/scoring';
import { scoringFoods } from './lib/scoring-foods.ts';
import { count, median, printTable } from './lib/table.ts';
import { FULL_PROFILE } from './score.ts';

const LIST = 10_000;
const PEOPLE = 8;
const ROUNDS = 9;
const ALLERGENS = ['Peanuts', 'Milk', 'Eggs', 'Gluten', 'Soy', 'Fish', 'Sesame', 'Tree nuts'];

const HOUSEHOLDS: ReadonlyArray<readonly [what: string, ageOf: (index: number) => number | null, size: number]> = [
  ['one adult', () => null, 1],
  ['eight, four of them children', (index) => (index % 2 === 0 ? null : 6), PEOPLE],
  ['eight adults', () => null, PEOPLE],
];

const facts = scoringFoods();
const list = Array.from({ length: LIST }, (_none, index) => prepareFood(at(index % facts.length)));
type Took = { readonly clock: number; readonly processor: number };
const times = HOUSEHOLDS.map((): Took[] => []);
// Side by side in each round, so that other load of the machine weighs on all alike.
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [index, [, ageOf, size]] of HOUSEHOLDS.entries()) times[index]?.push(judgeList(ageOf, size, -1 - (round % 5)));
}
const clockOf = (index: number) => (times[index] ?? []).map(({ clock }) => clock);
const processorOf = (index: number) => (times[index] ?? []).map(({ processor }) => processor);
printTable(
  `${count(LIST)} foods judged again, ms`,
  ['for', 'fastest', 'median', 'processor, fastest', 'median', 'of one adult'],
  HOUSEHOLDS.map(([what], index) => [
    what,
    ...[clockOf(index), processorOf(index)].flatMap((own) => [Math.min(...own).toFixed(0), median(own).toFixed(0)]),
    `${(median(processorOf(index)) / median(processorOf(0))).toFixed(1)} x`,
  ]),
);

function judgeList(ageOf: (index: number) => number | null, size: number, preferenceValue: number): Took {
  const people = preparePeople(Array.from({ length: size }, (_none, index): Person => personOf(index, ageOf(index), preferenceValue)));
  const started = performance.now();
  const used = process.cpuUsage();
  for (const food of list) verdictForAll(food, people);
  const { user, system } = process.cpuUsage(used);
  return { clock: performance.now() - started, processor: (user + system) / 1000 };
}

function personOf(index: number, age: number | null, preferenceValue: number): Person {
  const restrictions = [...(FULL_PROFILE.restrictions ?? []), `Allergy: ${ALLERGENS[index] ?? ''}`];
  // No two of them want the same.
  const others = (FULL_PROFILE.preferences ?? [])
    .slice(1)
    .map((one, at) => ((at + index) % 2 === 0 ? one : { ...one, preferenceValue: 1 }));
  const preferences = [...others, { ingredientName: 'Palm Oil', preferenceValue: ((preferenceValue - index) % 5) - 1 }];
  return { id: String(index), age, profile: { ...FULL_PROFILE, restrictions, preferences } };
}

function at(index: number): FoodFacts {
  const food = facts[index];
  if (food === undefined) throw new RangeError(`no food ${index}`);
  return food;
}
