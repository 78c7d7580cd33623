import type { Language } from '@labelwise/contracts/languages';
import type { Say } from '@labelwise/messages';
import { loadLanguage, sayIn } from '@labelwise/messages/say-in';
import type { Db } from '../db/db.ts';
import type { MailOutboxTable, MemberTable } from '../db/schema/members.ts';
import type { Clock } from '../lib/clock.ts';
import { fingerprint, newToken } from '../lib/secrets.ts';

const HOUR = 3_600_000;
/** A link that comes later than an hour is of no use: the member asks again. A notice that the address was changed is sent even so. */
const GIVE_UP_AFTER: Record<MailOutboxTable['kind'], number> = { 'reset-password': HOUR, 'email-changed': 72 * HOUR };
/** While one process sends a mail, no other takes it. */
const CLAIM_MS = 60_000;
const FIRST_RETRY_MS = 5000;
const POLL_MS = 30_000;
const WAKE_AFTER_MS = 50;

type Due = MailOutboxTable & Pick<MemberTable, 'email'> & { memberLanguage: Language | null };
type Deps = {
  db: Db;
  now: Clock;
  publicUrl: string;
  send: (mail: Mail & { memberId: string }) => Promise<void>;
  onFailure: (error: unknown) => void;
};

export type MailOutbox = {
  /**
   * Something may be due. The work begins a moment later, after the answer to the request that caused it: how much there is to do must
   * not show in its time. Without being woken it begins every half minute.
   */
  wake: () => void;
  /** Ends when the mail in hand is sent; what waits is sent after the next start. */
  stop: () => Promise<void>;
};

/**
 * Takes up requests for reset links and sends queued mails, each once; a mail server that is down is tried again, more and more rarely,
 * for an hour or longer.
 * The reset link is made here, at the moment of sending: neither queue nor log ever holds one.
 */
export function createMailOutbox({ db, now, publicUrl, send, onFailure }: Deps): MailOutbox {
  let running: Promise<void> = Promise.resolve();
  let waking: NodeJS.Timeout | undefined;
  let stopping = false;
  const timer = setInterval(begin, POLL_MS).unref();

  function begin(): void {
    waking = undefined;
    running = running.then(work).catch(onFailure);
  }

  async function work(): Promise<void> {
    while (await step());
  }

  /** One piece of work; `false` when nothing more is due. */
  async function step(): Promise<boolean> {
    if (stopping) return false;
    if (await processResetRequest(db, now())) return true;
    const due = await claim(db, now());
    if (due !== undefined) await deliver(due);
    return due !== undefined;
  }

  async function deliver(due: Due): Promise<void> {
    const token = newToken();
    const to = due.recipient ?? due.email;
    const language = due.memberLanguage ?? due.language ?? 'en';
    await loadLanguage(language);
    const say = sayIn(language);
    try {
      const { memberId } = due;
      if (due.kind === 'email-changed') await send({ memberId, ...emailChangedMail(say, to, publicUrl) });
      else if (await enterToken(db, due, token, now()))
        await send({ memberId, ...resetMail(say, to, `${publicUrl}/reset-password?token=${token}`) });
      await db.write((tx) => tx.deleteFrom('mailOutbox').where('id', '=', due.id).execute());
    } catch (error) {
      onFailure(error);
      await db.write(async (tx) => {
        await tx.deleteFrom('resetToken').where('tokenHash', '=', fingerprint(token)).execute();
        await tx
          .updateTable('mailOutbox')
          .set({ attempts: due.attempts + 1, nextAttemptAt: now() + FIRST_RETRY_MS * 2 ** due.attempts })
          .where('id', '=', due.id)
          .execute();
      });
    }
  }

  return {
    wake() {
      if (!stopping) waking ??= setTimeout(begin, WAKE_AFTER_MS).unref();
    },
    async stop() {
      stopping = true;
      clearInterval(timer);
      clearTimeout(waking);
      await running;
    },
  };
}

