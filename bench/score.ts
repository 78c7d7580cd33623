import { cpus } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { FoodFacts } from '@labelwise/domain/food';
import { prepareFood, prepareProfile, type ScoreProfile, scoreFood, scoreOnly } from '@labelwise/domain/scoring';
import { scoringFoods } from './lib/scoring-foods.ts';
import { median } from './lib/table.ts';

/**
 * Scores per second on one core; `prepared` foods were matched before, `cold` ones are matched and scored again each time; all come with
 * their reading.
 */
export type ScoreFigures = {
  foods: number;
  anonymousPrepared: number;
  fullProfilePrepared: number;
  ledgerAnonymousPrepared: number;
  ledgerFullProfilePrepared: number;
  anonymousCold: number;
  fullProfileCold: number;
  ledgerFullProfileCold: number;
  /** 10,000 foods that were read before, scored again after one preference changed, in ms. */
  listAgainMs: number;
};

/** Two goals, two conditions, two restrictions, an allergy and five own preferences: more than most members will ever set. */
export const FULL_PROFILE: ScoreProfile = {
  goals: ['Heart Health', 'Lose Weight'],
  conditions: ['High Blood Pressure', 'High Cholesterol'],
  restrictions: ['Vegetarian', 'Low-Sodium', 'Allergy: Peanuts'],
  preferences: [
    { ingredientName: 'Palm Oil', preferenceValue: -5 },
    { ingredientName: 'Protein', preferenceValue: 4 },
    { ingredientName: 'Artificial Colors', preferenceValue: -4 },
    { ingredientName: 'Cinnamon', preferenceValue: 2 },
    { ingredientName: 'Seed oils', preferenceValue: -3 },
  ],
};

const MILLISECONDS = 1000;
const LIST = 10_000;

/** Measures on the distinct foods of the worked cases. */
export function benchScore(): ScoreFigures {
  const foods = scoringFoods();
  const prepared = foods.map(prepareFood);
  const profile = prepareProfile(FULL_PROFILE);
  const each = (work: (index: number) => number): number => perSecond(foods.length, work);
  const food = (index: number): FoodFacts => at(foods, index);
  return {
    foods: foods.length,
    anonymousPrepared: each((index) => scoreOnly(at(prepared, index))),
    fullProfilePrepared: each((index) => scoreOnly(at(prepared, index), profile)),
    ledgerAnonymousPrepared: each((index) => scoreFood(at(prepared, index)).score),
    ledgerFullProfilePrepared: each((index) => scoreFood(at(prepared, index), profile).score),
    anonymousCold: each((index) => scoreOnly(prepareFood(food(index)))),
    fullProfileCold: each((index) => scoreOnly(prepareFood(food(index)), profile)),
    ledgerFullProfileCold: each((index) => scoreFood(food(index), profile).score),
    listAgainMs: scoreListAgain(foods),
  };
}

/** The median of five changes, each to a strength that was not set before. */
function scoreListAgain(foods: readonly FoodFacts[]): number {
  const list = Array.from({ length: LIST }, (_none, index) => prepareFood(at(foods, index % foods.length)));
  const times: number[] = [];
  for (const preferenceValue of [-1, -2, -3, -4, -5]) {
    const changed = prepareProfile({
      ...FULL_PROFILE,
      preferences: [...(FULL_PROFILE.preferences ?? []).slice(1), { ingredientName: 'Palm Oil', preferenceValue }],
    });
    const start = performance.now();
    for (const food of list) scoreOnly(food, changed);
    times.push(performance.now() - start);
  }
  return Math.round(median(times));
}

/** Best of five rounds of a fifth of a second, so that other load of the machine counts little. */
function perSecond(count: number, work: (index: number) => number): number {
  let best = 0;
  let checksum = 0;
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    let done = 0;
    while (performance.now() - start < 200) {
      for (let index = 0; index < count; index += 1) checksum += work(index);
      done += count;
    }
    best = Math.max(best, (done * MILLISECONDS) / (performance.now() - start));
  }
  // Reading the sum keeps the loop from being optimised away.
  return checksum < 0 ? 0 : Math.round(best);
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index}`);
  return item;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(JSON.stringify({ ...benchScore(), cpu: cpus()[0]?.model, node: process.version }, null, 2));
}
