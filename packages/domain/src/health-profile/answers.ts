import { selectionKey } from '../preferences/index.ts';
import { LESS_VALUE, QUESTION_DIETS, type QuestionChoice } from './questions.data.ts';
import { CONCERN_DEFAULT, NO_RESTRICTIONS, PROFILE_NAMES } from './survey.data.ts';

/** Silent save of the basic fields this long after the last change, in ms. */
export const AUTO_SAVE_DELAY_MS = 1000;

/** The fields of "Basic Information"; height in inches, weight in pounds, both decimal. `null` = unset. */
export type BasicInformation = {
  age: number | null;
  gender: string | null;
  activityLevel: string | null;
  height: number | null;
  weight: number | null;
};

/** The silent save waits for at least one of age, height, weight and gender; an activity level alone is not enough. */
export function mayAutoSave({ age, height, weight, gender }: BasicInformation): boolean {
  return age !== null || height !== null || weight !== null || (gender !== null && gender !== '');
}

const THOUSANDS = /^\d{1,3}(?:[.,'\u00a0\u202f ]\d{3})+$/;
const DECIMAL = /^\d+(?:[.,]\d*)?$/;

/**
 * What a number field of the profile means: a whole number, decimals cut off ("70.9" → 70), thousands understood
 * ("2,000" → 2000). Empty, negative and unparseable entries are `null`, unset.
 */
export function parseWholeNumber(text: string): number | null {
  const entry = text.trim();
  if (THOUSANDS.test(entry)) return safe(Number(entry.replace(/\D/g, '')));
  return DECIMAL.test(entry) ? safe(Math.trunc(Number(entry.replace(',', '.')))) : null;
}

function safe(value: number): number | null {
  return Number.isSafeInteger(value) ? value : null;
}

/**
 * The chips with one more; the same array when the trimmed text is empty or already there. Letter case does not make
 * a second chip ("vegan" beside "Vegan").
 */
export function addChip(chips: readonly string[], text: string): readonly string[] {
  const chip = text.trim().replace(/\s+/g, ' ');
  const isThere = chips.some((one) => selectionKey(one) === selectionKey(chip));
  return chip === '' || isThere ? chips : [...chips, chip];
}

export function removeChip(chips: readonly string[], chip: string): readonly string[] {
  return chips.filter((one) => one !== chip);
}

/** Answers of the welcome survey as they are stored and sent at sign-up. */
export type SurveyAnswers = {
  healthGoals: string[];
  dietaryRestrictions: string[];
  /** 1…5. */
  concernLevel: number;
  interests: string[];
  /** `beginner`, `intermediate`, `advanced` or `expert`; empty until chosen. */
  experience: string;
};

export const EMPTY_SURVEY: SurveyAnswers = {
  healthGoals: [],
  dietaryRestrictions: [],
  concernLevel: CONCERN_DEFAULT,
  interests: [],
  experience: '',
};

/**
 * The health profile that survey answers suggest: chips in the profile's own names. "No restrictions" says that there
 * are none and becomes no chip. To be stored only after the member's consent.
 */
export function profileFromSurvey(answers: Pick<SurveyAnswers, 'healthGoals' | 'dietaryRestrictions'>): {
  healthGoals: readonly string[];
  dietaryRestrictions: readonly string[];
} {
  return { healthGoals: chipsOf(answers.healthGoals), dietaryRestrictions: chipsOf(answers.dietaryRestrictions) };
}

/** One tap on a restriction: "No restrictions" clears the others, and any other clears "No restrictions". */
export function toggleRestriction(chosen: readonly string[], tapped: string): string[] {
  if (chosen.includes(tapped)) return chosen.filter((one) => one !== tapped);
  return tapped === NO_RESTRICTIONS ? [tapped] : [...chosen.filter((one) => one !== NO_RESTRICTIONS), tapped];
}

function chipsOf(chosen: readonly string[]): readonly string[] {
  const names = chosen.filter((name) => name !== NO_RESTRICTIONS).map((name) => PROFILE_NAMES.get(name) ?? name);
  return names.reduce<readonly string[]>(addChip, []);
}

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
