import { NICKNAME_LENGTH, PERSON_COLOURS } from '@labelwise/domain/people';
import * as z from 'zod/mini';
import { Id } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Raise it when the words of the consent to share what one must not eat change. */
export const SHARING_CONSENT_VERSION = '2026-11';
/** Members of one household, and links that wait at once. */
export const MAX_MEMBERS = 8;
export const MAX_INVITATIONS = 5;
export const INVITATION_DAYS = 7;
/** In a list of what is shared, the member; the others are ids of their people. */
export const SHARED_SELF = 'me';

/** Somebody whom a member of the household shares: who they are and what they must not eat, nothing else. */
const SharedPerson = z.object({
  id: z.string(),
  nickname: z.string().check(z.maxLength(NICKNAME_LENGTH)),
  colour: z.enum(PERSON_COLOURS),
  age: z.nullable(z.number()),
  dietaryRestrictions: z.array(z.string()),
  /** Those that rule foods out, or may. */
  medicalConditions: z.array(z.string()),
});

const HouseholdMember = z.object({
  /** Good within the household alone. */
  id: z.string(),
  name: z.string(),
  isMe: z.boolean(),
  joinedAt: z.string(),
  /** Of the others, whom they share; themselves by the id of the member. Empty of oneself. */
  people: z.array(SharedPerson),
});
const HouseholdInvitation = z.object({ id: z.string(), createdAt: z.string(), expiresAt: z.string() });

export const Household = z.object({
  members: z.array(HouseholdMember),
  /** Links of one’s own that wait to be used; the links themselves are answered once. */
  invitations: z.array(HouseholdInvitation),
  /** What the caller shares: `me`, and ids of their people. Nobody at first. */
  shared: z.array(z.string()),
  /** Names of those who joined after the caller agreed to that: they see nothing of it until the caller agrees again. */
  joinedSince: z._default(z.array(z.string()), []),
});
export type Household = z.infer<typeof Household>;

const Token = z.string().check(z.minLength(20), z.maxLength(200));

export const household = {
  show: endpoint({
    method: 'GET',
    path: '/api/household',
    summary: 'Who shares a shopping list with the member, and what each of them shares of what they must not eat.',
    tag: 'household',
    access: 'member',
    token: 'never',
    answer: Household,
    errors: [],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/household/invitations',
    summary: 'A link that lets one other member join, once, for seven days. It is answered this once.',
    tag: 'household',
    access: 'member',
    token: 'never',
    answer: z.extend(HouseholdInvitation, { link: z.string() }),
    errors: ['conflict', 'too_many_requests'],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/household/invitations/:id',
    summary: 'Withdraws a link that nobody has used yet.',
    tag: 'household',
    access: 'member',
    token: 'never',
    params: z.object({ id: Id }),
    answer: z.object({ success: z.boolean() }),
    errors: ['not_found'],
  }),
  look: endpoint({
    method: 'POST',
    path: '/api/household/invitation',
    summary: 'Who invites by a link, before it is used.',
    tag: 'household',
    access: 'member',
    token: 'never',
    body: z.object({ token: Token }),
    answer: z.object({ invitedBy: z.string(), members: z.number() }),
    errors: ['invitation_invalid', 'too_many_requests'],
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/household/join',
    summary: 'Joins the household that a link leads to; the member’s own entries come along. Who shares one already leaves it first.',
    tag: 'household',
    access: 'member',
    token: 'never',
    body: z.object({ token: Token }),
    answer: Household,
    errors: ['invitation_invalid', 'conflict', 'too_many_requests'],
  }),
  share: endpoint({
    method: 'PUT',
    path: '/api/household/sharing',
    summary: 'Says whose diets and allergies the others of the household may see: one’s own, those of one’s people, or nobody’s.',
    tag: 'household',
    access: 'member',
    token: 'never',
    body: z.object({
      shared: z.array(Id).check(z.maxLength(MAX_MEMBERS)),
      consentVersion: z.string().check(z.minLength(1), z.maxLength(20)),
    }),
    answer: Household,
    errors: ['invalid_input'],
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/api/household',
    summary: 'Leaves the household. One’s own entries come along; who is last leaves nothing behind.',
    tag: 'household',
    access: 'member',
    token: 'never',
    answer: Household,
    errors: [],
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/household/events',
    summary:
      'Where list and household stand: once as JSON, with `since` as soon as that has changed or after ten seconds; or with `Accept: text/event-stream` an event `changed` at each change, until the connection ends.',
    tag: 'household',
    access: 'member',
    token: 'never',
    query: z.object({ since: z.optional(z.string().check(z.maxLength(100))) }),
    answer: z.object({ cursor: z.string() }),
    errors: ['invalid_input', 'too_many_requests'],
  }),
};

/** The data of an event `changed`. */
export const HouseholdEvent = household.events.answer;