/** Takes the next due mail for this process, and drops what is too old. */
function claim(db: Db, time: number): Promise<Due | undefined> {
  return db.write(async (tx) => {
    for (const kind of ['reset-password', 'email-changed'] as const) {
      await tx
        .deleteFrom('mailOutbox')
        .where('kind', '=', kind)
        .where('createdAt', '<', time - GIVE_UP_AFTER[kind])
        .execute();
    }
    const next = await tx
      .selectFrom('mailOutbox')
      .innerJoin('member', 'member.id', 'mailOutbox.memberId')
      .selectAll('mailOutbox')
      .select(['member.email', 'member.language as memberLanguage'])
      .where('nextAttemptAt', '<=', time)
      .orderBy('nextAttemptAt')
      .limit(1)
      .executeTakeFirst();
    if (next === undefined) return undefined;
    const { numUpdatedRows } = await tx
      .updateTable('mailOutbox')
      .set({ nextAttemptAt: time + CLAIM_MS })
      .where('id', '=', next.id)
      .where('nextAttemptAt', '=', next.nextAttemptAt)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? next : undefined;
  });
}

/**
 * Makes the token good, unless the mail was called off since it was taken (another password, another address): its row is locked
 * here, so that a cancellation either comes first or finds the token.
 */
function enterToken(db: Db, { id, memberId }: Due, token: string, time: number): Promise<boolean> {
  return db.write(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('mailOutbox')
      .set({ nextAttemptAt: time + CLAIM_MS })
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await tx
      .insertInto('resetToken')
      .values({ tokenHash: fingerprint(token), memberId, mailId: id, createdAt: time, expiresAt: time + HOUR })
      .execute();
    return true;
  });
}

const HOUR_MS = 3_600_000;
const MAX_MAILS_AN_HOUR = 3;

/**
 * Takes up the next reset link that was asked for: a mail is queued when the address has an account, and when that had fewer
 * than three within the hour. Says whether there was one.
 */
function processResetRequest(db: Db, time: number): Promise<boolean> {
  return db.write(async (tx) => {
    const next = tx.selectFrom('resetRequest').select('id').orderBy('createdAt').limit(1);
    const request = await tx.deleteFrom('resetRequest').where('id', 'in', next).returningAll().executeTakeFirst();
    if (request === undefined) return false;
    const since = time - HOUR_MS;
    const member = await tx.selectFrom('member').select('id').where('email', '=', request.email).executeTakeFirst();
    if (member === undefined || request.createdAt < since) return true;
    // A mail that is being sent is in both tables; it counts once.
    const waiting = tx
      .selectFrom('mailOutbox')
      .select('id')
      .where('memberId', '=', member.id)
      .where('kind', '=', 'reset-password')
      .where('createdAt', '>', since);
    const sent = tx.selectFrom('resetToken').select('mailId as id').where('memberId', '=', member.id).where('createdAt', '>', since);
    if ((await waiting.union(sent).execute()).length >= MAX_MAILS_AN_HOUR) return true;
    const { id, createdAt, language } = request;
    await tx
      .insertInto('mailOutbox')
      .values({ id, memberId: member.id, kind: 'reset-password', createdAt, attempts: 0, nextAttemptAt: time, recipient: null, language })
      .execute();
    return true;
  });
}

/** A mail in plain text, ready to be sent. */
type Mail = { to: string; subject: string; text: string };

const asText = (paragraphs: readonly string[]): string => paragraphs.join('\n\n');

/** @param link works once, for an hour */
function resetMail(say: Say, to: string, link: string): Mail {
  return {
    to,
    subject: say('mails.reset_password_subject'),
    text: asText([say('mails.reset_password_reason'), say('mails.reset_password_link', { link }), say('mails.reset_password_ignore')]),
  };
}

/** Goes to the address that the account had before. It does not name the new one, which is not the business of that mailbox. */
function emailChangedMail(say: Say, to: string, publicUrl: string): Mail {
  return {
    to,
    subject: say('mails.email_changed_subject'),
    text: asText([
      say('mails.email_changed_effect'),
      say('mails.email_changed_by_you'),
      say('mails.email_changed_by_others', { publicUrl }),
    ]),
  };
}
