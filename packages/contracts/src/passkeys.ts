import * as z from 'zod/mini';
import { AuthAnswer } from './auth.ts';
import { Id } from './common.ts';
import { endpoint } from './endpoint.ts';

export const Passkey = z.object({
  id: z.string(),
  /** As the member calls it. */
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof Passkey>;

/** Bytes as browsers write them. @source W3C Web Authentication Level 3, section 5.1 */
const bytes = (most: number) => z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(most));
const Common = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
  clientExtensionResults: z._default(z.object({}), {}),
};
/** What a browser made of the options; everything in it is checked again by signature. */
const Registration = z.object({
  ...Common,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.optional(z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).check(z.maxLength(7))),
  }),
});
const Assertion = z.object({
  ...Common,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
});
export type PasskeyRegistration = z.infer<typeof Registration>;
export type PasskeyAssertion = z.infer<typeof Assertion>;

/** For `navigator.credentials`: as W3C Web Authentication has it, in JSON. */
const Options = z.looseObject({ challenge: z.string() });
const MakingOptions = z.looseObject({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
});

/** Sign-in without a password, by a key that stays on a device. */
export const passkeys = {
  list: endpoint({
    method: 'GET',
    path: '/api/passkeys',
    summary: 'The member’s passkeys, newest first.',
    tag: 'auth',
    access: 'member',
    token: 'never',
    answer: z.array(Passkey),
    errors: [],
  }),
  options: endpoint({
    method: 'POST',
    path: '/api/passkeys/options',
    summary: 'What a browser needs to make a passkey; good once, for five minutes.',
    tag: 'auth',
    access: 'member',
    token: 'never',
    answer: MakingOptions,
    errors: ['reauthentication_required', 'conflict', 'too_many_requests'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/passkeys',
    summary: 'Stores the passkey that a browser made.',
    tag: 'auth',
    access: 'member',
    token: 'never',
    body: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)), response: Registration }),
    answer: Passkey,
    errors: ['passkey_not_accepted', 'reauthentication_required', 'conflict', 'too_many_requests'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/passkeys/:id',
    summary: 'Removes a passkey: it signs nobody in any more.',
    tag: 'auth',
    access: 'member',
    token: 'never',
    params: z.object({ id: Id }),
    errors: ['not_found'],
  }),
  signInOptions: endpoint({
    method: 'POST',
    path: '/api/auth/passkey/options',
    summary: 'What a browser needs to sign in by passkey; good once, for five minutes. Asks for no address and tells of none.',
    tag: 'auth',
    access: 'none',
    token: 'never',
    answer: Options,
    errors: ['conflict', 'too_many_requests'],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/passkey',
    summary: 'Signs a member in by passkey.',
    tag: 'auth',
    access: 'none',
    token: 'never',
    body: z.object({ response: Assertion }),
    answer: AuthAnswer,
    errors: ['passkey_not_accepted', 'too_many_requests'],
  }),
};
