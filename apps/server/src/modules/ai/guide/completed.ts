import {
  type Answer,
  asksOfIt,
  type Block,
  completionsOf,
  foodsTyped,
  type NamedPerson,
  ofProduct,
  productsLinked,
} from '@labelwise/domain/guide';
import type { ReadQuestion } from './for-people.ts';
import type { Answering } from './in-chat.ts';

/** An answer with one of these knows nothing of what was asked. */
const KNOWS_NOTHING: ReadonlySet<Block['kind']> = new Set([
  'unknown',
  'not sure',
  'not found',
  'perhaps meant',
  'capabilities',
  'no ideas',
]);
/** These say only what was heard. */
const ONLY_HEARD: ReadonlySet<Block['kind']> = new Set([
  'restrictions changed',
  'circumstances changed',
  'circumstances in force',
  'stored already',
  'holds here',
  'for people',
  'you are',
  'no score for a small child',
  'states first',
  'people unknown',
]);
/** These tell something of a food or of a subject, and not of whichever product bears a word of the message in its name. */
const TELLS: ReadonlySet<Block['kind']> = new Set([
  'kitchen',
  'general',
  'generic food',
  'kind advice',
  'topic',
  'dishes',
  'how often',
  'only a little',
]);

export const knowsNothing = ({ blocks }: Answer): boolean => blocks.some(({ kind }) => KNOWS_NOTHING.has(kind));
const isOnlyHeard = ({ blocks }: Answer): boolean => blocks.every(({ kind }) => ONLY_HEARD.has(kind));
const tells = (answer: Answer): boolean => !knowsNothing(answer) && answer.blocks.some(({ kind }) => TELLS.has(kind));

/** A message of a conversation, as it was read by itself. `isRepeated`: its answer was given last. */
type Turned = {
  readonly question: string;
  readonly history: readonly { role: 'user' | 'assistant'; content: string }[];
  readonly userMessages?: readonly string[];
  readonly isRepeated?: boolean;
  readonly earlier: readonly string[];
  readonly read: ReadQuestion;
  /** Of the household. */
  readonly people: readonly NamedPerson[];
};

/**
 * The answer to a message that nothing was known of by itself, or of which only a statement was heard: read about what the conversation is
 * about. `null` where nothing is known of that either, or the message asks for nothing beside what it tells.
 *
 * @param answered reads a text in place of the message
 * @param answering answers a text, with these parts of the question in place of what it reads
 */
export async function completedInChat(
  answer: Answer,
  { question: message, history, userMessages, earlier, read, people, isRepeated = false }: Turned,
  answered: (
    typed: string,
    history: Turned['history'],
    userMessages: Turned['userMessages'],
  ) => Promise<{ readonly answer: () => Promise<Answer> }>,
  answering: Answering,
): Promise<Answer | null> {
  // What is asked in full leaves nothing to the messages before it.
  if (earlier.length === 0 || history.length === 0 || read.question.barcodes.length > 0) return null;
  const isStated = isOnlyHeard(answer);
  const asks = message.includes('?') || asksOfIt(message);
  if (!knowsNothing(answer) && !isRepeated && !(isStated && asks)) return null;
  const judgedOf = async (products: readonly string[]): Promise<Answer | null> => {
    if (!isStated || foodsTyped(message).length > 0) return null;
    const all: Answer[] = [];
    for (const product of products) {
      const judged = await answering(message, history, ofProduct(product));
      if (!knowsNothing(judged) && !isOnlyHeard(judged)) all.push(judged);
    }
    // Of two the one that speaks against itself.
    return all.find(refuses) ?? all[0] ?? null;
  };
  // Of a product that was just spoken of its own list tells more than its name.
  const spokenOf = linkedLast(history);
  const ofList = spokenOf.length <= MOST_SPOKEN_OF ? await judgedOf(spokenOf) : null;
  if (ofList !== null) return ofList;
  // It may be asked for another than before.
  const meant = read.chosen?.people[0]?.name ?? null;
  for (const typed of completionsOf(
    message,
    earlier.map((one) => withNames(one, people, meant)),
  )) {
    const completed = await (await answered(typed, history, userMessages)).answer();
    if (tells(completed)) return completed;
  }
  const product = lastLinked(history);
  return product === null ? null : judgedOf([product]);
}
const MOST_SPOKEN_OF = 2;

const refuses = ({ blocks }: Answer): boolean =>
  blocks.some((block) => {
    if (block.kind === 'suitability') return block.answers.some(({ suitability }) => suitability.answer === 'no');
    if (block.kind === 'verdict') return block.summary.kind === 'conflict';
    return block.kind === 'people verdict' && block.answer === 'conflict';
  });

/** A message with the one who is meant now in the place of whom it named. */
function withNames(message: string, people: readonly NamedPerson[], meant: string | null): string {
  if (meant === null) return message;
  return people.reduce(
    (text, { name }) => text.replaceAll(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'giu'), () => meant),
    message,
  );
}
const escaped = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** The product that the newest of the last answers was about; `null` where none was about one. */
function lastLinked(history: Turned['history']): string | null {
  const answers = history.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])).slice(-ANSWERS_LOOKED_AT);
  return answers.toReversed().flatMap((content) => productsLinked(content).slice(0, 1))[0] ?? null;
}
const ANSWERS_LOOKED_AT = 3;

function linkedLast(history: Turned['history']): readonly string[] {
  return productsLinked(history.findLast(({ role }) => role === 'assistant')?.content ?? '');
}
