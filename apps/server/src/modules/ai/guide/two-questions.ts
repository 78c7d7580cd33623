import {
  type Answer,
  foodsNamed,
  type IntentKind,
  joinAnswers,
  type QuestionInContext,
  safetyOf,
  twoQuestionsIn,
} from '@labelwise/domain/guide';
import { foldText } from '@labelwise/domain/lib';

type Turn = { readonly role: 'user' | 'assistant'; readonly content: string };
/** An answer, with the question as it was read, and for whom. */
export type Answered = { readonly answer: Answer; readonly question: QuestionInContext; readonly whom: string };

/** These ask nothing, or nothing that is clear. */
const ASKS_NOTHING: ReadonlySet<IntentKind> = new Set(['unclear', 'declaration', 'preference', 'small talk', 'out of scope']);
/** An answer with one of these is none: the message is answered as one question. */
const NO_ANSWER: ReadonlySet<string> = new Set(['not found', 'unknown', 'whom', 'capabilities', 'perhaps meant', 'not sure']);

/**
 * Answers a message that asks two things, one after the other: "is Wasa vegan and how much fiber does it have?" The second follows the
 * first. Where one part asks nothing by itself ("and how long does it keep"), the message as a whole stands in its place, if that asks
 * something else than the other part. `null` where the message is to be read as one, and where it reports what binds.
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
  const isOpen = first.question.refersBack && first.question.lastProducts.length === 0;
  const links = foodsNamed(first.answer).map((code) => `[food](/results/${code})`);
  const second = await answered(other, [...history, { role: 'user', content: one }, { role: 'assistant', content: links.join(' ') }]);
  const [firstAsks, secondAsks] = [
    asks(first) && !isOpen,
    asks(second) && !(OF_OWN_TIME.has(second.question.intent.kind) && isFrequency(other)),
  ];
  // "What instead of salami? Less salty if possible" is one search.
  if (firstAsks && narrows(first, second)) return second.answer;
  if (firstAsks && limits(first, second)) return null;
  if (firstAsks && secondAsks) return keyOf(first) === keyOf(second) ? null : joinAnswers([first.answer, second.answer]);
  if (!firstAsks && !secondAsks) return null;
  const both = await answered(typed, history);
  const known = firstAsks ? first : second;
  // Of a part that nothing is known of, the whole says so.
  if (!asks(both) || both.question.intent.kind === known.question.intent.kind || sharesFood(both, known)) return null;
  return joinAnswers(firstAsks ? [first.answer, both.answer] : [both.answer, second.answer]);
}

/** "How often a week", "is one a day too much": of a food, and not of the days of who asks. */
const isFrequency = (part: string): boolean => FREQUENCY.test(foldText(part));
const FREQUENCY =
  /(?<!\p{L})(?:how (?:often|many times|much) (?:\S+ ){0,4}?(?:a|per|each|every) (?:day|week|month)|(?:a|one|two|three|\d+|once|twice)(?: \S+){0,2} (?:a|per|every) (?:day|week)|every ?day|daily|wie (?:oft|viel) (?:\S+ ){0,4}?(?:pro|die|am|jede) (?:woche|tag)|(?:ein|zwei|\d+)\S*(?: \S+)? (?:am tag|pro (?:tag|woche))|jeden tag|taglich|combien de fois|(?:un|une|deux|\d+)(?: \S+)? par (?:jour|semaine)|tous les jours|cuantas veces|(?:un|una|dos|\d+)(?: \S+)? (?:al dia|por semana|a la semana)|todos los dias|cada dia|quante volte|(?:un|una|due|\d+)(?: \S+)? al (?:giorno)|tutti i giorni|ogni giorno|quantas vezes|(?:um|uma|duas|\d+)(?: \S+)? por (?:dia|semana)|todos os dias|hoe (?:vaak|veel) (?:\S+ ){0,4}?per (?:week|dag)|(?:een|twee|\d+)(?: \S+)? per (?:dag|week)|elke dag)(?!\p{L})/u;
const OF_OWN_TIME: ReadonlySet<IntentKind> = new Set(['my week', 'my day', 'targets left', 'what to cut', 'own list', 'own ranking']);

/** Whether a part only says more of the foods that the part before it looks for. */
function narrows(first: Answered, { question, answer }: Answered): boolean {
  const { intent, mentions, barcodes, criteria } = question;
  const isSearch = LOOKS_FOR.has(first.question.intent.kind) && LOOKS_FOR.has(intent.kind);
  const isNamed = mentions.some((name) => !first.question.mentions.includes(name)) || barcodes.length > 0;
  return isSearch && !isNamed && criteria.length > 0 && answer.blocks.every(({ kind }) => !NO_ANSWER.has(kind));
}
/** "… and have less than 1 g of salt": an amount that the foods that are looked for are to have, and no question for it. */
const limits = (first: Answered, { question: { intent, mentions } }: Answered): boolean =>
  LOOKS_FOR.has(first.question.intent.kind) && intent.kind === 'amount' && mentions.length === 0 && intent.portion !== null;
const LOOKS_FOR: ReadonlySet<IntentKind> = new Set(['find', 'swap']);

/** Of one food the whole message is answered by itself. */
function sharesFood(one: Answered, other: Answered): boolean {
  const foods = new Set(foodsNamed(one.answer));
  return foodsNamed(other.answer).some((code) => foods.has(code));
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
function keyOf({ question: { intent, mentions, barcodes }, whom }: Answered): string {
  return JSON.stringify([intent, mentions, barcodes, whom]);
}
