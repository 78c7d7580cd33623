import type { Language } from '@labelwise/contracts/languages';
import type { User } from '@labelwise/contracts/users';
import { currentStatus } from '@labelwise/domain/access';
import type { Tx } from '../../db/db.ts';
import type { RateLimiter } from '../../db/rate-limiter.ts';
import type { MemberTable } from '../../db/schema/members.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { NO_PASSWORD, type Passwords } from '../../lib/secrets.ts';
import type { UsersRepository } from './users.repository.ts';

export type UserChange = {
  firstName?: string | undefined;
  lastName?: string | undefined;
  username?: string | undefined;
  email?: string | undefined;
  currentPassword?: string | undefined;
  units?: 'metric' | 'imperial' | undefined;
  timeZone?: string | undefined;
  language?: Language | null | undefined;
};

type Deps = {
  repository: UsersRepository;
  ownPassword: OwnPassword;
  now: Clock;
  /** ingredientName → preferenceValue of a member. */
  readIngredients: (memberId: string) => Promise<Record<string, number>>;
  accountClosure: AccountClosure;
  onEmailChanged: EmailChangeHandler;
  /** Removes what lies outside of the database, once the account is deleted. */
  removeFiles: (memberId: string) => Promise<void>;
};

/** What happens elsewhere when an account gets another e-mail address. */
export type EmailChangeHandler = {
  /** In the transaction that changes it. */
  addressChanged: (tx: Tx, change: { memberId: string; sessionId: string; from: string; hasPassword: boolean }) => Promise<void>;
  /** Once it is changed: a mail waits. */
  mailQueued: () => void;
};

export type UsersService = ReturnType<typeof createUsersService>;

/** A member's own account: read, change, delete. Knows nothing of HTTP or SQL. */
export function createUsersService({ repository, ownPassword, now, readIngredients, accountClosure, onEmailChanged, removeFiles }: Deps) {
  async function find(id: string) {
    const member = await repository.byId(id);
    if (member === undefined) throw new AppError('not_found');
    return member;
  }

  return {
    async read(id: string): Promise<User> {
      const [member, ingredients] = await Promise.all([find(id), readIngredients(id)]);
      return presentUser(member, ingredients, now());
    },

    /** A new address ends the member's other sessions, and every reset link that went to the old one. */
    async update(
      { id, sessionId }: { id: string; sessionId: string },
      { currentPassword, email, timeZone, ...names }: UserChange,
    ): Promise<User> {
      const member = await find(id);
      const newEmail = email !== undefined && email !== member.email;
      const passwordHolds = newEmail ? await ownPassword.confirm({ memberId: id, sessionId }, currentPassword) : null;
      const isChanged = ([name, value]: [string, unknown]) => value !== undefined && (name !== 'username' || value !== member.username);
      const given = Object.fromEntries(Object.entries(names).filter(isChanged));
      const zone = timeZone === undefined ? {} : { timeZone: knownTimeZone(timeZone) };
      const applyToSessions = async (tx: Tx) => {
        await passwordHolds?.(tx);
        await onEmailChanged.addressChanged(tx, { memberId: id, sessionId, from: member.email, hasPassword: hasPassword(member) });
      };
      const stored = await repository.update(id, { ...given, ...zone, ...(newEmail && { email }) }, newEmail ? applyToSessions : undefined);
      if (!stored) throw new AppError('email_taken');
      if (newEmail) onEmailChanged.mailQueued();
      return this.read(id);
    },

    /** Deletes the account for good; asks once more who is there. */
    async remove({ id, sessionId }: { id: string; sessionId: string }, currentPassword: string): Promise<SubscriptionOutcome> {
      const passwordHolds = await ownPassword.confirm({ memberId: id, sessionId }, currentPassword);
      return closeAccount({ repository, accountClosure, removeFiles }, id, passwordHolds);
    },

    /** Deletes an account in the name of who runs the server. */
    removeFor: (id: string): Promise<SubscriptionOutcome> => closeAccount({ repository, accountClosure, removeFiles }, id),
  };
}

const hasPassword = ({ passwordHash }: MemberTable): boolean => passwordHash !== NO_PASSWORD;

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** A member's row as the member may see it. A paid plan that has run out is none; a trial that has run out is recognised by its date. */
function presentUser(member: MemberTable, ingredients: Record<string, number>, now: number): User {
  return {
    id: member.id,
    firstName: member.firstName,
    lastName: member.lastName,
    username: member.username,
    email: member.email,
    subscriptionStatus: member.subscriptionStatus === 'active' ? currentStatus(member, now) : member.subscriptionStatus,
    subscriptionPlan: member.subscriptionPlan,
    trialEndsAt: iso(member.trialEndsAt),
    subscriptionEndsAt: iso(member.subscriptionEndsAt),
    preferences: { ingredients, units: member.units },
    timeZone: member.timeZone,
    language: member.language,
    isOwner: member.role === 'owner',
    hasPassword: hasPassword(member),
    createdAt: new Date(member.createdAt).toISOString(),
  };
}

