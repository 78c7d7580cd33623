import { setTimeout as pause } from 'node:timers/promises';
import type { AssistantStatus, Message } from '@labelwise/contracts/ai';
import type { Language } from '@labelwise/contracts/languages';
import type { JudgedFor } from '@labelwise/contracts/people';
import { dependsOnEarlier, MESSAGES_LOOKED_AT, safetyOf } from '@labelwise/domain/guide';
import { loadLanguage, sayLoaded } from '@labelwise/messages/say-in';
import type { IdempotentRequest } from '../../../db/idempotency-keys.ts';
import type { MessageTable } from '../../../db/schema/conversations.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { createFairQueue, type FairQueue } from '../../../lib/fair-queue.ts';
import { isBeingWritten, presentMessage } from '../conversations/turns.ts';
import { answerLanguage } from '../guide/answer-language.ts';
import type { Asked, LeftOut } from '../guide/left-out.ts';
import { safetyReply } from '../guide/safety-reply.ts';
import type { ChatRepository } from './chat.repository.ts';
import { MAX_USER_ROWS } from './history.ts';
import { type Running, type Writer, writeReply } from './write-reply.ts';

/** Questions a member may ask in 24 hours; a reply that fails does not count. */
export const QUESTIONS_A_DAY = 100;
/** Replies that one process writes at a time, and how many of them for one member: more of theirs wait for each other. */
const TURNS = { atOnce: 64, perOwner: 4 };
/** Replies that are being written or wait for their turn. */
const MAX_RUNNING = 512;
const DAY = 86_400_000;
/** Time for replies to end when the service stops, ms; less than callers get, so that each of them gets an answer. */
const GRACE_MS = 6000;

/** What a writer starts from. `judgedFor`: for whom it is where the question names nobody. */
export type Assignment = { memberId: string; question: MessageTable; reader: Language; judgedFor?: JudgedFor | undefined };
type Deps = {
  repository: ChatRepository;
  mode: AssistantStatus['mode'];
  /** The model where there is one, else the guide. */
  writer: (assignment: Assignment) => Writer;
  /** What those leave out whom a message is for; without it our own words call no food fine. */
  leftOut?: (asked: Asked) => Promise<LeftOut>;
  now: Clock;
  newId: () => string;
  graceMs?: number | undefined;
  onFailure: (error: unknown) => void;
};
/** `reader`: the language of the member's screens. */
type Ask = {
  memberId: string;
  conversationId: string;
  message: string;
  request: IdempotentRequest | null;
  reader?: Language;
  judgedFor?: JudgedFor | undefined;
};
/** `running` is absent where the reply is written elsewhere, or was before. `settled` resolves when it is. */
export type Exchange = { question: Message; replyId: string; running: Running | undefined; settled: () => Promise<Message> };

export type ChatService = ReturnType<typeof createChatService>;

