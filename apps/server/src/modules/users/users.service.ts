import type { Language } from '@labelwise/contracts/languages';
import type { User } from '@labelwise/contracts/users';
import { currentStatus } from '@labelwise/domain/access';
import type { Tx } from '../../db/db.ts';
import type { MemberTable } from '../../db/schema/members.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { NO_PASSWORD } from '../../lib/passwords.ts';
import { type AccountClosure, type ClosureNotice, closeAccount, type SubscriptionOutcome } from './close-account.ts';
import type { OwnPassword } from './own-password.service.ts';
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

export type { AccountClosure, ClosureNotice, SubscriptionOutcome };

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
      const given = Object.fromEntries(Object.entries(names).filter(([, value]) => value !== undefined));
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
