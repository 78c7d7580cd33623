import { type Person, preparePeople, profileOfPerson } from '@labelwise/domain/people';
import type { PreparedProfile } from '@labelwise/domain/scoring';
import type { JudgedPerson } from './product-view.ts';

/** Somebody of a household, as they are judged and called. */
export type HouseholdMember = Person & { readonly name: string };
/** `people`: those of the member's household whom foods can be judged for; `notJudged`: names of members who share nothing to judge by. */
export type HouseholdView = { readonly people: readonly HouseholdMember[]; readonly notJudged: readonly string[] };
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

type OwnLimits = { readonly dietaryRestrictions: readonly string[]; readonly medicalConditions: readonly string[] };

/** What those keep to whom a question is for. @param self of the member, where it may be shown @param showsOthers what the others leave out may be shown too */
export function limitsOf(chosen: ChosenPeople | null, self: OwnLimits | null, showsOthers: boolean): readonly string[] {
  const own = self === null || chosen?.withSelf === false ? [] : [...self.dietaryRestrictions, ...self.medicalConditions];
  const others = showsOthers ? (chosen?.people ?? []).map(profileOfPerson) : [];
  return [...own, ...others.flatMap(({ restrictions = [], conditions = [] }) => [...restrictions, ...conditions])];
}
