import type { PlainId } from '@labelwise/messages';
import type { Food } from '../../data/foods/foods.ts';
import { say } from '../../i18n/say.ts';

export type Grade = 'a' | 'b' | 'c' | 'd' | 'e';
type NutriScore = Food['nutriScore'];

/** The official words of the grades. */
export const GRADE_WORDS: Readonly<Record<Grade, PlainId>> = {
  a: 'screens-results.excellent',
  b: 'screens-results.good',
  c: 'screens-results.fair',
  d: 'screens-results.poor',
  e: 'screens-results.bad',
};

/** The grade shown: ours, else the one that the source prints, else none. */
export function gradeOf({ nutriscoreGrade }: Pick<Food, 'nutriscoreGrade'>): Grade | null {
  return nutriscoreGrade === 'unknown' ? null : nutriscoreGrade;
}

/** Best and worst letter where the pack leaves open which one it is. */
export function openRange(nutriScore: NutriScore): readonly [Grade, Grade] | null {
  if (!nutriScore.computable || nutriScore.range === null) return null;
  const { best, worst } = nutriScore.range;
  return best.grade === worst.grade ? null : [best.grade, worst.grade];
}

/** "Nutri-Score A", "Nutri-Score B or C", "Nutri-Score B to D". */
export function gradeTitle(food: Pick<Food, 'nutriscoreGrade' | 'nutriScore'>): string {
  return say('screens-results.nutri_score_letters', { letters: lettersOf(food) });
}

/** "E, the same for everyone": the grade before its points are opened. */
export function gradeAnswer(food: Pick<Food, 'nutriscoreGrade' | 'nutriScore'>): string {
  return say('screens-results.same_for_everyone', { letters: lettersOf(food) });
}

function lettersOf(food: Pick<Food, 'nutriscoreGrade' | 'nutriScore'>): string {
  const range = openRange(food.nutriScore);
  const grade = gradeOf(food);
  if (range === null) return grade === null ? say('screens-results.n_a') : grade.toUpperCase();
  const [best = '', worst = ''] = range.map((letter) => letter.toUpperCase());
  const apart = range[1].charCodeAt(0) - range[0].charCodeAt(0);
  return apart > 1 ? say('screens-results.best_to_worst', { best, worst }) : say('screens-results.best_or_worst', { best, worst });
}

const REASONS = {
  no_category: 'screens-results.why_no_category',
  exempt: 'screens-results.why_exempt',
  missing_nutriments: 'screens-results.why_missing_figures',
} as const satisfies Readonly<Record<string, PlainId>>;

const NAMES: Readonly<Record<string, PlainId>> = {
  energyKj: 'screens-results.missing_energy',
  fat: 'screens-results.missing_fat',
  saturatedFat: 'screens-results.missing_saturated_fat',
  sugars: 'screens-results.missing_sugars',
  salt: 'screens-results.missing_salt',
  fiber: 'screens-results.fiber',
  proteins: 'screens-results.missing_protein',
};

/** Why there is no grade, and the one thing that would fix it. For a food with a grade the words are not shown. */
export function notAvailable(nutriScore: NutriScore): { reason: string; fix: string | null } {
  if (nutriScore.computable) return { reason: '', fix: null };
  const { reason, missing } = nutriScore;
  if (reason === 'exempt') return { reason: say(REASONS.exempt), fix: null };
  if (reason === 'no_category') return { reason: say(REASONS.no_category), fix: say('screens-results.its_category_would_settle') };
  const list = missing.map(nameOf).join(', ');
  return { reason: say(REASONS.missing_nutriments), fix: list === '' ? null : say('screens-results.still_needed_list', { list }) };
}

function nameOf(nutriment: string): string {
  const id = NAMES[nutriment];
  return id === undefined ? nutriment : say(id);
}
