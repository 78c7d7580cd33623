import type { Db } from '../db/db.ts';

const HOUR = 3_600_000;
const MAX_MAILS_AN_HOUR = 3;

/**
 * Takes up the next reset link that was asked for: a mail is queued when the address has an account, and when that had fewer
 * than three within the hour. Says whether there was one.
 */
export function takeUpRequest(db: Db, time: number): Promise<boolean> {
  return db.write(async (tx) => {
    const next = tx.selectFrom('resetRequest').select('id').orderBy('createdAt').limit(1);
    const request = await tx.deleteFrom('resetRequest').where('id', 'in', next).returningAll().executeTakeFirst();
    if (request === undefined) return false;
    const since = time - HOUR;
    const member = await tx.selectFrom('member').select('id').where('email', '=', request.email).executeTakeFirst();
    if (member === undefined || request.createdAt < since) return true;
    // A mail that is being sent stands in both tables; it is one mail all the same.
    const waiting = tx
      .selectFrom('mailOutbox')
      .select('id')
      .where('memberId', '=', member.id)
      .where('kind', '=', 'reset-password')
      .where('createdAt', '>', since);
    const sent = tx.selectFrom('resetToken').select('mailId as id').where('memberId', '=', member.id).where('createdAt', '>', since);
    if ((await waiting.union(sent).execute()).length >= MAX_MAILS_AN_HOUR) return true;
    const { id, createdAt } = request;
    await tx
      .insertInto('mailOutbox')
      .values({ id, memberId: member.id, kind: 'reset-password', createdAt, attempts: 0, nextAttemptAt: time, recipient: null })
      .execute();
    return true;
  });
}
