import type { NutrimentName } from '@labelwise/domain/food';
import { KJ_PER_KCAL } from '@labelwise/domain/lib';
import { matchName, readFood } from '@labelwise/domain/matching';
import type { Level } from '@labelwise/domain/scoring';
import type { PlainId } from '@labelwise/messages';
import type { Food } from '../../../data/foods/foods.ts';
import { say } from '../../../i18n/say.ts';
import { numberText } from '../../../i18n/words.ts';
import type { NutritionRow } from '../../../ui/food/facts.tsx';

type Verdict = { level: Level; word: PlainId };

/** Nutrients to keep an eye on, by the limits of the UK front-of-pack label. */
const TO_LIMIT: readonly (readonly [NutrimentName | 'sodium', string])[] = [
  ['fat', 'Fat'],
  ['saturatedFat', 'Saturated Fat'],
  ['sugars', 'Sugar'],
  ['sodium', 'Sodium'],
];
/** Nutrients to look for, by the claims of Regulation (EC) 1924/2006. */
const TO_SEEK: readonly (readonly [NutrimentName, string])[] = [
  ['proteins', 'Protein'],
  ['fiber', 'Fiber'],
];

/** The level of each nutriment that limits exist for, by the same limits as the words. */
export function nutrientLevels(facts: Food['facts']): ReadonlyMap<string, Level> {
  return new Map([...nutrientVerdicts(facts)].map(([id, { level }]) => [id === 'sodium' ? 'salt' : id, level]));
}

/** How much is in it, by published limits that hold for everybody; nothing where the figure is unknown. */
function nutrientVerdicts(facts: Food['facts']): ReadonlyMap<string, Verdict> {
  const food = readFood(facts);
  const verdicts = new Map<string, Verdict>();
  for (const [id, name] of TO_LIMIT) {
    const share = matchName(food, name, 'less');
    if (isStated(facts, id) && share !== null)
      verdicts.set(
        id,
        share === 0
          ? { level: 'good', word: 'screens-details.low' }
          : share < 1
            ? { level: 'fair', word: 'screens-details.amount_medium' }
            : { level: 'poor', word: 'screens-details.high' },
      );
  }
  for (const [id, name] of TO_SEEK) {
    const share = matchName(food, name, 'more');
    if (isStated(facts, id) && share !== null && share > 0)
      verdicts.set(id, { level: 'good', word: share < 1 ? 'screens-details.amount_source_of' : 'screens-details.high' });
  }
  return verdicts;
}

function isStated({ nutriments }: Food['facts'], id: NutrimentName | 'sodium'): boolean {
  return nutriments[id === 'sodium' ? 'salt' : id] !== undefined;
}

/** Salt is sodium times 2.5. @source Regulation (EU) 1169/2011, annex I */
const SODIUM_IN_SALT = 0.4;

type Row = { id: NutrimentName | 'sodium'; name: PlainId; value: string; sub?: boolean; optional?: boolean };

/**
 * The nutrition facts per 100 g or 100 ml. Eight lines always stand there, "N/A" where the pack does not say; the rest as far
 * as it is known. Energy known in one unit is stated in both.
 */
export function nutritionRows(food: Pick<Food, 'facts' | 'doubts'>): NutritionRow[] {
  const verdicts = nutrientVerdicts(food.facts);
  const all = [...mainRows(food.facts.nutriments), ...furtherRows(food.facts.nutriments)];
  return all.map(({ id, name, value, sub }) => {
    const doubtful = food.doubts.some(
      ({ level, nutriments }) => level !== 'worth a look' && nutriments.includes(id === 'sodium' ? 'salt' : id),
    );
    const verdict = doubtful ? undefined : verdicts.get(id);
    return {
      id,
      name: say(name),
      value,
      sub,
      verdict: verdict === undefined ? undefined : { level: verdict.level satisfies Level, word: say(verdict.word) },
      // The reason stands beside the score, once for all figures that it speaks of.
      doubtful: doubtful ? say('screens-details.doubtful') : undefined,
    };
  });
}

