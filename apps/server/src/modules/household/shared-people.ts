import { type Household, SHARED_SELF } from '@labelwise/contracts/household';
import { restrictionsOfChip } from '@labelwise/domain/diets';
import { isChild, NICKNAME_LENGTH, PERSON_COLOURS } from '@labelwise/domain/people';
import * as z from 'zod/mini';
import type { PersonTable } from '../../db/schema/profiles.ts';
import type { NamedMember } from './household.repository.ts';

type SharedPerson = Household['members'][number]['people'][number];
type Sharable = {
  people: readonly PersonTable[];
  profiles: readonly { memberId: string; dietaryRestrictions: string; medicalConditions: string }[];
};

const Words = z.array(z.string());
const Colour = z.enum(PERSON_COLOURS);

/** Whom a member lets the others of the household see: who they are and what they must not eat. */
export function sharedPeople(member: NamedMember, { people, profiles }: Sharable, name: string): SharedPerson[] {
  const shared = new Set(Words.parse(JSON.parse(member.shared)));
  const profile = profiles.find(({ memberId }) => memberId === member.memberId);
  // Who never gave what they leave out is not somebody who leaves nothing out.
  const self: SharedPerson[] =
    profile === undefined
      ? []
      : [{ id: member.id, nickname: name.slice(0, NICKNAME_LENGTH), colour: 'stone', age: null, ...leftOut(profile) }];
  return [
    ...(shared.has(SHARED_SELF) ? self : []),
    ...people
      .filter(({ id, memberId }) => memberId === member.memberId && shared.has(id))
      .map((person) => ({
        id: person.id,
        nickname: person.nickname,
        colour: Colour.parse(person.colour),
        age: person.age,
        ...leftOut(isChild(person.age) ? { ...person, medicalConditions: '[]' } : person),
      })),
  ];
}

/**
 * Diets and allergies, and of the conditions those that rule foods out (celiac disease), without which a food would be called safe; what
 * was typed may be one. Other conditions are nobody else's matter.
 */
function leftOut({ dietaryRestrictions, medicalConditions }: Pick<PersonTable, 'dietaryRestrictions' | 'medicalConditions'>) {
  return {
    dietaryRestrictions: Words.parse(JSON.parse(dietaryRestrictions)),
    medicalConditions: Words.parse(JSON.parse(medicalConditions)).filter((condition) => restrictionsOfChip(condition)?.length !== 0),
  };
}
