import type { Db } from '../db/db.ts';
import type { MailOutboxTable, MemberTable } from '../db/schema/members.ts';
import type { Clock } from '../lib/clock.ts';
import type { Outgoing } from './mails.ts';

import { fingerprint, newToken } from '../lib/secrets.ts';
import { addressChangedMail, resetMail } from './mails.ts';

const HOUR = 3_600_000;
/** A link that comes later than an hour helps nobody: the member asks again. That his address was changed he should learn even so. */
const GIVE_UP_AFTER: Record<MailOutboxTable['kind'], number> = { 'reset-password': HOUR, 'email-changed': 72 * HOUR };
/** While one process sends a mail, no other takes it. */
const CLAIM_MS = 60_000;
const FIRST_RETRY_MS = 5000;
const POLL_MS = 30_000;

type Due = MailOutboxTable & Pick<MemberTable, 'email'>;
type Deps = {
  db: Db; now: Clock; publicUrl: string;
  send: (mail: Outgoing) => Promise<void>;
  onFailure: (error: unknown) => void;
};

export type MailOutbox = {
  /** Sends what is due; also runs by itself every half minute. Resolves when nothing more is due. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Sends queued mails, each once; a mail server that is down is tried again, more and more rarely, for an hour or longer.
 * The reset link is made here, at the moment of sending: neither queue nor log ever holds one.
 */
export function createMailOutbox({ db, now, publicUrl, send, onFailure }: Deps): MailOutbox {
  let running: Promise<void> = Promise.resolve();
  const flush = () => (running = running.then(work, work));
  const timer = setInterval(() => { flush().catch(onFailure); }, POLL_MS).unref();

  async function work(): Promise<void> {
    for (let due = await claim(db, now()); due !== undefined; due = await claim(db, now())) await deliver(due);
  }

  async function deliver(due: Due): Promise<void> {
    const token = newToken();
    const to = due.recipient ?? due.email;
    try {
      if (due.kind === 'email-changed') await send(addressChangedMail(to, publicUrl));
      else if (await enterToken(db, due, token, now())) await send(resetMail(to, `${publicUrl}/reset-password?token=${token}`));
      await db.write((tx) => tx.deleteFrom('mailOutbox').where('id', '=', due.id).execute());
    } catch (error) {
      onFailure(error);
      await db.write(async (tx) => {
        await tx.deleteFrom('resetToken').where('tokenHash', '=', fingerprint(token)).execute();
        await tx.updateTable('mailOutbox').set({ attempts: due.attempts + 1, nextAttemptAt: now() + FIRST_RETRY_MS * 2 ** due.attempts }).where('id', '=', due.id).execute();
      });
    }
  }

  return {
    flush,
    async stop() {
      clearInterval(timer);
      await running.catch(() => undefined);
    },
  };
}

/** Takes the next due mail for this process, and drops what is too old. */
function claim(db: Db, time: number): Promise<Due | undefined> {
  return db.write(async (tx) => {
    for (const kind of ['reset-password', 'email-changed'] as const) {
      await tx.deleteFrom('mailOutbox').where('kind', '=', kind).where('createdAt', '<', time - GIVE_UP_AFTER[kind]).execute();
    }
    const next = await tx.selectFrom('mailOutbox').innerJoin('member', 'member.id', 'mailOutbox.memberId').selectAll('mailOutbox').select('member.email')
      .where('nextAttemptAt', '<=', time).orderBy('nextAttemptAt').limit(1).executeTakeFirst();
    if (next === undefined) return undefined;
    const { numUpdatedRows } = await tx.updateTable('mailOutbox').set({ nextAttemptAt: time + CLAIM_MS })
      .where('id', '=', next.id).where('nextAttemptAt', '=', next.nextAttemptAt).executeTakeFirst();
    return numUpdatedRows === 1n ? next : undefined;
  });
}

/**
 * Makes the token good, unless the mail was called off since it was taken (another password, another address): its row is locked
 * here, so that whoever calls it off either comes first or finds the token.
 */
function enterToken(db: Db, { id, memberId }: Due, token: string, time: number): Promise<boolean> {
  return db.write(async (tx) => {
    const { numUpdatedRows } = await tx.updateTable('mailOutbox').set({ nextAttemptAt: time + CLAIM_MS }).where('id', '=', id).executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await tx.insertInto('resetToken').values({ tokenHash: fingerprint(token), memberId, mailId: id, createdAt: time, expiresAt: time + HOUR }).execute();
    return true;
  });
}
