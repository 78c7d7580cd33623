import type { NutrimentName } from '@labelwise/domain/food';
import { matchName, readFood } from '@labelwise/domain/matching';
import type { Level } from '@labelwise/domain/scoring';
import type { Food } from '../../../data/foods/foods.ts';
import type { NutritionRow } from '../../../ui/food/facts.tsx';
import { grams, whole } from './amount-text.ts';
import { FURTHER_NUTRIMENTS } from './nutriment-names.data.ts';

type Verdict = { level: Level; word: string };

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

/** How much is in it, by published limits that hold for everybody; nothing where the figure is unknown. */
function nutrientVerdicts(facts: Food['facts']): ReadonlyMap<string, Verdict> {
  const food = readFood(facts);
  const verdicts = new Map<string, Verdict>();
  for (const [id, name] of TO_LIMIT) {
    const share = matchName(food, name, 'less');
    if (isStated(facts, id) && share !== null)
      verdicts.set(
        id,
        share === 0 ? { level: 'good', word: 'Low' } : share < 1 ? { level: 'fair', word: 'Medium' } : { level: 'poor', word: 'High' },
      );
  }
  for (const [id, name] of TO_SEEK) {
    const share = matchName(food, name, 'more');
    if (isStated(facts, id) && share !== null && share > 0) verdicts.set(id, { level: 'good', word: share < 1 ? 'Source' : 'High' });
  }
  return verdicts;
}

function isStated({ nutriments }: Food['facts'], id: NutrimentName | 'sodium'): boolean {
  return nutriments[id === 'sodium' ? 'salt' : id] !== undefined;
}

/** kJ in one kcal. @source Regulation (EU) 1169/2011, annex XIV */
const KJ_PER_KCAL = 4.184;
/** Salt is sodium times 2.5. @source Regulation (EU) 1169/2011, annex I */
const SODIUM_IN_SALT = 0.4;

type Row = { id: NutrimentName | 'sodium'; name: string; value: string; sub?: boolean; optional?: boolean };

/**
 * The nutrition facts per 100 g or 100 ml. Eight lines always stand there, "N/A" where the pack does not say; the rest as far
 * as it is known. Energy known in one unit is stated in both.
 *
 * @param t translates names and words
 */
export function nutritionRows(food: Pick<Food, 'facts' | 'doubts'>, t: (text: string) => string): NutritionRow[] {
  const verdicts = nutrientVerdicts(food.facts);
  const all = [...mainRows(food.facts.nutriments), ...furtherRows(food.facts.nutriments)];
  return all.map(({ id, name, value, sub }) => {
    const doubtful = food.doubts.some(
      ({ level, nutriments }) => level !== 'worth a look' && nutriments.includes(id === 'sodium' ? 'salt' : id),
    );
    const verdict = doubtful ? undefined : verdicts.get(id);
    return {
      id,
      name: t(name),
      value,
      sub,
      verdict: verdict === undefined ? undefined : { level: verdict.level satisfies Level, word: t(verdict.word) },
      // The reason stands beside the score, once for all figures that it speaks of.
      doubtful: doubtful ? t('doubtful') : undefined,
    };
  });
}

function mainRows(known: Food['facts']['nutriments']): Row[] {
  const { energyKj, energyKcal, salt } = known;
  const kj = energyKj ?? (energyKcal === undefined ? undefined : energyKcal * KJ_PER_KCAL);
  const kcal = energyKcal ?? (energyKj === undefined ? undefined : energyKj / KJ_PER_KCAL);
  const rows: Row[] = [
    { id: 'energyKj', name: 'Energy', value: whole(kj, 'kJ') },
    { id: 'energyKcal', name: 'Calories', value: whole(kcal, 'kcal') },
    { id: 'fat', name: 'Fat', value: grams(known.fat) },
    { id: 'saturatedFat', name: 'Saturated fat', value: grams(known.saturatedFat), sub: true },
    { id: 'carbohydrates', name: 'Carbohydrates', value: grams(known.carbohydrates) },
    { id: 'sugars', name: 'Sugars', value: grams(known.sugars), sub: true },
    { id: 'proteins', name: 'Protein', value: grams(known.proteins) },
    { id: 'fiber', name: 'Fiber', value: grams(known.fiber) },
    { id: 'sodium', name: 'Sodium', value: grams(salt === undefined ? undefined : salt * SODIUM_IN_SALT) },
    { id: 'salt', name: 'as salt', value: grams(salt), sub: true, optional: true },
  ];
  return rows.filter(({ optional, value }) => optional !== true || value !== 'N/A');
}

function furtherRows(known: Food['facts']['nutriments']): Row[] {
  const stated = FURTHER_NUTRIMENTS.filter(([id]) => known[id] !== undefined).map(
    ([id, name]): Row => ({ id, name, value: grams(known[id]) }),
  );
  return known.alcohol === undefined || known.alcohol === 0
    ? stated
    : [...stated, { id: 'alcohol', name: 'Alcohol', value: `${known.alcohol}\u00a0% vol` }];
}
