import * as z from 'zod/mini';
import { PersonName } from './common.ts';
import { endpoint } from './endpoint.ts';
import { Language } from './languages.ts';

/** A member as they see themselves. Dates are ISO 8601. */
export const User = z.object({
  id: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  username: z.nullable(z.string()),
  email: z.string(),
  subscriptionStatus: z.enum(['free', 'trial', 'active']),
  subscriptionPlan: z.nullable(z.enum(['monthly', 'yearly'])),
  trialEndsAt: z.nullable(z.string()),
  subscriptionEndsAt: z.nullable(z.string()),
  /** ingredientName → preferenceValue, and the settings below. */
  preferences: z.object({
    ingredients: z.record(z.string(), z.number()),
    units: z.nullable(z.enum(['metric', 'imperial'])),
  }),
  timeZone: z.nullable(z.string()),
  /** In which the API and mails speak to them; null: as their device asks. Older servers and devices do not state it. */
  language: z._default(z.nullable(Language), null),
  /** Who runs this server; older servers do not state it. */
  isOwner: z._default(z.boolean(), false),
  /** Whether they can be asked for one; who signs in by a provider alone has none. */
  hasPassword: z._default(z.boolean(), true),
  createdAt: z.string(),
});
export type User = z.infer<typeof User>;

const UserId = z.object({ id: z.string().check(z.maxLength(64)) });

export const users = {
  read: endpoint({
    method: 'GET',
    path: '/api/users/:id',
    summary: 'The member themselves; anybody else is 404.',
    tag: 'users',
    access: 'member',
    token: 'never',
    params: UserId,
    answer: User,
    errors: ['not_found'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/users/:id',
    summary: 'Changes names; a new e-mail needs the current password.',
    tag: 'users',
    access: 'member',
    token: 'never',
    params: UserId,
    body: z.object({
      firstName: z.optional(PersonName),
      lastName: z.optional(PersonName),
      username: z.optional(PersonName),
      email: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())),
      currentPassword: z.optional(z.string().check(z.maxLength(128))),
      units: z.optional(z.enum(['metric', 'imperial'])),
      timeZone: z.optional(z.string().check(z.maxLength(64))),
      language: z.optional(z.nullable(Language)),
    }),
    answer: User,
    errors: ['not_found', 'email_taken', 'reauthentication_required', 'too_many_requests'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/users/:id',
    summary: 'Deletes the account and everything it owns; needs the current password.',
    tag: 'users',
    access: 'member',
    token: 'never',
    params: UserId,
    body: z.object({ currentPassword: z.string().check(z.maxLength(128)) }),
    answer: z.object({
      success: z.boolean(),
      message: z.string(),
      /**
       * What becomes of a running plan: `cancelled` and `cancelling` (queued, tried until done) at Stripe; one of a store
       * goes on until the member ends it there. The message says it in words.
       */
      subscription: z.optional(z.enum(['none', 'cancelled', 'cancelling', 'managed_by_store'])),
    }),
    errors: ['not_found', 'reauthentication_required', 'too_many_requests'],
  }),
  exportAll: endpoint({
    method: 'GET',
    path: '/api/export',
    summary: 'Everything held about the member, as JSON; asks for the password where it was given over 15 minutes ago.',
    tag: 'users',
    access: 'member',
    token: 'never',
    answer: z.record(z.string(), z.unknown()),
    errors: ['reauthentication_required'],
  }),
  exportCsv: endpoint({
    method: 'GET',
    path: '/api/export/everything.csv',
    summary: 'The same as one CSV file, a line a row with its table first; it can be brought in again.',
    tag: 'users',
    access: 'member',
    token: 'never',
    mediaType: 'text/csv',
    errors: ['reauthentication_required'],
  }),
};
