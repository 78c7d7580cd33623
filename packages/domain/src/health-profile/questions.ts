import { LESS_VALUE, QUESTION_DIETS, type QuestionChoice } from './questions.data.ts';

/** What a person answered: allergies, diet and typed words as dietary restrictions, and the names of what they want less of. */
export type Answers = { readonly restrictions: readonly string[]; readonly less: readonly string[] };

export const NO_ANSWERS: Answers = { restrictions: [], less: [] };

/** Whether a choice is among the restrictions: all of its texts are. */
export function isChosen(restrictions: readonly string[], { texts }: QuestionChoice): boolean {
  return texts.length > 0 && texts.every((text) => restrictions.includes(text));
}

export function toggled(restrictions: readonly string[], choice: QuestionChoice): readonly string[] {
  const others = restrictions.filter((text) => !choice.texts.includes(text));
  return isChosen(restrictions, choice) ? others : [...others, ...choice.texts];
}

/** The same restrictions with one diet; the others of the question leave. */
export function withDiet(restrictions: readonly string[], diet: QuestionChoice): readonly string[] {
  const diets = new Set(QUESTION_DIETS.flatMap(({ texts }) => texts));
  return [...restrictions.filter((text) => !diets.has(text)), ...diet.texts];
}

/** The preferences that the answers become. */
export function preferencesOf({ less }: Answers): { ingredientName: string; preferenceValue: number }[] {
  return less.map((ingredientName) => ({ ingredientName, preferenceValue: LESS_VALUE }));
}
