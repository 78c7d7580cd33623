/**
 * An answer to one of the three questions. `texts` are stored among the dietary restrictions, as the chips of the health profile store
 * them; a test holds each of them against the diet that it binds.
 */
export type QuestionChoice = { readonly label: string; readonly texts: readonly string[] };

/** "Allergic to", the commonest first; the others are shown on request. */
export const QUESTION_ALLERGIES: readonly QuestionChoice[] = [
  allergy('Tree nuts'),
  allergy('Peanuts'),
  allergy('Milk'),
  allergy('Eggs'),
  allergy('Gluten'),
  allergy('Soy'),
  allergy('Sesame'),
  allergy('Fish'),
  allergy('Shellfish', 'Crustaceans', 'Molluscs'),
];
export const MORE_ALLERGIES: readonly QuestionChoice[] = ['Wheat', 'Mustard', 'Celery', 'Lupin', 'Sulphites'].map((label) => allergy(label));

/** "You eat": one of them. */
export const QUESTION_DIETS: readonly QuestionChoice[] = [
  { label: 'Everything', texts: [] },
  { label: 'Vegetarian', texts: ['Vegetarian'] },
  { label: 'Vegan', texts: ['Vegan'] },
  { label: 'Fish, no meat', texts: ['Pescatarian'] },
  { label: 'Halal', texts: ['Halal'] },
  { label: 'Kosher', texts: ['Kosher'] },
];

/** "Less of": `name` is the preference that it becomes. */
export const QUESTION_LESS: readonly { readonly label: string; readonly name: string }[] = [
  { label: 'Sugar', name: 'Sugar' },
  { label: 'Salt', name: 'Sodium' },
  { label: 'Saturated fat', name: 'Saturated Fat' },
  { label: 'Palm oil', name: 'Palm Oil' },
  { label: 'Preservatives', name: 'Preservatives' },
  { label: 'Sweeteners', name: 'Artificial Sweeteners' },
];
/** How many of them one person may choose. */
export const MAX_LESS = 3;
/** The strength of each: the middle of the scale. */
export const LESS_VALUE = -3;

function allergy(label: string, ...of: readonly string[]): QuestionChoice {
  return { label, texts: (of.length === 0 ? [label] : of).map((allergen) => `Allergy: ${allergen}`) };
}
