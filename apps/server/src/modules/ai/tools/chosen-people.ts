import { type Person, preparePeople } from '@labelwise/domain/people';
import type { PreparedProfile } from '@labelwise/domain/scoring';
import type { JudgedPerson } from './product-view.ts';

/** Somebody of a household, as they are judged and called. */
export type HouseholdMember = Person & { readonly name: string };
/** For whom foods are judged, instead of for the member alone. */
export type ChosenPeople = { readonly people: readonly HouseholdMember[]; readonly withSelf: boolean };

/**
 * Those people, ready for any number of foods.
 *
 * @param self the member @param withDeclared adds what was declared in the conversation, which binds each of them
 */
export function judgedPeople(
  { people, withSelf }: ChosenPeople,
  self: PreparedProfile,
  withDeclared: (profile: PreparedProfile) => PreparedProfile,
): JudgedPerson[] {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const others = preparePeople(people).map(
    (one): JudgedPerson => ({ ...one, profile: withDeclared(one.profile), name: names.get(one.id) ?? '' }),
  );
  return withSelf ? [{ id: '', age: null, profile: self, name: null }, ...others] : others;
}
