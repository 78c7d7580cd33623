import type { Language } from '@labelwise/contracts/languages';
import type { Db, Tx } from '../../db/db.ts';
import type { RateLimiter } from '../../db/rate-limiter.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { NewId } from '../../lib/ids.ts';
import { fingerprint, type Passwords } from '../../lib/secrets.ts';
import type { OwnPassword } from '../users/users.service.ts';
import type { RecoveryRepository } from './auth.repository.ts';
import { checkNewPassword } from './auth.service.ts';
import type { SessionsService } from './sessions.service.ts';

type Deps = {
  db: Pick<Db, 'write'>;
  repository: RecoveryRepository;
  sessions: SessionsService;
  /**
   * Access tokens and passkeys go with the sessions, and the connected services of who has a password: what a stranger made in the
   * meantime must not outlive the new password.
   */
  withdrawKeys: (tx: Tx, memberId: string, withIdentities: boolean) => Promise<unknown>;
  hasPassword: (memberId: string) => Promise<boolean>;
  passwords: Pick<Passwords, 'hash'>;
  ownPassword: OwnPassword;
  now: Clock;
  newId: NewId;
  passwordMinLength: number;
  /** Notices to one address: addresses are not confirmed, so that someone could have them sent to a stranger. */
  noticeLimiter: RateLimiter;
  /** Starts the job that sends the mails. */
  mailQueued: () => void;
};

type AddressChange = { memberId: string; sessionId: string; from: string; hasPassword: boolean };
type NewPassword = { passwordHash: string; remainingSession: string | null; withIdentities: boolean };

export type RecoveryService = ReturnType<typeof createRecoveryService>;

/**
 * Lost, changed and repeated passwords. Links work once, for an hour, and end with the password or address that they were asked for; a
 * new password ends the sessions and the access tokens.
 */
export function createRecoveryService(deps: Deps) {
  const {
    db,
    repository,
    sessions,
    withdrawKeys,
    hasPassword,
    passwords,
    ownPassword,
    now,
    newId,
    passwordMinLength,
    noticeLimiter,
    mailQueued,
  } = deps;
  async function setPassword(tx: Tx, memberId: string, { passwordHash, remainingSession, withIdentities }: NewPassword): Promise<void> {
    await tx.updateTable('member').set({ passwordHash }).where('id', '=', memberId).execute();
    await repository.endLinks(tx, memberId);
    await endAccess(tx, memberId, remainingSession, withIdentities);
  }

  /** The keys first: a sign-in by one that is under way holds its row until its session is stored, and so that is there to be ended. */
  async function endAccess(tx: Tx, memberId: string, remainingSession: string | null, withIdentities: boolean): Promise<void> {
    await withdrawKeys(tx, memberId, withIdentities);
    await sessions.endOthers(tx, memberId, remainingSession);
  }

  return {
    /**
     * Notes that a link was asked for. Whether the address has an account is looked up when the answer is out: neither its words
     * nor its time reveal.
     */
    async forgot(email: string, language: Language): Promise<void> {
      await repository.ask({ id: newId(), email, createdAt: now(), language });
      mailQueued();
    },

    async reset(token: string, password: string): Promise<void> {
      checkNewPassword(password, passwordMinLength);
      const tokenHash = fingerprint(token);
      if (!(await repository.isGood(tokenHash, now()))) throw new AppError('reset_link_invalid');
      const passwordHash = await passwords.hash(password);
      await db.write(async (tx) => {
        const memberId = await repository.use(tx, tokenHash, now());
        if (memberId === null) throw new AppError('reset_link_invalid');
        await setPassword(tx, memberId, { passwordHash, remainingSession: null, withIdentities: true });
      });
    },

    /** The password again, for what a session alone does not open. */
    async prove(memberId: string, sessionId: string, currentPassword: string): Promise<void> {
      await ownPassword.verify(memberId, currentPassword);
      await sessions.prove(sessionId);
    },

    /** The session that asks stays; the others end. The first password of an account leaves the services that opened it until then. */
    async change(memberId: string, sessionId: string, currentPassword: string, password: string): Promise<void> {
      const withIdentities = await hasPassword(memberId);
      const passwordHolds = await ownPassword.confirm({ memberId, sessionId }, currentPassword);
      checkNewPassword(password, passwordMinLength);
      const passwordHash = await passwords.hash(password);
      await db.write(async (tx) => {
        await passwordHolds(tx);
        await setPassword(tx, memberId, { passwordHash, remainingSession: sessionId, withIdentities });
      });
    },

    /**
     * What goes with an address, in the transaction that changes it: links in the old mailbox, sessions of other devices. The
     * old address gets a notice, once `mailQueued` is called.
     */
    async addressChanged(tx: Tx, { memberId, sessionId, from, hasPassword: withIdentities }: AddressChange): Promise<void> {
      await repository.endLinks(tx, memberId);
      await endAccess(tx, memberId, sessionId, withIdentities);
      if ((await noticeLimiter.consume(from, tx)) > 0) return;
      await repository.queueNotice(tx, { id: newId(), memberId, recipient: from, now: now() });
    },
    mailQueued,
  };
}
