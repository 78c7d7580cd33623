import type { Person } from '@labelwise/domain/people';
import type { ScoreProfile } from '@labelwise/domain/scoring';
import { ownProfile, personUnknown, UNKNOWN_PERSON, withUnderstood } from '../scores/own-profile.ts';
import { ME } from './has-people.ts';
import { type HouseholdPerson, type JudgedFor, judgedFor, storedPeople } from './stored-people.ts';

/** Somebody of whom nothing can be read: nothing is proven for them. */
const UNREADABLE: Person = { id: 'unreadable', age: null, profile: UNKNOWN_PERSON };

/** Those whom foods are judged for on this device now, with typed words resolved. Who cannot be read is somebody whom nothing fits. */
export async function chosenPeople(chosen: JudgedFor = judgedFor()): Promise<Person[]> {
  const stored = storedPeople();
  const others = stored === null ? [UNREADABLE] : await Promise.all(stored.map(personOf));
  const all = [{ id: ME, age: null, profile: await myProfile() }, ...others];
  return chosen === 'everyone' ? all : all.filter(({ id }) => id === chosen);
}

/** Whom foods are chosen for, as it can be sent to a worker: oneself, or the people who are chosen. */
export type AudienceTask = { readonly own: ScoreProfile } | { readonly people: readonly Person[] };

export async function audienceNow(): Promise<AudienceTask> {
  return judgedFor() === ME ? { own: await ownProfile() } : { people: await chosenPeople() };
}

async function myProfile(): Promise<ScoreProfile> {
  return personUnknown() === null ? ownProfile() : UNKNOWN_PERSON;
}

/** A person of the store as the domain asks for them. */
async function personOf({ id, age, ...one }: HouseholdPerson): Promise<Person> {
  const { dietaryRestrictions: restrictions, medicalConditions: conditions, healthGoals: goals, preferences } = one;
  return { id, age, profile: await withUnderstood({ restrictions, conditions, goals, preferences }) };
}