/** Questions and their replies: who may ask, what answers, and what becomes of a reply that no client waits for. */
export function createChatService({ repository, mode, writer, leftOut, now, newId, graceMs = GRACE_MS, onFailure }: Deps) {
  const running = new Map<string, Running>();
  const turns = createFairQueue(TURNS);
  let closing = false;

  function start(question: MessageTable, replyId: string, safety: string | null, reader: Language, judgedFor: JudgedFor | undefined): void {
    const { memberId } = question;
    const write = safety === null ? inTurn(turns, memberId, writer({ memberId, question, reader, judgedFor })) : fixed(safety);
    const say = sayLoaded(answerLanguage(question.content, [], reader));
    const reply = writeReply({ repository, now, onFailure, say }, replyId, write);
    running.set(replyId, reply);
    reply.done.catch(() => undefined).finally(() => running.delete(replyId));
  }

  /** The reply as it was left, wherever it was written. @throws AppError not_found when its conversation was removed */
  async function settled(memberId: string, replyId: string): Promise<Message> {
    const own = running.get(replyId);
    const row =
      own === undefined
        ? await nextChange(
            () => repository.reply(memberId, replyId),
            (one) => !isBeingWritten(one, now()),
          )
        : await own.done;
    if (row === undefined) throw new AppError('not_found');
    return presentMessage(row, now());
  }

  /** What answers, how many questions are left, and what the member agreed to. */
  async function status(memberId: string): Promise<AssistantStatus> {
    const [row, sharesHealth] = await Promise.all([repository.allowance(memberId), repository.sharesHealth(memberId)]);
    const counting = row !== undefined && row.endsAt > now();
    return {
      mode,
      dailyLimit: QUESTIONS_A_DAY,
      remaining: Math.max(0, QUESTIONS_A_DAY - (counting ? row.used : 0)),
      resetsAt: new Date(counting ? row.endsAt : now() + DAY).toISOString(),
      sharesHealth,
    };
  }

  return {
    status,

    /** Agrees that the model is given what a question needs of the health profile, or takes that back. */
    async shareHealth(memberId: string, agreed: boolean): Promise<AssistantStatus> {
      await repository.shareHealth(memberId, agreed, now());
      return status(memberId);
    },

    /**
     * Stores a question and has it answered. Crises and medical questions get our own words and go to no model; foods that are named
     * beside a medicine or an illness are answered by the guide where no model is set up.
     * @throws AppError not_found, reply_pending, daily_chat_limit, idempotency_conflict, conflict, unavailable
     */
    async ask({ memberId, conversationId, message, request, reader = 'en', judgedFor }: Ask): Promise<Exchange> {
      if (closing || running.size >= MAX_RUNNING) throw new AppError('unavailable', { retryAfter: 10 });
      // Safety texts and what a reply ends with are given at once.
      await loadLanguage(answerLanguage(message, [], reader));
      // Who named diabetes before and trembles now is answered by our own words, whoever else would answer.
      const isPregnant = safetyOf(message) === 'pregnancy';
      // An emergency that was reported stays in force: what is asked next is answered in its light.
      const count = isPregnant || dependsOnEarlier(message) ? MAX_USER_ROWS : MESSAGES_LOOKED_AT;
      const rows = await repository.wrote(memberId, conversationId, count);
      const earlier = rows.toReversed();
      const without = isPregnant ? await leftOut?.({ memberId, message, earlier, judgedFor }) : undefined;
      const safety = safetyReply(message, earlier, undefined, without ?? null, mode);
      const author = safety === null ? mode : 'safety';
      const time = now();
      const asked = await repository.ask({
        memberId,
        conversationId,
        content: message,
        author,
        questionId: newId(),
        replyId: newId(),
        now: time,
        limit: QUESTIONS_A_DAY,
        request,
      });
      if (asked.kind === 'gone') throw new AppError('conflict');
      if (asked.kind === 'used up')
        throw new AppError('daily_chat_limit', { retryAfter: Math.max(1, Math.ceil((asked.endsAt - time) / 1000)) });
      const { question, reply } = asked;
      if (asked.kind === 'asked') start(question, reply.id, safety, reader, judgedFor);
      return {
        question: presentMessage(question, time),
        replyId: reply.id,
        running: running.get(reply.id),
        settled: () => settled(memberId, reply.id),
      };
    },

    /** Ends the reply that is being written, by whichever process; `false` when there is none. @throws AppError not_found */
    async stop(memberId: string, conversationId: string): Promise<boolean> {
      const replyId = await repository.stop(memberId, conversationId, now());
      if (replyId === undefined) return false;
      const own = running.get(replyId);
      own?.end('stopped');
      await own?.done;
      return true;
    },

    /** Begins no reply any more and ends those that take too long; their rows say that they failed. */
    async close(): Promise<void> {
      closing = true;
      const left = [...running.values()];
      const ended = Promise.allSettled(left.map(({ done }) => done));
      const graceTimer = setTimeout(() => {
        for (const reply of left) reply.end('given up');
      }, graceMs);
      await ended;
      clearTimeout(graceTimer);
    },
  };
}

/** Our own words need no turn. */
function fixed(text: string): Writer {
  return async function* () {
    yield { text };
  };
}

function inTurn(turns: FairQueue, memberId: string, write: Writer): Writer {
  return async function* (signal) {
    const leave = await turns.enter(memberId, signal);
    try {
      yield* write(signal);
    } finally {
      leave();
    }
  };
}

const POLL_INTERVAL_MS = 500;
const POLL_TIMEOUT_MS = 150_000;

/** Polls a row until it is as wanted or deleted, for what another process is changing. */
async function nextChange<T>(read: () => Promise<T | undefined>, isReached: (row: T) => boolean): Promise<T | undefined> {
  const end = performance.now() + POLL_TIMEOUT_MS;
  for (;;) {
    const row = await read();
    if (row === undefined || isReached(row) || performance.now() > end) return row;
    await pause(POLL_INTERVAL_MS);
  }
}