function mainRows(known: Food['facts']['nutriments']): Row[] {
  const { energyKj, energyKcal, salt } = known;
  const kj = energyKj ?? (energyKcal === undefined ? undefined : energyKcal * KJ_PER_KCAL);
  const kcal = energyKcal ?? (energyKj === undefined ? undefined : energyKj / KJ_PER_KCAL);
  const rows: Row[] = [
    { id: 'energyKj', name: 'screens-common.energy', value: whole(kj, 'kJ') },
    { id: 'energyKcal', name: 'screens-details.calories', value: whole(kcal, 'kcal') },
    { id: 'fat', name: 'screens-label-check.fat', value: grams(known.fat) },
    { id: 'saturatedFat', name: 'screens-common.saturated_fat', value: grams(known.saturatedFat), sub: true },
    { id: 'carbohydrates', name: 'screens-label-check.carbohydrates', value: grams(known.carbohydrates) },
    { id: 'sugars', name: 'screens-common.sugars', value: grams(known.sugars), sub: true },
    { id: 'proteins', name: 'screens-common.proteins', value: grams(known.proteins) },
    { id: 'fiber', name: 'screens-common.fiber', value: grams(known.fiber) },
    { id: 'sodium', name: 'screens-label-check.sodium', value: grams(salt === undefined ? undefined : salt * SODIUM_IN_SALT) },
    { id: 'salt', name: 'screens-details.as_salt', value: grams(salt), sub: true, optional: true },
  ];
  return rows.filter(({ optional, value }) => optional !== true || value !== notStated());
}

function furtherRows(known: Food['facts']['nutriments']): Row[] {
  const stated = FURTHER_NUTRIMENTS.filter(([id]) => known[id] !== undefined).map(
    ([id, name]): Row => ({ id, name, value: grams(known[id]) }),
  );
  return known.alcohol === undefined || known.alcohol === 0
    ? stated
    : [...stated, { id: 'alcohol', name: 'screens-details.alcohol', value: `${figure(known.alcohol)}\u00a0% vol` }];
}

/** Figures that are shown where the pack states them, below the eight that are always shown. */
const FURTHER_NUTRIMENTS: readonly (readonly [NutrimentName, PlainId])[] = [
  ['transFat', 'screens-label-check.trans_fat'],
  ['monounsaturatedFat', 'screens-label-check.monounsaturated_fat'],
  ['polyunsaturatedFat', 'screens-label-check.polyunsaturated_fat'],
  ['omega3', 'screens-details.omega_3'],
  ['alphaLinolenicAcid', 'screens-details.alpha_linolenic_acid'],
  ['epa', 'screens-details.epa'],
  ['dha', 'screens-details.dha'],
  ['cholesterol', 'screens-label-check.cholesterol'],
  ['addedSugars', 'screens-label-check.added_sugars'],
  ['polyols', 'screens-label-check.polyols'],
  ['caffeine', 'screens-details.caffeine'],
  ['vitaminA', 'screens-details.vitamin_a'],
  ['vitaminC', 'screens-details.vitamin_c'],
  ['vitaminD', 'screens-details.vitamin_d'],
  ['vitaminE', 'screens-details.vitamin_e'],
  ['vitaminK', 'screens-details.vitamin_k'],
  ['vitaminB1', 'screens-details.vitamin_b1'],
  ['vitaminB2', 'screens-details.vitamin_b2'],
  ['vitaminPp', 'screens-details.vitamin_b3'],
  ['pantothenicAcid', 'screens-details.vitamin_b5'],
  ['vitaminB6', 'screens-details.vitamin_b6'],
  ['biotin', 'screens-details.biotin'],
  ['vitaminB9', 'screens-details.vitamin_b9'],
  ['folates', 'screens-details.folates'],
  ['vitaminB12', 'screens-details.vitamin_b12'],
  ['calcium', 'screens-details.calcium'],
  ['iron', 'screens-details.iron'],
  ['potassium', 'screens-details.potassium'],
  ['magnesium', 'screens-details.magnesium'],
  ['zinc', 'screens-details.zinc'],
  ['selenium', 'screens-details.selenium'],
  ['iodine', 'screens-details.iodine'],
  ['phosphorus', 'screens-details.phosphorus'],
];

const NO_BREAK = '\u00a0';

/** A figure with at most `digits` decimals, as the language of the page writes it: 1,650 and 1.5; 1 650 and 1,5. */
export function figure(value: number, digits = 1): string {
  return numberText(value, { maximumFractionDigits: digits });
}

/** An amount in grams with the unit in which it is not all zeros: "6.2 g", "8 mg", "2.4 µg". What is not finite is "N/A". */
export function grams(value: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return notStated();
  if (value === 0 || value >= 0.5) return `${figure(value, value < 10 ? 2 : 1)}${NO_BREAK}g`;
  // From half a unit on, so that rounding never leaves a zero.
  return value >= 0.0005 ? `${figure(value * 1000)}${NO_BREAK}mg` : `${figure(value * 1_000_000)}${NO_BREAK}µg`;
}

function notStated(): string {
  return say('screens-results.n_a');
}

/** A whole figure with a unit, or "N/A". */
export function whole(value: number | undefined, unit: string): string {
  return value === undefined || !Number.isFinite(value) ? notStated() : `${figure(value, 0)}${NO_BREAK}${unit}`;
}
