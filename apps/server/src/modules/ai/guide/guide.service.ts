import {
  composeAbout,
  composeBye,
  composeCapabilities,
  composeGreeting,
  composeNoted,
  composePreferenceHelp,
  composeScoreChange,
  composeThanks,
  composeUnclear,
  composeUnknown,
  type InContext,
  type Reply,
  toMarkdown,
  understandInContext,
  WHAT_I_AM,
  withStatements,
} from '@labelwise/domain/guide';
import { safetyReply } from '@labelwise/domain/safety';
import type { AssistantTools } from '../tools/assistant-tools.ts';
import type { Answerer } from './answerer.ts';
import { day, ideas } from './catalogue-answers.ts';
import { avoid, explain, unknown } from './explain-answers.ts';
import { extreme, holding, mine, scanned, week } from './member-answers.ts';
import { alternatives, among, compare, contains, figure, ingredients, ledger, verdict } from './product-answers.ts';

/** What was said before, oldest first. */
export type Turn = { role: 'user' | 'assistant'; content: string };
/** `said`: all that the member wrote before in this conversation, where `history` holds only the last turns. */
export type Question = { caller: { userId: string }; question: string; history: readonly Turn[]; said?: readonly string[] };
/** `text` is Markdown and names its sources at its end; `sources` are the same as a list. */
export type GuideAnswer = { text: string; sources: string[] };

export type GuideService = ReturnType<typeof createGuide>;

const ANSWERERS: Readonly<Record<InContext['ask'], Answerer>> = {
  greeting: always(composeGreeting()),
  thanks: always(composeThanks()),
  bye: always(composeBye()),
  about: always(composeAbout()),
  capabilities: always(composeCapabilities()),
  'score change': always(composeScoreChange()),
  preference: always(composePreferenceHelp()),
  among,
  avoid,
  compare,
  alternatives,
  figure,
  contains,
  ingredients,
  ledger,
  verdict,
  day,
  week,
  scanned,
  extreme,
  holding,
  mine,
  explain,
  ideas,
  unknown,
  noted: async ({ of }) => composeNoted(of.stated),
};
/** These propose foods: not before an allergy that was spoken of is understood. */
const PROPOSES: ReadonlySet<InContext['ask']> = new Set(['ideas', 'day', 'alternatives', 'among', 'week']);

/** The built-in guide: answers from the member's own data, the catalogue and a table of named sources. */
export function createGuide({ tools }: { tools: AssistantTools }) {
  return {
    /** Says what it is in the first answer of a conversation. Medical and crisis questions get our fixed words. */
    async answer({ caller, question, history, said }: Question): Promise<GuideAnswer> {
      const safety = safetyReply(question);
      if (safety !== null) return { text: safety.text, sources: [] };
      const { reply, isAboutItself } = await this.compose({ caller, question, history, ...(said === undefined ? {} : { said }) });
      const isFirst = !history.some(({ role }) => role === 'assistant');
      const text = toMarkdown(reply);
      return { text: isFirst && !isAboutItself ? `${text}\n\n${WHAT_I_AM}` : text, sources: [...reply.sources] };
    },

    /** The answer before it becomes text, with how its numbers were worked out. */
    async compose({ caller, question, history, said }: Question): Promise<{ reply: Reply; isAboutItself: boolean }> {
      const of = understandInContext(question, history, said);
      const isAboutItself = of.ask === 'about';
      if (of.stated.unclear !== null && PROPOSES.has(of.ask)) return { reply: composeUnclear(of.stated.unclear), isAboutItself };
      const asked = { of, tools: await tools.forMember(caller.userId, 'guide', of.stated.diets) };
      const reply = (await ANSWERERS[of.ask](asked)) ?? (await unknown(asked)) ?? composeUnknown(null);
      return { reply: of.ask === 'noted' ? reply : withStatements(reply, of.stated), isAboutItself };
    },
  };
}

function always(reply: Reply): Answerer {
  return async () => reply;
}
