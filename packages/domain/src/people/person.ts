import { restrictionsOfChip } from '../diets/index.ts';
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
 * (celiac disease). Whoever becomes a child keeps what protects them.
 */
export function restrictionsOfChild(restrictions: readonly string[], conditions: readonly string[]): string[] {
  return [...new Set([...restrictions, ...conditions.filter((condition) => (restrictionsOfChip(condition)?.length ?? 0) > 0)])];
}

/** What counts of a person. Of a child only what they must not eat does: goals, other conditions and wants are no matter of theirs. */
export function profileOfPerson({ age, profile }: Pick<Person, 'age' | 'profile'>): ScoreProfile {
  if (!isChild(age)) return profile;
  const { restrictions = [], conditions = [], understood } = profile;
  return { restrictions: restrictionsOfChild(restrictions, conditions), understood, preferencesAreStored: true };
}
