import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/db.ts';
import { claimIdempotencyKey, type IdempotentRequest } from '../../../db/idempotency-keys.ts';
import type { ChatAllowanceTable, MessageTable } from '../../../db/schema/conversations.ts';
import type { MemberTable } from '../../../db/schema/members.ts';
import { appendTurn, isBeingWritten, lockConversation, newestTurns, refuseWhilePending } from '../conversations/turns.ts';

export type ChatRepository = ReturnType<typeof createChatRepository>;
export type Asking = {
  memberId: string;
  conversationId: string;
  content: string;
  author: NonNullable<MessageTable['author']>;
  questionId: string;
  replyId: string;
  now: number;
  /** Questions a day. */
  limit: number;
  request: IdempotentRequest | null;
};
/** `asked`: the reply is to be written. `known`: the same request was carried out before. `used up` tells when the day ends, epoch ms. */
export type Asked =
  | { kind: 'asked' | 'known'; question: MessageTable; reply: MessageTable }
  | { kind: 'gone' }
  | { kind: 'used up'; endsAt: number };
export type Finished = Pick<MessageTable, 'content' | 'sources'> & { status: 'complete' | 'stopped' | 'failed' };

const DAY = 86_400_000;

/** Thrown to undo what the unit of work did so far. */
class AllowanceExhausted extends Error {}

/** Rows of questions and replies while they come about. */
export function createChatRepository(db: Db) {
  const allowance = (memberId: string): Promise<ChatAllowanceTable | undefined> =>
    db.read.selectFrom('chatAllowance').selectAll().where('memberId', '=', memberId).executeTakeFirst();
  return {
    allowance,

    /** Question, empty reply and count in one transaction. @throws AppError not_found, reply_pending, idempotency_conflict */
    async ask(asking: Asking): Promise<Asked> {
      try {
        return await db.write((tx) => ask(tx, asking));
      } catch (error) {
        if (!(error instanceof AllowanceExhausted)) throw error;
        return { kind: 'used up', endsAt: (await allowance(asking.memberId))?.endsAt ?? asking.now };
      }
    },

    /** Heartbeat of a pending reply, with the text so far; `false` when it was stopped or removed meanwhile. */
    beat: (id: string, content: string, now: number): Promise<boolean> =>
      db.write(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('message')
          .set({ content, updatedAt: now })
          .where('id', '=', id)
          .where('status', '=', 'pending')
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      }),

    /**
     * Ends a reply, once. One that was stopped elsewhere meanwhile stays stopped and gets the words it has; one that
     * failed takes no part in the day's count. `undefined`: its conversation was removed.
     */
    finish: (id: string, { content, sources, status }: Finished, now: number): Promise<MessageTable | undefined> =>
      db.write(async (tx) => {
        const row = await tx
          .updateTable('message')
          .set({ content, sources, updatedAt: now, status: sql`case when status = 'pending' then ${status} else status end` })
          .where('id', '=', id)
          .where('status', 'in', ['pending', 'stopped'])
          .returningAll()
          .executeTakeFirst();
        if (row?.status === 'failed')
          await tx
            .updateTable('chatAllowance')
            .set((eb) => ({ used: eb('used', '-', 1) }))
            .where('memberId', '=', row.memberId)
            .where('used', '>', 0)
            .execute();
        return row;
      }),

    reply: (memberId: string, id: string): Promise<MessageTable | undefined> =>
      db.read.selectFrom('message').selectAll().where('id', '=', id).where('memberId', '=', memberId).executeTakeFirst(),

    /** Marks the reply of a conversation that is being written as stopped, and answers its id. @throws AppError not_found */
    stop: (memberId: string, conversationId: string, now: number): Promise<string | undefined> =>
      db.write(async (tx) => {
        await lockConversation(tx, memberId, conversationId);
        const row = await tx
          .updateTable('message')
          .set({ status: 'stopped', updatedAt: now })
          .where('conversationId', '=', conversationId)
          .where('status', '=', 'pending')
          .returning('id')
          .executeTakeFirst();
        return row?.id;
      }),

    /** Whether parts of the health profile may go to the model. */
    async sharesHealth(memberId: string): Promise<boolean> {
      return (
        (await db.read.selectFrom('modelConsent').select('agreedAt').where('memberId', '=', memberId).executeTakeFirst()) !== undefined
      );
    },

    shareHealth: (memberId: string, agreed: boolean, now: number): Promise<void> =>
      db.write(async (tx) => {
        if (agreed)
          await tx
            .insertInto('modelConsent')
            .values({ memberId, agreedAt: now })
            .onConflict((conflict) => conflict.column('memberId').doNothing())
            .execute();
        else await tx.deleteFrom('modelConsent').where('memberId', '=', memberId).execute();
      }),

    /** What identifies a member, so that it can be removed from what is sent to a model. */
    identityOf: (memberId: string): Promise<Pick<MemberTable, 'id' | 'email' | 'username' | 'firstName' | 'lastName'>> =>
      db.read
        .selectFrom('member')
        .select(['id', 'email', 'username', 'firstName', 'lastName'])
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow(),

    /** What a member wrote in a conversation, newest first. */
    wrote: async (memberId: string, conversationId: string, limit: number): Promise<string[]> => {
      const rows = await db.read
        .selectFrom('message')
        .select('content')
        .where('conversationId', '=', conversationId)
        .where('memberId', '=', memberId)
        .where('role', '=', 'user')
        .orderBy('position', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ content }) => content);
    },

    /** The turns before a question, newest first. */
    before: (question: MessageTable, limit: number): Promise<MessageTable[]> =>
      db.read
        .selectFrom('message')
        .selectAll()
        .where('conversationId', '=', question.conversationId)
        .where('memberId', '=', question.memberId)
        .where('position', '<', question.position)
        .orderBy('position', 'desc')
        .limit(limit)
        .execute(),
  };
}

