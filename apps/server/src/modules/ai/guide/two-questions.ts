import {
  type Answer,
  foodsNamed,
  type IntentKind,
  joinAnswers,
  type QuestionInContext,
  safetyOf,
  twoQuestionsIn,
} from '@labelwise/domain/guide';

type Turn = { readonly role: 'user' | 'assistant'; readonly content: string };
/** An answer, with the question as it was read. */
export type Answered = { readonly answer: Answer; readonly question: QuestionInContext };

/** These ask nothing, or nothing that is clear. */
const ASKS_NOTHING: ReadonlySet<IntentKind> = new Set(['unclear', 'declaration', 'preference', 'small talk', 'out of scope']);
/** An answer with one of these is none: the message is answered as one question. */
const NO_ANSWER: ReadonlySet<string> = new Set(['not found', 'unknown', 'whom', 'capabilities', 'perhaps meant', 'not sure']);

/**
 * Answers a message that asks two things, one after the other: "is Wasa vegan and how much fiber does it have?" The second follows the
 * first. `null` where a part asks nothing that can be answered by itself, or tells what binds: then the message is read as one.
 *
 * @param whole the message, read as one question
 * @param answered answers a part of it, after these turns
 */
export async function answeredApart(
  typed: string,
  history: readonly Turn[],
  whole: QuestionInContext,
  answered: (part: string, turns: readonly Turn[]) => Promise<Answered>,
): Promise<Answer | null> {
  const parts = twoQuestionsIn(typed);
  if (parts === null || tells(whole) || parts.some((part) => safetyOf(part) !== null)) return null;
  const [one, other] = parts;
  const first = await answered(one, history);
  if (!asks(first) || (first.question.refersBack && first.question.lastProducts.length === 0)) return null;
  const links = foodsNamed(first.answer).map((code) => `[food](/results/${code})`);
  const second = await answered(other, [...history, { role: 'user', content: one }, { role: 'assistant', content: links.join(' ') }]);
  if (!asks(second) || keyOf(first.question) === keyOf(second.question)) return null;
  return joinAnswers([first.answer, second.answer]);
}

function asks({ answer, question }: Answered): boolean {
  return !ASKS_NOTHING.has(question.intent.kind) && !tells(question) && !answer.blocks.some(({ kind }) => NO_ANSWER.has(kind));
}

/** Declares or takes back what binds. */
function tells({ declared }: QuestionInContext): boolean {
  const { added, retracted, reported, withdrawn, unclear } = declared;
  return added.length + retracted.length + reported.length + withdrawn.length > 0 || unclear !== null;
}

/** What is asked, of what: two parts alike are one question. */
function keyOf({ intent, mentions, barcodes }: QuestionInContext): string {
  return JSON.stringify([intent, mentions, barcodes]);
}
