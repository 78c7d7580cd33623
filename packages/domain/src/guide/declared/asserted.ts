import { ASKS_AT_END, DENIES_IT, HEARSAY, QUESTION_BEGINS } from './asserted.data.ts';
import { ASKS } from './harms.data.ts';
import { END, PAUSE } from './tokens.ts';

/** A question that has what it asks about before it. */
const NEEDS_SUBJECT = /^(?:vanno bene|va bene|va bien|van bien|ca va|ca passe|faz bem|fazem bem)$/;
const QUESTION = new RegExp(`(?<!(?:^| )(?:${DENIES_IT}) )(?<=^| )(?:${QUESTION_BEGINS})(?= |$)`);

/** A part of a sentence, and where it stands in it. */
export type Part = { readonly words: readonly string[]; readonly from: number };

/**
 * The parts of a sentence, between its pauses, that state something: what asks, and what others say, is left out from where it begins. "Got
 * diarrhoea, is yogurt ok" states an illness and no food; "ho i brufoli, è colpa del latte?" states no milk.
 *
 * @param isAsked a question mark ends the sentence, so that its last part asks
 */
export function assertedIn(words: readonly string[], isAsked: boolean): readonly Part[] {
  if (ASKS_AT_END.test(words.join(' '))) return [];
  const parts: Part[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at += 1) {
    if (at < words.length && words[at] !== PAUSE) continue;
    if (at > from) parts.push({ words: words.slice(from, at), from });
    from = at + 1;
  }
  const read = parts.map((part) => ({ ...part, words: beforeQuestion(part.words) }));
  const [last, lastRead] = [parts.at(-1)?.words ?? [], read.at(-1)?.words ?? []];
  // "Nuts give me hives what can I have?": the mark is that of the question that stands apart.
  const isApart = lastRead.length < last.length;
  // "..., la caesar salad va bene?": what stands before is what is asked about.
  const isOfWhole = parts.length > 1 && isApart && NEEDS_SUBJECT.test(last.slice(lastRead.length).join(' '));
  const isLastAsked = isAsked && (!isApart || isOfWhole);
  return (isLastAsked ? read.slice(0, -1) : read).filter((part) => part.words.length > 0);
}

function beforeQuestion(words: readonly string[]): readonly string[] {
  const text = words.join(' ');
  if (BEGINS_QUESTION.has(words[0] ?? '')) return [];
  if (ASKS.test(`${text} `)) return [];
  const begins = [QUESTION.exec(text), HEARSAY.exec(text)].flatMap((match) => (match === null ? [] : [match.index]));
  const end = text.slice(0, Math.min(...begins, text.length)).trim();
  return end === '' ? [] : words.slice(0, end.split(' ').length);
}

/** With one of these a part between two pauses asks: "frutos secos, qué turrón", "nüsse, geht marzipan". */
const BEGINS_QUESTION: ReadonlySet<string> = new Set(
  'what which how can could may is are geht gehen ginge passt darf kann welche welcher welches welchen que quel quelle quels quelles quoi cual cuales puede puedo pueden vale qual quais pode posso podem quale quali puo possono welke hoeveel mag kan'.split(
    ' ',
  ),
);

/** Whether a part of a message between two pauses, but for the first, asks. */
export const hasQuestionApart = (tokens: readonly string[]): boolean =>
  tokens.some((token, at) => at > 0 && (tokens[at - 1] === PAUSE || tokens[at - 1] === END) && BEGINS_QUESTION.has(token));

/** Where a question begins in a text; `-1` where none does. */
export const questionAt = (text: string): number => QUESTION.exec(text)?.index ?? -1;
