import { constraintsOf, type PreparedProfile, prepareProfile, type ScoreProfile } from '../scoring/index.ts';
import { isChild, type Person, restrictionsOfChild } from './person.ts';

/** A person made ready for any number of foods. */
export type PreparedPerson = {
  readonly id: string;
  readonly age: number | null;
  readonly profile: PreparedProfile;
};

/**
 * What counts of a person. Of a child only what they must not eat does: goals, other conditions and wants are no matter of theirs.
 * A typed condition rules foods out as `understood` says, or by its own words ("nut allergy") where nobody resolved it.
 */
export function profileOfPerson({ age, profile }: Pick<Person, 'age' | 'profile'>): ScoreProfile {
  if (!isChild(age)) return profile;
  const { restrictions = [], conditions = [], understood } = profile;
  const rulesOut = (condition: string) => constraintsOf({ conditions: [condition], understood }).length > 0;
  return { restrictions: restrictionsOfChild(restrictions, conditions, rulesOut), understood, preferencesAreStored: true };
}

function preparePerson({ id, age, profile }: Person): PreparedPerson {
  return { id, age, profile: prepareProfile(profileOfPerson({ age, profile })) };
}

/** Resolves each person once, for any number of foods. */
export function preparePeople(people: readonly Person[]): PreparedPerson[] {
  return people.map(preparePerson);
}