async function ask(tx: Tx, asking: Asking): Promise<Asked> {
  const { memberId, content, now, request } = asking;
  const conversation = await lockConversation(tx, memberId, asking.conversationId);
  const newest = await newestTurns(tx, conversation.id, 2);
  const { open, failed } = openQuestion(newest, content, now);
  const earlier = request === null ? null : await claimIdempotencyKey(tx, memberId, request, open?.id ?? asking.questionId, now);
  if (earlier !== null && earlier !== open?.id) return known(tx, earlier);
  refuseWhilePending(newest, now);
  await countOne(tx, memberId, now, asking.limit);
  if (failed !== undefined) {
    await tx.deleteFrom('message').where('id', '=', failed.id).execute();
    conversation.lastPosition = failed.position - 1;
  }
  const question =
    open ??
    (await appendTurn(
      tx,
      conversation,
      { id: asking.questionId, role: 'user', content, status: 'complete', author: null, echoed: 0 },
      now,
    ));
  const reply = await appendTurn(
    tx,
    conversation,
    { id: asking.replyId, role: 'assistant', content: '', status: 'pending', author: asking.author, echoed: 0 },
    now,
  );
  return { kind: 'asked', question, reply };
}

/**
 * The same question, when it is the last message and has no answer: stored by the client just before, or its reply failed.
 * Then that message is answered, and the failed reply is removed.
 */
function openQuestion(
  [last, before]: readonly MessageTable[],
  content: string,
  now: number,
): { open?: MessageTable; failed?: MessageTable } {
  if (last?.role === 'user' && last.content === content) return { open: last };
  const failed = last?.role === 'assistant' && (last.status === 'failed' || (last.status === 'pending' && !isBeingWritten(last, now)));
  return failed && before?.role === 'user' && before.content === content ? { open: before, failed: last } : {};
}

async function known(tx: Tx, questionId: string): Promise<Asked> {
  const question = await tx.selectFrom('message').selectAll().where('id', '=', questionId).executeTakeFirst();
  if (question === undefined) return { kind: 'gone' };
  const reply = await tx
    .selectFrom('message')
    .selectAll()
    .where('conversationId', '=', question.conversationId)
    .where('position', '>', question.position)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return reply === undefined ? { kind: 'gone' } : { kind: 'known', question, reply };
}

/** One statement counts and refuses: however many ask at once, no more than the limit get through. */
async function countOne(tx: Tx, memberId: string, now: number, limit: number): Promise<void> {
  const { numAffectedRows } = await sql`insert into "chatAllowance" ("memberId", used, "endsAt") values (${memberId}, 1, ${now + DAY})
    on conflict ("memberId") do update set
      used = case when "chatAllowance"."endsAt" <= ${now} then 1 else "chatAllowance".used + 1 end,
      "endsAt" = case when "chatAllowance"."endsAt" <= ${now} then ${now + DAY} else "chatAllowance"."endsAt" end
    where "chatAllowance"."endsAt" <= ${now} or "chatAllowance".used < ${limit}`.execute(tx);
  if (numAffectedRows !== 1n) throw new AllowanceExhausted();
}
