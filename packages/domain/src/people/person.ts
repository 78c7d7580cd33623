import type { ScoreProfile } from '../scoring/index.ts';

/** From this age on somebody is an adult, whose age nobody asks for. */
const ADULT_AGE = 18;
export const OLDEST_CHILD = ADULT_AGE - 1;
/** Below it there are alerts and no score: the sum is made for adults and older children. */
const SCORED_FROM_AGE = 3;
/** The member or guest counts as one. */
export const MAX_PEOPLE = { free: 2, premium: 8 } as const;
export const NICKNAME_LENGTH = 40;

/** Tells people apart at a glance; it means nothing, the name stands beside it. */
export const PERSON_COLOURS = ['sky', 'oat', 'plum', 'sage', 'clay', 'stone'] as const;
export type PersonColour = (typeof PERSON_COLOURS)[number];

/** What is known of a person besides who they are. */
export type PersonProfile = Pick<
  ScoreProfile,
  'goals' | 'conditions' | 'restrictions' | 'understood' | 'preferences' | 'preferencesAreStored'
>;

export type Person = {
  readonly id: string;
  /** In whole years, of a child; `null`: an adult. */
  readonly age: number | null;
  readonly profile: PersonProfile;
};

export function isChild(age: number | null): boolean {
  return age !== null && age < ADULT_AGE;
}

/** `infant`: too young for a score. */
export function ageGroup(age: number | null): 'infant' | 'child' | 'adult' {
  if (!isChild(age)) return 'adult';
  return (age ?? 0) < SCORED_FROM_AGE ? 'infant' : 'child';
}

/**
 * What a child must not eat, of what is known of somebody: the diets and allergies, and of the conditions those that rule foods out
 * ("Celiac Disease", "Zöliakie"; not "Asthma"). Whoever becomes a child keeps what protects them.
 * @param rulesOut whether a condition, chosen or typed, rules foods out
 */
export function restrictionsOfChild(
  restrictions: readonly string[],
  conditions: readonly string[],
  rulesOut: (condition: string) => boolean,
): string[] {
  return [...new Set([...restrictions, ...conditions.filter(rulesOut)])];
}
