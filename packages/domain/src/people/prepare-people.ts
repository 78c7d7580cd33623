import { type PreparedProfile, prepareProfile } from '../scoring/index.ts';
import { type Person, profileOfPerson } from './person.ts';

/** A person made ready for any number of foods. */
export type PreparedPerson = {
  readonly id: string;
  readonly age: number | null;
  readonly profile: PreparedProfile;
};

function preparePerson({ id, age, profile }: Person): PreparedPerson {
  return { id, age, profile: prepareProfile(profileOfPerson({ age, profile })) };
}

/** Resolves each person once, for any number of foods. */
export function preparePeople(people: readonly Person[]): PreparedPerson[] {
  return people.map(preparePerson);
}
