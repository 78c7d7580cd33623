import {
  type Answer,
  answerOf,
  type Block,
  composeConfirmation,
  composeForSmallChild,
  composeGeneral,
  composeUnclear,
  conditionsOf,
  type GeneralId,
  isForSmallChild,
  joinAnswers,
  type ProfileView,
  type QuestionInContext,
  understandInContext,
  withDeclarations,
} from '@labelwise/domain/guide';
import { sayEnglish } from '@labelwise/messages/english';
import { type RenderedAnswer, renderAnswer } from '@labelwise/messages/render/guide';
import type { AssistantTools } from '../tools/assistant-tools.ts';
import { day, ideas } from './catalogue-answers.ts';
import { avoid, explain, unknown, unknownAnswer } from './explain-answers.ts';
import type { Answerer } from './lookup.ts';
import { bestOrWorst, containing, memberData, scanned, week } from './member-answers.ts';
import { alternatives, compare, contains, figure, ingredients, ledger, ranking, verdict } from './product-answers.ts';
import { safetyReply } from './safety-reply.ts';

/** A turn of the conversation before the question. */
export type Turn = { role: 'user' | 'assistant'; content: string };
/**
 * `history`: the last turns, oldest first. `userMessages`: all that the member wrote before in this conversation, since an allergy
 * that was declared first still binds; without it those of the history.
 */
export type Question = { caller: { userId: string }; question: string; history: readonly Turn[]; userMessages?: readonly string[] };

export type GuideService = ReturnType<typeof createGuide>;

const ANSWERERS: Readonly<Record<QuestionInContext['intent'], Answerer>> = {
  greeting: always({ kind: 'greeting' }),
  thanks: always({ kind: 'thanks' }),
  bye: always({ kind: 'bye' }),
  about: always({ kind: 'about' }),
  capabilities: always({ kind: 'capabilities' }),
  'score change': async () => answerOf([{ kind: 'score changes' }], [{ kind: 'scoring rules' }]),
  preference: always({ kind: 'changes nothing' }),
  ranking,
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
  'best or worst': bestOrWorst,
  containing,
  'member data': memberData,
  explain,
  ideas,
  unknown,
  declaration: async ({ question }) => composeConfirmation(question.declared),
};
/** These propose foods: not before an allergy that was declared is understood. */
const PROPOSES: ReadonlySet<QuestionInContext['intent']> = new Set(['ideas', 'day', 'alternatives', 'ranking', 'week']);
/** What a question of the knowledge base may look like to the grammar; what it asks of one's own data or of a product stays that. */
const GENERAL_MAY_ANSWER: ReadonlySet<QuestionInContext['intent']> = new Set([
  'explain',
  'unknown',
  'compare',
  'verdict',
  'figure',
  'contains',
]);
/** These show scores of foods. */
const SCORES: ReadonlySet<QuestionInContext['intent']> = new Set(['verdict', 'compare', 'unknown', 'ledger', 'best or worst']);

/** The built-in guide: answers from the member's own data, the catalogue and a table of named sources. */
export function createGuide({ tools }: { tools: AssistantTools }) {
  return {
    /** Introduces itself in the first answer of a conversation. Medical and crisis questions get our fixed texts. */
    async answer({ question, ...context }: Question): Promise<RenderedAnswer> {
      const safety = safetyReply(question);
      if (safety !== null) return { text: safety, sources: [] };
      const answer = await this.compose({ question, ...context });
      const { text, sources } = renderAnswer(sayEnglish, answer);
      const isFirst = !context.history.some(({ role }) => role === 'assistant');
      const isIntroduced = answer.blocks.some(({ kind }) => kind === 'about');
      return { text: isFirst && !isIntroduced ? `${text}\n\n${sayEnglish('guide.introduction')}` : text, sources };
    },

    /** The answer as data, with how its numbers were worked out. */
    async compose({ caller, question: text, history, userMessages }: Question): Promise<Answer> {
      const question = understandInContext(text, history, userMessages);
      const { declared, intent } = question;
      if (declared.unclear !== null && PROPOSES.has(intent)) return composeUnclear(declared.unclear);
      const own = await tools.forMember(caller.userId, 'guide', declared.binding, conditionsOf(declared.circumstances));
      const inquiry = { question, tools: own };
      if (isForSmallChild(declared.circumstances) && (PROPOSES.has(intent) || SCORES.has(intent))) {
        const pack = SCORES.has(intent) ? await ingredients(inquiry) : null;
        return withDeclarations(composeForSmallChild(pack !== null && isAboutFood(pack) ? pack : null), declared, true);
      }
      const general = generalAnswer(question, own.profile());
      const direct = general !== null && intent !== 'explain' ? null : await ANSWERERS[intent](inquiry);
      const known = general === null || direct === null ? (general ?? direct) : joinAnswers([general, direct]);
      const answer = known ?? (await unknown(inquiry)) ?? unknownAnswer(null);
      return intent === 'declaration' ? answer : withDeclarations(answer, declared, isAboutFood(answer));
    },
  };
}

/** Entries of the knowledge base that are about children. */
const FOR_CHILDREN: ReadonlySet<GeneralId> = new Set(['kids_salt', 'kids_sugar', 'kids_nuts']);

/** What the knowledge base says; additives and products have answers of their own. */
function generalAnswer({ general, intent, barcodes, additives, declared }: QuestionInContext, profile: ProfileView | null): Answer | null {
  const mayAnswer = GENERAL_MAY_ANSWER.has(intent) && barcodes.length === 0 && additives.length === 0;
  if (general === null || !mayAnswer) return null;
  // What is good for adults may choke or harm a small child.
  if (isForSmallChild(declared.circumstances) && !FOR_CHILDREN.has(general)) return composeForSmallChild(null);
  const chosen = [
    ...(profile?.restrictions ?? []),
    ...(profile?.conditions ?? []),
    ...declared.binding,
    ...conditionsOf(declared.circumstances),
  ];
  return composeGeneral(general, [...new Set(chosen)]);
}

/** Names a food that someone may eat for it: proposed, judged or compared. */
function isAboutFood({ suggested, sources }: Answer): boolean {
  return suggested.length > 0 || sources.some(({ kind }) => kind === 'catalogue entry' || kind === 'linked entries');
}

function always(block: Block): Answerer {
  return async () => answerOf([block]);
}
