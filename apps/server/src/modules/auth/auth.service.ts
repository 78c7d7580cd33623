import type { SurveyAnswers } from '@labelwise/contracts/health-profile';
import type { User } from '@labelwise/contracts/users';
import type { Tx } from '../../db/db.ts';
import type { RateLimiter } from '../../db/rate-limiter.ts';
import type { MemberTable } from '../../db/schema/members.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { householdOf } from '../../lib/fair-queue.ts';
import type { NewId } from '../../lib/ids.ts';
import { NO_PASSWORD, type Passwords } from '../../lib/secrets.ts';
import type { InvitationsService } from '../invitations/invitations.service.ts';
import type { SubscriptionService } from '../subscription/subscription.service.ts';
import { knownTimeZone, type UsersService } from '../users/users.service.ts';
import { COMMON_PASSWORDS } from './common-passwords.data.ts';
import type { SessionsService } from './sessions.service.ts';

/** What sign-in needs of the members' rows; the users module owns them. */
type MembersPort = {
  byId: (id: string) => Promise<MemberTable | undefined>;
  /** @param email trimmed and lower case */
  byEmail: (email: string) => Promise<MemberTable | undefined>;
  /** `false` when the address has an account already. */
  insert: (member: MemberTable, also: (tx: Tx) => Promise<void>) => Promise<boolean>;
  update: (id: string, fields: Partial<Omit<MemberTable, 'id'>>) => Promise<boolean>;
  whilePasswordHolds: (id: string, passwordHash: string, work: (tx: Tx) => Promise<void>) => Promise<boolean>;
};

export type NewAccount = {
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  trial?: boolean | undefined;
  surveyData?: SurveyAnswers | null | undefined;
  timeZone?: string | undefined;
  invitation?: string | undefined;
};
export type Registration = NewAccount & { password: string };
export type SignedIn = { token: string; user: User };

type Deps = {
  members: MembersPort;
  users: UsersService;
  sessions: SessionsService;
  subscription: SubscriptionService;
  passwords: Passwords;
  loginLimits: LoginLimits;
  now: Clock;
  newId: NewId;
  passwordMinLength: number;
  /** Who may make an account. */
  invitations: Pick<InvitationsService, 'requireMaySignUp' | 'use'>;
  /** Keeps the answers of the welcome survey, if the member agreed to it. */
  storeSurvey: (memberId: string, answers: SurveyAnswers) => Promise<void>;
};

/**
 * Attempts on one account. `fromAddress` are those of one address, briefly and at length; only what they let through counts for `ofAccount`.
 * Beyond that each address has what `whileGuessed` allows: many addresses together slow sign-in down, and lock nobody out.
 * See docs/decisions/090-guessing-costs-a-delay.md.
 */
export type LoginLimits = { fromAddress: readonly RateLimiter[]; ofAccount: RateLimiter; whileGuessed: RateLimiter };
type Login = { email: string; password: string; timeZone?: string | undefined };
type Origin = { address: string; userAgent: string | undefined };

export type AuthService = ReturnType<typeof createAuthService>;

