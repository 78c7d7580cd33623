import * as z from 'zod/mini';
import { AuthAnswer, auth, Password } from './auth.ts';
import { Id } from './common.ts';
import { endpoint } from './endpoint.ts';

/** A sign-in of a service elsewhere that opens this account. */
export const Identity = z.object({
  id: z.string(),
  /** As the operator names the service; its address, where it is none of the settings any more. */
  provider: z.string(),
  /** As the service names the person; null where it does not. */
  email: z.nullable(z.string()),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Identity = z.infer<typeof Identity>;

const Provider = z.string().check(z.regex(/^[1-9]$/));
/** Where the browser has to go, and come back from. */
const Departure = z.object({ url: z.string() });

/**
 * How far a sign-in is once the person came back: `signed-in`; `sign-up`: nobody has an account by it, and one can be made; `password`: an
 * account has the address, and whoever knows its password may connect the two.
 */
const Arrival = z.extend(AuthAnswer, {
  step: z.enum(['signed-in', 'sign-up', 'password']),
  provider: z.string(),
  /** What the service says of the person, for the fields of the form. */
  proposal: z.optional(z.object({ email: z.string(), firstName: z.string(), lastName: z.string(), username: z.string() })),
});

const open = { tag: 'auth', access: 'none', token: 'never' } as const;
const own = { tag: 'auth', access: 'member', token: 'never' } as const;

/** Sign-in by OpenID Connect: authorization code with PKCE, in the browser that began it. */
export const identities = {
  start: endpoint({
    ...open,
    method: 'POST',
    path: '/api/auth/provider',
    summary: 'Begins a sign-in at a service elsewhere; good once, for ten minutes, in this browser.',
    body: z.object({ provider: Provider }),
    answer: Departure,
    errors: ['not_found', 'upstream_failed', 'too_many_requests'],
  }),
  callback: endpoint({
    ...open,
    method: 'GET',
    path: '/api/auth/provider/:provider/callback',
    summary: 'Where the service sends the browser back to (303, to a page of ours).',
    params: z.object({ provider: Provider }),
    query: z.object({ state: z.optional(z.string().check(z.maxLength(200))) }),
    redirects: true,
    errors: ['too_many_requests'],
  }),
  finish: endpoint({
    ...open,
    method: 'POST',
    path: '/api/auth/provider/finish',
    summary: 'Signs in who came back, or says what is missing.',
    answer: Arrival,
    errors: ['identity_not_accepted', 'email_not_verified', 'too_many_requests'],
  }),
  register: endpoint({
    ...open,
    method: 'POST',
    path: '/api/auth/provider/register',
    summary: 'Makes an account, without a password, for who came back.',
    body: z.omit(auth.register.body, { email: true, password: true }),
    answer: AuthAnswer,
    errors: [
      'identity_not_accepted',
      'email_not_verified',
      'email_taken',
      'sign_up_closed',
      'invitation_needed',
      'invitation_invalid',
      'too_many_requests',
    ],
  }),
  connect: endpoint({
    ...open,
    method: 'POST',
    path: '/api/auth/provider/password',
    summary: 'Connects who came back with the account of the same address, by its password, and signs in.',
    body: z.object({ password: Password }),
    answer: AuthAnswer,
    errors: ['identity_not_accepted', 'invalid_credentials', 'identity_taken', 'too_many_requests'],
  }),
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/api/identities',
    summary: 'The services elsewhere whose sign-in opens this account, newest first.',
    answer: z.array(Identity),
    errors: [],
  }),
  add: endpoint({
    ...own,
    method: 'POST',
    path: '/api/identities',
    summary: 'Begins a sign-in at a service elsewhere, to connect it with this account, or to prove once more who is there.',
    body: z.object({ provider: Provider, purpose: z.enum(['connect', 'prove']) }),
    answer: Departure,
    errors: ['not_found', 'reauthentication_required', 'upstream_failed', 'too_many_requests'],
  }),
  remove: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/identities/:id',
    summary: 'Disconnects a service. The last one of an account without a password stays.',
    params: z.object({ id: Id }),
    errors: ['not_found', 'conflict'],
  }),
};
