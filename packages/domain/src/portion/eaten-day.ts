import { KJ_PER_KCAL, sum } from '../lib/index.ts';
import { amountOf, kilocalories, type ReadFood } from '../matching/index.ts';
import { EU_INTAKES } from './day.data.ts';
import { amountsOfDay, hasFreeSugars, portionOf } from './portion.ts';

/** What a day is counted by, in the order in which it is shown. */
export const EATEN_NAMES = ['calories', 'sugars', 'saturatedFat', 'salt', 'fiber', 'protein'] as const;
export type EatenName = (typeof EATEN_NAMES)[number];

/** The protein of an average adult, in grams. @source Regulation (EU) No 1169/2011, annex XIII, part B */
const PROTEIN_G = 50;
/** These are amounts to reach, the others limits. */
const TO_REACH: ReadonlySet<EatenName> = new Set(['fiber', 'protein']);

export function isToReach(name: EatenName): boolean {
  return TO_REACH.has(name);
}

/** Daily targets of a person; null: the reference. */
export type DayGoals = { readonly calories: number | null; readonly protein: number | null };

/** A note of a meal. `amount` in grams or millilitres; null: one serving. `doubtful`: figures that cannot be true, which do not count. */
export type Eaten = {
  readonly food: ReadFood;
  readonly servingSize: number | null;
  readonly amount: number | null;
  readonly doubtful: ReadonlySet<string>;
};

/** Grams, of energy kcal. */
export type EatenRow = {
  readonly name: EatenName;
  readonly eaten: number;
  readonly goal: number;
  readonly isToReach: boolean;
  /** Notes of foods whose pack does not state it. */
  readonly unstated: number;
};

/** What the day of a person holds, in grams and kcal: a limit, of fiber and protein an amount to reach. */
export function goalsOfDay({ calories, protein }: DayGoals): Readonly<Record<EatenName, number>> {
  const { sugars, saturatedFat, salt, fiber } = amountsOfDay({ calories });
  return {
    calories: calories ?? Math.round(EU_INTAKES.energyKj / KJ_PER_KCAL / 100) * 100,
    sugars,
    saturatedFat,
    salt,
    fiber,
    protein: protein ?? PROTEIN_G,
  };
}

/** What was eaten in a day beside what it holds. What a pack does not state is in no sum, and counted. */
export function eatenDay(eaten: readonly Eaten[], targets: DayGoals): EatenRow[] {
  const goals = goalsOfDay(targets);
  return EATEN_NAMES.map((name): EatenRow => {
    const known = eaten.flatMap((one) => {
      const eaten = eatenOf(one, name);
      return eaten === null ? [] : [eaten];
    });
    return { name, eaten: sum(known), goal: goals[name], isToReach: isToReach(name), unstated: eaten.length - known.length };
  });
}

/** What a note brings, in grams, of energy in kcal; `null` where the pack does not state it. */
export function eatenOf(one: Eaten, name: EatenName): number | null {
  const per100 = per100Of(one, name);
  return per100 === null ? null : (per100 * (one.amount ?? portionOf(one.food, one.servingSize).amount)) / 100;
}

/** The sugars of whole fruit and milk are none of the free ones (docs/decisions/070). */
function per100Of({ food, doubtful }: Eaten, name: EatenName): number | null {
  switch (name) {
    case 'calories':
      return doubtful.has('energyKj') || doubtful.has('energyKcal') ? null : kilocalories(food);
    case 'protein':
      return doubtful.has('proteins') ? null : amountOf(food, 'proteins');
    case 'sugars':
      if (doubtful.has('sugars')) return null;
      return hasFreeSugars(food) ? amountOf(food, 'sugars') : amountOf(food, 'sugars') === null ? null : 0;
    case 'saturatedFat':
    case 'salt':
    case 'fiber':
      return doubtful.has(name) ? null : amountOf(food, name);
    default:
      return name satisfies never;
  }
}
