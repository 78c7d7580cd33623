import * as z from 'zod/mini';
import { PersonName } from './common.ts';
import { endpoint } from './endpoint.ts';
import { SurveyAnswers } from './health-profile.ts';
import { SignUp } from './owner.ts';
import { User } from './users.ts';

/** Lower-cased and trimmed before it is compared or stored. */
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
/** Never truncated; the lower limit follows `PASSWORD_MIN_LENGTH`, so the schema checks the upper one only. */
export const Password = z.string().check(z.minLength(1), z.maxLength(128));

/** What sign-in and sign-up answer; failures carry `success: false` and the error body beside it. */
export const AuthAnswer = z.object({
  success: z.boolean(),
  message: z.string(),
  token: z.optional(z.string()),
  user: z.optional(User),
});
const Outcome = z.object({ success: z.boolean(), message: z.string() });

export const Session = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  /** "Chrome on Android", from the user agent at sign-in. */
  device: z.string(),
  current: z.boolean(),
});

export const auth = {
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Creates an account and signs it in.',
    tag: 'auth',
    access: 'none',
    token: 'never',
    body: z.object({
      email: Email,
      password: Password,
      username: PersonName,
      firstName: PersonName,
      lastName: PersonName,
      trial: z.optional(z.boolean()),
      /** From an invitation's link; needed where sign-up is by invitation. */
      invitation: z.optional(z.string().check(z.maxLength(200))),
      surveyData: z.optional(z.nullable(SurveyAnswers)),
      /** The member's time zone (IANA), for the daily scan limit. */
      timeZone: z.optional(z.string().check(z.maxLength(64))),
    }),
    answer: AuthAnswer,
    errors: [
      'invalid_input',
      'password_too_short',
      'password_too_common',
      'email_taken',
      'sign_up_closed',
      'invitation_needed',
      'invitation_invalid',
      'too_many_requests',
    ],
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs a member in.',
    tag: 'auth',
    access: 'none',
    token: 'never',
    body: z.object({
      email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
      password: Password,
      timeZone: z.optional(z.string().check(z.maxLength(64))),
    }),
    answer: AuthAnswer,
    errors: ['invalid_credentials', 'too_many_requests'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Ends this session.',
    tag: 'auth',
    access: 'none',
    token: 'never',
    answer: Outcome,
    errors: [],
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me',
    summary: 'The signed-in member.',
    tag: 'auth',
    access: 'member',
    token: 'never',
    answer: User,
    errors: [],
  }),
  /** `GET /api/user` is the same answer under the name that the profile area uses. */
  user: endpoint({
    method: 'GET',
    path: '/api/user',
    summary: 'The signed-in member.',
    tag: 'auth',
    access: 'member',
    token: 'never',
    answer: User,
    errors: [],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Sends a reset link when the address has an account; the answer never tells.',
    tag: 'auth',
    access: 'none',
    token: 'never',
    body: z.object({ email: Email }),
    answer: Outcome,
    errors: ['invalid_input', 'too_many_requests'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Sets a new password by a reset link and ends every session.',
    tag: 'auth',
    access: 'none',
    token: 'never',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)), password: Password }),
    answer: Outcome,
    errors: ['reset_link_invalid', 'password_too_short', 'password_too_common', 'too_many_requests'],
  }),
  /** Read by the screens on which a password is chosen, so that they ask for what the server will ask for. */
  passwordRules: endpoint({
    method: 'GET',
    path: '/api/auth/password-rules',
    summary: 'What a new password must fulfil.',
    tag: 'auth',
    access: 'none',
    token: 'never',
    answer: z.object({
      /** In characters; follows `PASSWORD_MIN_LENGTH`. */
      minLength: z.number().check(z.int(), z.minimum(1)),
    }),
    errors: [],
  }),
  ways: endpoint({
    method: 'GET',
    path: '/api/auth/ways',
    summary: 'How accounts begin and members sign in on this server.',
    tag: 'auth',
    access: 'none',
    token: 'never',
    answer: z.object({
      signUp: SignUp,
      /** Browsers make passkeys for this address. */
      passkeys: z.boolean(),
      /** Services elsewhere whose sign-in counts here (OpenID Connect), as the operator names them. */
      providers: z._default(z.array(z.object({ id: z.string(), label: z.string() })), []),
    }),
    errors: [],
  }),
  reauthenticate: endpoint({
    method: 'POST',
    path: '/api/auth/reauthenticate',
    summary: 'Gives the password again, for what a session alone does not open for long: the export.',
    tag: 'auth',
    access: 'member',
    token: 'never',
    body: z.object({ currentPassword: Password }),
    answer: Outcome,
    errors: ['reauthentication_required', 'too_many_requests'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Changes the password; other sessions end.',
    tag: 'auth',
    access: 'member',
    token: 'never',
    /** Whoever has no password sets the first one a short while after a sign-in; `currentPassword` is empty then. */
    body: z.object({ currentPassword: z.string().check(z.maxLength(128)), password: Password }),
    answer: Outcome,
    errors: ['reauthentication_required', 'password_too_short', 'password_too_common', 'too_many_requests'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'Where the member is signed in.',
    tag: 'auth',
    access: 'member',
    token: 'never',
    answer: z.array(Session),
    errors: [],
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    summary: 'Signs one device out.',
    tag: 'auth',
    access: 'member',
    token: 'never',
    params: z.object({ id: z.string().check(z.maxLength(64)) }),
    errors: ['not_found'],
  }),
  endAllSessions: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions',
    summary: 'Signs every device out, this one too.',
    tag: 'auth',
    access: 'member',
    token: 'never',
    errors: [],
  }),
};
