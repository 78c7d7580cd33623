import type { HouseholdAnswer, HouseholdVerdict, PersonColour, PersonVerdict } from '@labelwise/domain/people';
import { storedPeople } from './stored-people.ts';

/** A verdict with whom it is for; `null` names the member or guest. */
export type NamedVerdict = PersonVerdict & {
  readonly person: { readonly nickname: string; readonly colour: PersonColour; readonly age: number | null } | null;
};

/** What a food comes to for those whom it is judged for, the strictest first. */
export type NamedVerdicts = { readonly answer: HouseholdAnswer; readonly people: readonly NamedVerdict[] };

/** A verdict of the domain with the names that lie on this device. */
export function named({ answer, people }: Pick<HouseholdVerdict, 'answer' | 'people'>): NamedVerdicts {
  const stored = storedPeople() ?? [];
  return { answer, people: people.map((one) => ({ ...one, person: stored.find(({ id }) => id === one.id) ?? null })) };
}
