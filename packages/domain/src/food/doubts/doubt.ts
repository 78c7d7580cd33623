import type { FoodFacts, NutrimentName } from '../food-facts.ts';
import type { FoodGroup } from '../groups/groups.data.ts';

/** What the checks look at. */
export type LabelFacts = Pick<FoodFacts, 'nutriments' | 'categoriesTags' | 'kind' | 'ingredientsText' | 'servingAsPer100g'> &
  Partial<Pick<FoodFacts, 'lang' | 'group' | 'kindBasis' | 'labelsTags'>> & {
    /** Absent where it is not at hand: what a name may say of salt is then not known. */
    name?: string | null;
    /** Grams or millilitres of one serving. */
    servingSize?: number | null;
  };

/** `doubtful`: hardly true, never presented as certain. `worth a look`: unusual for such a food, but it happens. */
export type DoubtLevel = 'doubtful' | 'worth a look';

/** A check by its stable name, which the API publishes. */
export type DoubtId =
  | 'negative'
  | 'impossible'
  | 'macros_above_100'
  | 'saturates_above_fat'
  | 'sugars_above_carbohydrates'
  | 'added_sugars_above_sugars'
  | 'trans_fat_above_fat'
  | 'omega3_above_fat'
  | 'fiber_and_carbohydrates_above_100'
  | 'salt_too_high'
  | 'salt_too_low'
  | 'salt_low'
  | 'water_with_energy'
  | 'energy_units_swapped'
  | 'energy_same_in_both_units'
  | 'energy_units_disagree'
  | 'energy_kcal_as_kj'
  | 'energy_far_from_macros'
  | 'per_serving_as_per_100g'
  | 'large_serving_as_per_100g'
  | 'all_zero'
  | 'zero_but_energy_rich';

/** What looks wrong in a table; `packages/messages` says it in words, with the one thing that would settle it. */
export type Doubt = {
  id: DoubtId;
  level: DoubtLevel;
  /** The figures in question. */
  nutriments: NutrimentName[];
  /** What has likely happened, where a check knows more than its name: grams for milligrams, and not sodium for salt. */
  mistake?: 'unit';
};

export function doubt(id: DoubtId, nutriments: readonly NutrimentName[]): Doubt {
  return { id, level: 'doubtful', nutriments: [...nutriments] };
}

export function unusualFigures(id: DoubtId, nutriments: readonly NutrimentName[]): Doubt {
  return { ...doubt(id, nutriments), level: 'worth a look' };
}

/** Of the members of a group: one in ten lies below the first, half below the second, nine in ten below the third. */
type Tenths = readonly [tenth: number, median: number, ninetieth: number];

/** Figures of a group per 100 g: kJ, grams of what is neither water nor ash but salt, grams of salt where the list names salt. */
type Typical = {
  readonly energy: Tenths;
  readonly dry: Tenths;
  readonly salt: Tenths | null;
  /** Hardly a member is without salt: one without a list is salted too. */
  readonly alwaysSalted: boolean;
};
/** What a food is compared with. */
export type Compared = {
  readonly group: FoodGroup | null;
  readonly usual: Typical | undefined;
  /** The group rests on the name alone. */
  readonly isByName: boolean;
  /** By how much further out a figure has to lie. */
  readonly strict: number;
};
export type TypicalFigures = ReadonlyMap<FoodGroup, Typical>;

/** The tenth of a normal distribution lies so many standard deviations below its middle. */
const TENTH = 1.2816;
/** Powers of ten. No group is narrower: labels round, recipes differ. */
const MIN_SPREAD = { energy: 0.03, dry: 0.02, salt: 0.08 } as const;
/** What is below counts as this, as zero has no logarithm. */
const MIN_AMOUNTS = { energy: 1, dry: 0.5, salt: 0.01 } as const;

/** How far a figure lies from the middle of its group, in standard deviations on a logarithmic scale: figures of food are skewed. */
export function deviation(what: keyof typeof MIN_AMOUNTS, value: number, [tenth, median, ninetieth]: Tenths): number {
  const log = (amount: number) => Math.log10(Math.max(amount, MIN_AMOUNTS[what]));
  const distance = log(value) - log(median);
  const tail = Math.abs(log(distance < 0 ? tenth : ninetieth) - log(median)) / TENTH;
  return distance / Math.max(tail, MIN_SPREAD[what]);
}
