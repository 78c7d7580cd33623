import { NICKNAME_LENGTH, OLDEST_CHILD, PERSON_COLOURS } from '@labelwise/domain/people';
import * as z from 'zod/mini';
import { Id, SHOWN_TEXT } from './common.ts';
import { endpoint } from './endpoint.ts';
import { Chips } from './health-profile.ts';
import { IngredientName, PreferenceValue } from './preferences.ts';

/** Raise it when the words of the consent for another person change. */
export const PERSON_CONSENT_VERSION = '2026-11';
const MAX_WANTS = 50;

const Nickname = z.string().check(z.trim(), z.minLength(1), z.maxLength(NICKNAME_LENGTH), z.regex(SHOWN_TEXT));

/** Of a child (`age` in whole years) only the diets and allergies are stored. */
const fields = {
  nickname: Nickname,
  colour: z.enum(PERSON_COLOURS),
  age: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(OLDEST_CHILD))),
  dietaryRestrictions: Chips,
  medicalConditions: Chips,
  healthGoals: Chips,
  preferences: z.array(z.object({ ingredientName: IngredientName, preferenceValue: PreferenceValue })).check(z.maxLength(MAX_WANTS)),
};
const consentVersion = z.string().check(z.minLength(1), z.maxLength(20));

/** A person of the member's household. What is stored was checked when it came in. */
export const HouseholdPerson = z.object({
  id: z.string(),
  ...fields,
  nickname: z.string(),
  preferences: z.array(z.object({ ingredientName: z.string(), preferenceValue: PreferenceValue })),
  consentVersion: z.string(),
  consentAt: z.string(),
});
export type HouseholdPerson = z.infer<typeof HouseholdPerson>;

export const NewPerson = z.object({ ...fields, consentVersion });
export type NewPerson = z.infer<typeof NewPerson>;
export const PersonChange = z.partial(NewPerson);
export type PersonChange = z.infer<typeof PersonChange>;

const PersonId = z.object({ id: Id });

/** For whom foods are judged: everyone of the household, the member alone (`me`), or the one of that id. */
export const JudgedFor = z.union([z.literal(['everyone', 'me']), Id]);
export type JudgedFor = z.infer<typeof JudgedFor>;

export const people = {
  list: endpoint({
    method: 'GET',
    path: '/api/people',
    summary: 'The people of the member’s household besides the member, in the order in which they were added.',
    tag: 'people',
    access: 'member',
    token: 'never',
    answer: z.array(HouseholdPerson),
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/people',
    summary: 'Adds a person, with the consent to store what they must not eat. The plan says how many.',
    tag: 'people',
    access: 'member',
    token: 'never',
    body: NewPerson,
    answer: HouseholdPerson,
    errors: ['invalid_input', 'people_limit'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/people/:id',
    summary: 'Changes the fields that are sent; of somebody who becomes a child all but diets and allergies is erased.',
    tag: 'people',
    access: 'member',
    token: 'never',
    params: PersonId,
    body: PersonChange,
    answer: HouseholdPerson,
    errors: ['invalid_input', 'not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/people/:id',
    summary: 'Erases a person.',
    tag: 'people',
    access: 'member',
    token: 'never',
    params: PersonId,
    answer: z.object({ success: z.boolean() }),
    errors: ['not_found'],
  }),
};
