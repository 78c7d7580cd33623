import { type FoodFacts, hasWholeList, type NutrimentName } from './food/index.ts';
import type { Fit } from './scoring/index.ts';

/** What foods are compared by, and which way is better. */
const COMPARED = [
  { id: 'sugars', better: 'less' },
  { id: 'saturatedFat', better: 'less' },
  { id: 'salt', better: 'less' },
  { id: 'fiber', better: 'more' },
  { id: 'proteins', better: 'more' },
] as const satisfies readonly { id: NutrimentName; better: 'less' | 'more' }[];
type ComparedAmount = (typeof COMPARED)[number]['id'];
export type ComparedId = ComparedAmount | 'additives';

/** A food with what the comparison needs to know of its score. */
export type ComparedFood = {
  readonly facts: Pick<FoodFacts, 'nutriments' | 'additives' | 'ingredientsText' | 'listBasis'>;
  /** Grams or millilitres of one serving. */
  readonly servingSize: number | null;
  /** `null` where nobody can judge it. */
  readonly score: number | null;
  /** How it stands to what the person leaves out; `null`: they leave nothing out. */
  readonly fit: Fit | null;
};

/** One row across: a value for each food, `null` where the pack does not say, and the places of the best. */
export type ComparedRow = {
  readonly id: ComparedId;
  readonly better: 'less' | 'more';
  readonly values: readonly (number | null)[];
  readonly best: readonly number[];
};

export type AmountBasis = '100' | 'serving';

export function comparedRows(foods: readonly ComparedFood[], basis: AmountBasis): ComparedRow[] {
  const amounts = COMPARED.map(({ id, better }) =>
    rowOf(
      id,
      better,
      foods.map((food) => amountIn(food, id, basis)),
    ),
  );
  return [...amounts, rowOf('additives', 'less', foods.map(countedAdditives))];
}

function amountIn({ facts, servingSize }: ComparedFood, id: ComparedAmount, basis: AmountBasis): number | null {
  const value = facts.nutriments[id];
  if (value === undefined) return null;
  if (basis === '100') return value;
  return servingSize === null || servingSize <= 0 ? null : (value * servingSize) / 100;
}

/** No additive is a figure only where the list was there to be read. */
function countedAdditives({ facts }: ComparedFood): number | null {
  return facts.additives.length > 0 || hasWholeList(facts) ? facts.additives.length : null;
}

/** Nothing is best where all that is known is the same. */
function rowOf(id: ComparedId, better: ComparedRow['better'], values: readonly (number | null)[]): ComparedRow {
  const known = values.filter((value) => value !== null);
  const top = better === 'less' ? Math.min(...known) : Math.max(...known);
  const isOpen = known.length > 1 && known.some((value) => value !== top);
  return { id, better, values, best: isOpen ? values.flatMap((value, at) => (value === top ? [at] : [])) : [] };
}

/** Why a food is the one, in a row where it alone is best; `part`: about this part of what the next best has. */
export type Advantage =
  | { readonly kind: 'part'; readonly id: ComparedAmount; readonly part: 'half' | 'third' | 'quarter' }
  | { readonly kind: 'none'; readonly id: ComparedId }
  | { readonly kind: 'best'; readonly id: ComparedId; readonly better: 'less' | 'more' };

export type ComparisonVerdict =
  /** Of the foods by their places: the best; `isPoor`: it is no good food all the same. */
  | { readonly kind: 'one'; readonly at: number; readonly because: readonly Advantage[]; readonly isPoor: boolean }
  /** All of them, by their places, or those that may be taken score alike. */
  | { readonly kind: 'same'; readonly score: number; readonly at: readonly number[]; readonly isAll: boolean; readonly isPoor: boolean }
  | { readonly kind: 'none fits' }
  /** None is known to fit, and not all are known not to; `not`: the places of those that are. */
  | { readonly kind: 'check'; readonly not: readonly number[] }
  | { readonly kind: 'unknown' };

const MAX_REASONS = 3;
/** "Good Match" begins here. */
const GOOD = 50;

/** Which of two to four foods to take: of those that are known to fit the person and can be judged, the one with the highest score. */
export function comparisonVerdict(foods: readonly ComparedFood[]): ComparisonVerdict {
  if (foods.every(({ fit }) => fit === 'conflict')) return { kind: 'none fits' };
  const fitting = foods.flatMap((food, at) => (food.fit === null || food.fit === 'fits' ? [{ ...food, at }] : []));
  if (fitting.length === 0) return { kind: 'check', not: foods.flatMap(({ fit }, at) => (fit === 'conflict' ? [at] : [])) };
  const judged = fitting.flatMap(({ score, at }) => (score === null ? [] : [{ at, score }]));
  const best = judged.toSorted((one, other) => other.score - one.score)[0];
  if (best === undefined) return { kind: 'unknown' };
  const isPoor = best.score < GOOD;
  const at = judged.flatMap((one) => (one.score === best.score ? [one.at] : []));
  if (at.length > 1) return { kind: 'same', score: best.score, at, isAll: at.length === foods.length, isPoor };
  return { kind: 'one', at: best.at, because: advantagesOf(best.at, foods), isPoor };
}

function advantagesOf(at: number, foods: readonly ComparedFood[]): Advantage[] {
  return comparedRows(foods, '100')
    .flatMap(({ id, better, values, best }): Advantage[] => {
      const value = values[at] ?? null;
      const others = values.flatMap((other, place) => (place === at || other === null ? [] : [other]));
      if (value === null || best.length !== 1 || best[0] !== at || others.length < foods.length - 1) return [];
      if (better === 'more') return [{ kind: 'best', id, better }];
      if (value === 0) return [{ kind: 'none', id }];
      const part = id === 'additives' ? null : partOf(value / Math.min(...others));
      return [part === null || id === 'additives' ? { kind: 'best', id, better } : { kind: 'part', id, part }];
    })
    .slice(0, MAX_REASONS);
}

/** In words only where they are near the truth. */
function partOf(ratio: number): 'half' | 'third' | 'quarter' | null {
  if (ratio >= 0.22 && ratio <= 0.28) return 'quarter';
  if (ratio >= 0.29 && ratio <= 0.38) return 'third';
  return ratio >= 0.44 && ratio <= 0.56 ? 'half' : null;
}
