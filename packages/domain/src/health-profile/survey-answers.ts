import { addChip } from './profile-fields.ts';
import { CONCERN_DEFAULT, NO_RESTRICTIONS, PROFILE_NAMES } from './survey.data.ts';

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