/** The zone when this machine knows it, else `null`: then days end by UTC. */
export function knownTimeZone(name: string | null | undefined): string | null {
  if (name === null || name === undefined) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

type PasswordDeps = {
  members: {
    byId: (id: string) => Promise<MemberTable | undefined>;
    holdsPassword: (tx: Tx, id: string, passwordHash: string) => Promise<boolean>;
  };
  passwords: Pick<Passwords, 'verify'>;
  rateLimiter: RateLimiter;
  /** @throws AppError `reauthentication_required` where the last sign-in of this session was a while ago */
  requireProof: (sessionId: string) => Promise<void>;
};

/** Who asks, and where from. */
type Asking = { readonly memberId: string; readonly sessionId: string };

/**
 * Called in the transaction that the password was asked for. @throws AppError `reauthentication_required` when another was set since,
 * perhaps because this one had fallen into wrong hands
 */
type StillHolds = (tx: Tx) => Promise<void>;

export type OwnPassword = ReturnType<typeof createOwnPassword>;

/**
 * The password of a member who is signed in, asked for once more. Whatever asks for it draws on the same limit: a session that
 * fell into wrong hands must not be a place to guess at it.
 */
export function createOwnPassword({ members, passwords, rateLimiter, requireProof }: PasswordDeps) {
  const whileItIs =
    (memberId: string, passwordHash: string): StillHolds =>
    async (tx) => {
      if (!(await members.holdsPassword(tx, memberId, passwordHash))) throw new AppError('reauthentication_required');
    };

  /**
   * @throws AppError `reauthentication_required` when it is missing or wrong, `too_many_requests` when the limit is reached, even if it
   * is right
   */
  async function verify(memberId: string, password: string | undefined): Promise<StillHolds> {
    if (password === undefined) throw new AppError('reauthentication_required');
    const retryAfter = await rateLimiter.consume(memberId);
    if (retryAfter > 0) throw new AppError('too_many_requests', { retryAfter });
    const member = await members.byId(memberId);
    const right = await passwords.verify(member?.passwordHash ?? null, password);
    if (!right || member === undefined) throw new AppError('reauthentication_required');
    await rateLimiter.reset(memberId);
    return whileItIs(memberId, member.passwordHash);
  }

  return {
    verify,

    /** The password, or, of who has none, a sign-in a short while ago. @throws AppError as `verify` does */
    async confirm({ memberId, sessionId }: Asking, password: string | undefined): Promise<StillHolds> {
      const member = await members.byId(memberId);
      if (member?.passwordHash !== NO_PASSWORD) return verify(memberId, password);
      await requireProof(sessionId);
      return whileItIs(memberId, NO_PASSWORD);
    },
  };
}

/** What becomes of a running plan when its account goes. */
export type SubscriptionOutcome = 'none' | 'cancelled' | 'cancelling' | 'managed_by_store';

/** What happens elsewhere when an account is deleted. */
export type AccountClosure = {
  /** In the transaction that removes it, while it still can be looked up: records what has to be done elsewhere. */
  prepare: (tx: Tx, memberId: string) => Promise<ClosureNotice>;
  /** Once it is deleted: does it, or leaves it to a later attempt. Waits a few seconds at most and never fails. */
  complete: (notice: ClosureNotice) => Promise<SubscriptionOutcome>;
};
export type ClosureNotice = { taskIds: readonly string[]; runsAtStore: boolean; runsAtStripe: boolean };

type ClosureDeps = {
  repository: Pick<UsersRepository, 'remove'>;
  accountClosure: AccountClosure;
  /** Removes what lies outside of the database, once the account is deleted. */
  removeFiles: (memberId: string) => Promise<void>;
};

/** Deletes an account with all that is theirs, whoever asked for it. `first` runs in each transaction before anything goes. */
export async function closeAccount(
  { repository, accountClosure, removeFiles }: ClosureDeps,
  id: string,
  first: (tx: Tx) => Promise<unknown> = async () => undefined,
): Promise<SubscriptionOutcome> {
  const notice = await repository.remove(id, first, (tx) => accountClosure.prepare(tx, id));
  await removeFiles(id);
  return accountClosure.complete(notice);
}