/** Sign-up and sign-in. The same words and the same work for "unknown address" and "wrong password". */
export function createAuthService(deps: Deps) {
  const { members, users, sessions, subscription, passwords, loginLimits, now, newId, passwordMinLength } = deps;

  /** @throws AppError too_many_requests */
  async function countAttempt(email: string, fromHere: string): Promise<void> {
    const { fromAddress, ofAccount, whileGuessed } = loginLimits;
    const waits = await Promise.all(fromAddress.map((limiter) => limiter.consume(fromHere)));
    let retryAfter = Math.max(...waits);
    if (retryAfter === 0 && (await ofAccount.consume(email)) > 0) retryAfter = await whileGuessed.consume(fromHere);
    if (retryAfter > 0) throw new AppError('too_many_requests', { retryAfter });
  }

  async function open(
    input: NewAccount,
    passwordHash: string,
    userAgent: string | undefined,
    also: (tx: Tx, memberId: string) => Promise<void>,
  ): Promise<SignedIn> {
    const member = newMember(input, { id: newId(), passwordHash, createdAt: now() });
    const session = sessions.prepare(member.id, userAgent);
    const alongside = async (tx: Tx) => {
      await deps.invitations.use(tx, member.id, input.invitation);
      await also(tx, member.id);
      await session.store(tx);
    };
    if (!(await members.insert(member, alongside))) throw new AppError('email_taken');
    if (input.trial === true) await subscription.startTrial(member.id, null).catch(unlessNotAvailable);
    if (input.surveyData) await deps.storeSurvey(member.id, input.surveyData);
    return { token: session.token, user: await users.read(member.id) };
  }

  /** The member with this address and password. @throws AppError invalid_credentials, too_many_requests */
  async function identify({ email, password }: Login, address: string): Promise<MemberTable> {
    const fromHere = `${email} ${householdOf(address)}`;
    await countAttempt(email, fromHere);
    const member = await members.byEmail(email);
    const right = await passwords.verify(member?.passwordHash ?? null, password);
    if (!right || member === undefined) throw new AppError('invalid_credentials');
    await Promise.all([...loginLimits.fromAddress, loginLimits.whileGuessed].map((limiter) => limiter.reset(fromHere)));
    return member;
  }

  return {
    async register(input: Registration, userAgent: string | undefined): Promise<SignedIn> {
      await deps.invitations.requireMaySignUp(input.invitation);
      checkNewPassword(input.password, passwordMinLength);
      return open(input, await passwords.hash(input.password), userAgent, async () => undefined);
    },

    /** An account that another service signs in to; `also` stores which, in the transaction that makes it. */
    async registerWithoutPassword(
      input: NewAccount,
      userAgent: string | undefined,
      also: (tx: Tx, memberId: string) => Promise<void>,
    ): Promise<SignedIn> {
      await deps.invitations.requireMaySignUp(input.invitation);
      return open(input, NO_PASSWORD, userAgent, also);
    },

    /** `also` runs in the transaction that begins the session, in which the password still holds. */
    async login(input: Login, { address, userAgent }: Origin, also?: (tx: Tx, memberId: string) => Promise<void>): Promise<SignedIn> {
      const member = await identify(input, address);
      const zone = knownTimeZone(input.timeZone);
      if (zone !== null && zone !== member.timeZone) await members.update(member.id, { timeZone: zone });
      const session = sessions.prepare(member.id, userAgent);
      const work = async (tx: Tx) => {
        await also?.(tx, member.id);
        await session.store(tx);
      };
      // A new password ends all sessions: one of the old password must not begin behind its back.
      if (!(await members.whilePasswordHolds(member.id, member.passwordHash, work))) throw new AppError('invalid_credentials');
      return { token: session.token, user: await users.read(member.id) };
    },
  };
}

function newMember(input: NewAccount, made: Pick<MemberTable, 'id' | 'passwordHash' | 'createdAt'>): MemberTable {
  const { email, username, firstName, lastName, timeZone } = input;
  return {
    ...made,
    email,
    username,
    firstName,
    lastName,
    timeZone: knownTimeZone(timeZone),
    units: null,
    language: null,
    role: null,
    subscriptionStatus: 'free',
    subscriptionPlan: null,
    trialEndsAt: null,
    subscriptionEndsAt: null,
  };
}

/** An address that had its trial still gets an account, but no second trial. */
function unlessNotAvailable(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'trial_not_available') throw error;
}

/** Nothing that shows: blanks, and the marks and fillers that are drawn as nothing. */
const INVISIBLE = /^[\p{White_Space}\p{C}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/**
 * Refuses a password that is too short, that nobody could see, or that is one of the most common.
 *
 * @throws AppError `password_too_short`, `password_too_common`
 */
export function checkNewPassword(password: string, minLength: number): void {
  if ([...password].length < minLength) {
    throw new AppError('password_too_short', { message: { id: 'errors.password_too_short_of', values: { minLength } } });
  }
  if (INVISIBLE.test(password) || COMMON_PASSWORDS.has(password.toLowerCase())) throw new AppError('password_too_common');
}
