import { randomBytes } from 'node:crypto';
import { stateAfter } from '@labelwise/domain/guide';
import type { MessageTable } from '../../../db/schema/conversations.ts';
import type { Assignment } from '../chat/chat.service.ts';
import { REMEMBERED, saidIn } from '../chat/said.ts';
import { inTime } from '../chat/time-limits.ts';
import type { Piece, Writer } from '../chat/write-reply.ts';
import type { AssistantTools } from '../tools/assistant-tools.ts';
import { type HealthField, neededHealth } from './health-need.ts';
import { HISTORY_ROWS, historyOf } from './history.ts';
import { instructions } from './instructions.ts';
import type { LanguageModelPort } from './language-model.ts';
import { type Identity, withoutFullNames, withoutNames } from './leaving.ts';
import { modelTools } from './model-tools.ts';
import { defused } from './untrusted.ts';

type Deps = {
  model: LanguageModelPort;
  tools: AssistantTools;
  /** Turns before a question, newest first. */
  before: (question: MessageTable, limit: number) => Promise<MessageTable[]>;
  identityOf: (memberId: string) => Promise<Identity>;
  /** Whether the member agreed that parts of his health profile go to the model. */
  sharesHealth: (memberId: string) => Promise<boolean>;
};

/** The first words within 25 s, so that a failure shows within 30; a local model may then take its time. */
const PATIENCE = { first: 25_000, next: 10_000, all: 120_000 };

/** Has a model write the reply. What leaves: the fixed instructions, what was said without names, and what tools answer. */
export function createModelWriter({ model, tools, before, identityOf, sharesHealth }: Deps) {
  return ({ memberId, question }: Assignment): Writer =>
    async function* (signal: AbortSignal): AsyncGenerator<Piece> {
      const [rows, identity, agreed] = await Promise.all([before(question, REMEMBERED), identityOf(memberId), sharesHealth(memberId)]);
      const clean = withoutNames(identity);
      const turns = [...historyOf(rows.slice(0, HISTORY_ROWS)), { role: 'user' as const, content: defused(question.content) }];
      const health = agreed ? neededHealth(question.content, rows.find(({ role }) => role === 'user')?.content) : new Set<HealthField>();
      // The member told these diets to the model himself.
      const { diets } = stateAfter(saidIn(rows), question.content).stated;
      const mine = await tools.forMember(memberId, agreed ? 'model' : 'model without health', diets);
      // Scores and generated preferences tell of conditions: where the question needs none, foods are judged as for anybody.
      const judging = health.has('conditions') ? mine : await tools.forMember(memberId, 'model without health', diets);
      const mark = randomBytes(6).toString('hex');
      const text = model.write({
        instructions: instructions({ mark, today: mine.today, agreed }),
        messages: turns.map(({ role, content }) => ({ role, content: clean(content) })),
        tools: modelTools({ tools: { ...judging, profile: mine.profile }, health, mark, clean: withoutFullNames(identity) }),
        signal,
      });
      for await (const piece of inTime(text, PATIENCE, signal)) yield { text: piece };
    };
}
