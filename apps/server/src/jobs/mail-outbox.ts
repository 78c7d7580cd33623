import type { Db } from '../db/db.ts';
import type { Clock } from '../lib/clock.ts';

import { fingerprint, newToken } from '../lib/secrets.ts';

const HOUR = 3_600_000;
/** A link that comes later than this helps nobody; the member asks again. */
const GIVE_UP_AFTER = HOUR;
/** While one process sends a mail, no other takes it. */
const CLAIM_MS = 60_000;
const FIRST_RETRY_MS = 5000;
const POLL_MS = 30_000;

type Outgoing = { to: string; subject: string; text: string };
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
 * Sends queued mails, each once; a mail server that is down is tried again, more and more rarely, for an hour.
 * The reset link is made here, at the moment of sending: neither queue nor log ever holds one.
 */
export function createMailOutbox({ db, now, publicUrl, send, onFailure }: Deps): MailOutbox {
  let running: Promise<void> = Promise.resolve();
  const flush = () => (running = running.then(work, work));
  const timer = setInterval(() => { flush().catch(onFailure); }, POLL_MS).unref();

  async function work(): Promise<void> {
    for (let due = await claim(db, now()); due !== undefined; due = await claim(db, now())) {
      const { id, memberId, email, attempts } = due;
      const token = newToken();
      try {
        await db.write((tx) => tx.insertInto('resetToken').values({ tokenHash: fingerprint(token), memberId, mailId: id, createdAt: now(), expiresAt: now() + HOUR }).execute());
        await send(resetMail(email, `${publicUrl}/reset-password?token=${token}`));
        await db.write((tx) => tx.deleteFrom('mailOutbox').where('id', '=', id).execute());
      } catch (error) {
        onFailure(error);
        await db.write(async (tx) => {
          await tx.deleteFrom('resetToken').where('tokenHash', '=', fingerprint(token)).execute();
          await tx.updateTable('mailOutbox').set({ attempts: attempts + 1, nextAttemptAt: now() + FIRST_RETRY_MS * 2 ** attempts }).where('id', '=', id).execute();
        });
      }
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
function claim(db: Db, time: number) {
  return db.write(async (tx) => {
    await tx.deleteFrom('mailOutbox').where('createdAt', '<', time - GIVE_UP_AFTER).execute();
    const next = await tx.selectFrom('mailOutbox').innerJoin('member', 'member.id', 'mailOutbox.memberId')
      .select(['mailOutbox.id', 'mailOutbox.memberId', 'mailOutbox.attempts', 'mailOutbox.nextAttemptAt', 'member.email'])
      .where('nextAttemptAt', '<=', time).orderBy('nextAttemptAt').limit(1).executeTakeFirst();
    if (next === undefined) return undefined;
    const { numUpdatedRows } = await tx.updateTable('mailOutbox').set({ nextAttemptAt: time + CLAIM_MS })
      .where('id', '=', next.id).where('nextAttemptAt', '=', next.nextAttemptAt).executeTakeFirst();
    return numUpdatedRows === 1n ? next : undefined;
  });
}

function resetMail(to: string, link: string): Outgoing {
  return {
    to,
    subject: 'Reset your Labelwise password',
    text: [
      'Somebody, hopefully you, asked to reset the password of your Labelwise account.',
      '',
      'Open this link within one hour to choose a new one. It works once and signs all devices out:',
      link,
      '',
      'If it was not you, do nothing: your password stays as it is.',
    ].join('\n'),
  };
}
