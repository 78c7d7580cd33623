import * as z from 'zod/mini';
import { Id, IsoDate } from './common.ts';
import { endpoint, TOKEN_SCOPES } from './endpoint.ts';

/** How every personal access token begins, so that programs which look for leaked secrets know one. */
export const TOKEN_PREFIX = 'labelwise_pat_';
/** Of one member. */
export const MAX_TOKENS = 20;
/** Calls of one token a minute, in each process. */
export const TOKEN_CALLS_A_MINUTE = 120;

const Scopes = z.array(z.enum(TOKEN_SCOPES)).check(z.minLength(1), z.maxLength(TOKEN_SCOPES.length));

/** What a member sees of a token; the token itself is shown once, when it is made. */
export const AccessToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  createdAt: IsoDate,
  /** null: until it is withdrawn. */
  expiresAt: z.nullable(IsoDate),
  hasExpired: z.boolean(),
  /** The UTC day of the last call. */
  lastUsedAt: z.nullable(IsoDate),
});
export type AccessToken = z.infer<typeof AccessToken>;

export const accessTokens = {
  list: endpoint({
    method: 'GET',
    path: '/api/access-tokens',
    summary: 'The member’s personal access tokens, newest first; never the tokens themselves.',
    tag: 'access-tokens',
    access: 'member',
    token: 'never',
    answer: z.array(AccessToken),
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/access-tokens',
    summary: 'Makes a personal access token, answered this once; asks for the password where it was given over 15 minutes ago.',
    tag: 'access-tokens',
    access: 'member',
    token: 'never',
    body: z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
      scopes: Scopes,
      /** Absent: until it is withdrawn. */
      expiresInDays: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(3650))),
    }),
    answer: z.extend(AccessToken, { token: z.string() }),
    errors: ['reauthentication_required', 'conflict', 'too_many_requests'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/access-tokens/:id',
    summary: 'Withdraws a token: its next call is refused.',
    tag: 'access-tokens',
    access: 'member',
    token: 'never',
    params: z.object({ id: Id }),
    errors: ['not_found'],
  }),
};
