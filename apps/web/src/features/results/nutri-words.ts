import type { Food } from '../../data/foods/foods.ts';
import type { Sentence } from './say.ts';

export type Grade = 'a' | 'b' | 'c' | 'd' | 'e';
type NutriScore = Food['nutriScore'];

/** The official words of the grades. */
export const GRADE_WORDS: Readonly<Record<Grade, string>> = { a: 'Excellent', b: 'Good', c: 'Fair', d: 'Poor', e: 'Bad' };

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
export function gradeTitle(food: Pick<Food, 'nutriscoreGrade' | 'nutriScore'>): Sentence {
  const { text, values } = lettersOf(food);
  return { text: `Nutri-Score ${text}`, values };
}

/** "E, the same for everyone": the grade before its points are opened. */
export function gradeAnswer(food: Pick<Food, 'nutriscoreGrade' | 'nutriScore'>): Sentence {
  const { text, values } = lettersOf(food);
  return { text: `${text}, the same for everyone`, values };
}

function lettersOf(food: Pick<Food, 'nutriscoreGrade' | 'nutriScore'>): Required<Sentence> {
  const range = openRange(food.nutriScore);
  const grade = gradeOf(food);
  if (range === null) return { text: '{{grade}}', values: { grade: grade === null ? 'N/A' : grade.toUpperCase() } };
  const [best, worst] = range.map((letter) => letter.toUpperCase());
  const apart = range[1].charCodeAt(0) - range[0].charCodeAt(0);
  return { text: apart > 1 ? '{{best}} to {{worst}}' : '{{best}} or {{worst}}', values: { best: best ?? '', worst: worst ?? '' } };
}

const REASONS = {
  no_category: 'no category is known, and each kind of food is graded by its own table.',
  exempt: 'this kind of food carries no Nutri-Score.',
  missing_nutriments: 'the nutrition table is not complete.',
} as const;

const NAMES: Readonly<Record<string, string>> = { energyKj: 'energy', saturatedFat: 'saturated fat', proteins: 'protein' };

/** Why there is no grade, and the one thing that would fix it. For a food with a grade the words are not shown. */
export function notAvailable(nutriScore: NutriScore): { reason: string; fix: Sentence | null } {
  if (nutriScore.computable) return { reason: '', fix: null };
  const { reason, missing } = nutriScore;
  if (reason === 'exempt') return { reason: REASONS.exempt, fix: null };
  if (reason === 'no_category') return { reason: REASONS.no_category, fix: { text: 'Its category would settle it.' } };
  const list = missing.map((name) => NAMES[name] ?? name).join(', ');
  return { reason: REASONS.missing_nutriments, fix: list === '' ? null : { text: 'Still needed: {{list}}.', values: { list } } };
}
