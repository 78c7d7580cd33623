import {
  HEADING,
  KEEPING_WORDS,
  LIST_WORDS,
  PRODUCER_WORDS,
  TABLE_WORDS,
  UNREAD_HEADINGS,
  USE_WORDS,
  WEIGHT_WORDS,
} from './asides.data.ts';
import type { Stretch } from './traces.ts';

const anyOf = (words: readonly string[], before = '(?<![a-z])'): RegExp => new RegExp(`${before}(?:${words.join('|')})`, 'g');
const TABLE = anyOf(TABLE_WORDS);
const LIST_AGAIN = anyOf(LIST_WORDS);
const SENTENCE_START = '(?<=(?:^|[.;!?)\\n•*])\\s{0,3})';
const SENTENCE_OR_BRACKET_START = '(?<=(?:^|[.;!?()\\n•*])\\s{0,3})';
const LONGEST_SENTENCE = 250;
const LONGEST_WEIGHT = 40;
/** Openers of a sentence, and how far it goes at most. */
const SENTENCES: readonly (readonly [RegExp, number])[] = [
  [anyOf(KEEPING_WORDS), LONGEST_SENTENCE],
  [anyOf(PRODUCER_WORDS), LONGEST_SENTENCE],
  [anyOf(USE_WORDS, SENTENCE_OR_BRACKET_START), LONGEST_SENTENCE],
  [anyOf(WEIGHT_WORDS), LONGEST_WEIGHT],
];
const HEADINGS = new RegExp(
  `(?<![a-z])${HEADING}(?: ?[/|-] ?[a-z]{8,13}){0,5}(?= ?[:;.•-])|${SENTENCE_START}${HEADING}(?= [a-z0-9])(?! (?:issus?|bio|da|di|de|du|aus|from|of|van|uit|in|en|d'|agricol[a-z]+|evidenzia[a-z]+|marque[a-z]+))`,
  'g',
);
const UNREAD = anyOf([...UNREAD_HEADINGS].map((heading) => `${heading}(?![a-z])`));
/** Letters of other scripts, with the signs and single letters among them. */
const OTHER_SCRIPT = /[\u0370-\u1fff\u3040-\u9fff\uac00-\ud7af](?:[^a-z]|[a-z](?![a-z]))*/gu;
/** Signs between the items of a list: with fewer, no list stands there. */
const FEW_SIGNS = 3;
const SIGNS_OF_A_LIST = 2;
const FEWEST_WORDS = 6;

/**
 * Stretches of a folded text that are no list of ingredients. What they name still speaks against a food; what is not known there does
 * not count.
 */
export function asideStretches(folded: string): Stretch[] {
  const found = [
    ...tables(folded),
    ...SENTENCES.flatMap(([opener, longest]) => sentences(folded, opener, longest)),
    ...beforeHeadings(folded),
    ...unreadPassages(folded),
  ];
  found.sort((one, other) => one.from - other.from);
  const joined: Stretch[] = [];
  for (const stretch of found) {
    const last = joined.at(-1);
    if (last !== undefined && stretch.from < last.to) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, stretch.to) };
    else joined.push(stretch);
  }
  return joined;
}

function tables(folded: string): Stretch[] {
  return Array.from(folded.matchAll(TABLE), (opener) => {
    LIST_AGAIN.lastIndex = opener.index + opener[0].length;
    const list = LIST_AGAIN.exec(folded)?.index ?? folded.length;
    // Its lines are figures: where none follows any more, the table has ended.
    const figures = /^(?:[^\d]{0,60}\d)*[^\d.;]{0,20}/.exec(folded.slice(opener.index, list));
    return { from: opener.index, to: opener.index + Math.max(opener[0].length, figures?.[0].length ?? 0) };
  });
}

function sentences(folded: string, opener: RegExp, longest: number): Stretch[] {
  return Array.from(folded.matchAll(opener), ({ index, 0: words }) => {
    LIST_AGAIN.lastIndex = index + words.length;
    const list = LIST_AGAIN.exec(folded)?.index ?? folded.length;
    return { from: index, to: endOf(folded, index, Math.min(list, index + longest)) };
  });
}

/** A full stop or semicolon, or the bracket that the sentence stands in. */
function endOf(text: string, from: number, most: number): number {
  let depth = 0;
  for (let at = from; at < most; at += 1) {
    const sign = text.charAt(at);
    if (sign === '(' || sign === '[') depth += 1;
    else if ((sign === ')' || sign === ']') && (depth -= 1) < 0) return at;
    else if ((sign === '.' || sign === ';') && !/[\da-z]/.test(text.charAt(at + 1))) return at;
  }
  return most;
}

/** What a pack prints before its list is its name and what it says of itself: up to the first heading, and between lists one sentence. */
function beforeHeadings(folded: string): Stretch[] {
  const found: Stretch[] = [];
  let done = 0;
  for (const { index, 0: words } of folded.matchAll(HEADINGS)) {
    const before = folded.slice(done, index);
    const isFirst = done === 0;
    const from = isFirst ? 0 : Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n'), before.lastIndexOf('; ')) + 1;
    const said = before.slice(from);
    if (
      /[a-z]{3}/.test(said) &&
      (isFirst || from > 0) &&
      dividersIn(said) < (isFirst ? FEW_SIGNS : 1) &&
      dividersIn(folded.slice(index + words.length)) >= SIGNS_OF_A_LIST
    )
      found.push({ from: done + from, to: index });
    done = index + words.length;
  }
  return found;
}

/** Passages in languages that are not read, beside a list that is: the same food once more. */
function unreadPassages(folded: string): Stretch[] {
  const found: Stretch[] = Array.from(folded.matchAll(OTHER_SCRIPT), ({ index, 0: words }) => ({ from: index, to: index + words.length }));
  for (const { index } of folded.matchAll(UNREAD)) {
    HEADINGS.lastIndex = index + 1;
    found.push({ from: index, to: HEADINGS.exec(folded)?.index ?? folded.length });
    HEADINGS.lastIndex = 0;
  }
  if (found.length === 0) return found;
  const rest = found.reduce((text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to), folded);
  const apart = found.reduce((words, { from, to }) => words + wordsIn(folded.slice(from, to)), 0);
  // What is left must be a list of its own, about as long.
  return dividersIn(rest) >= SIGNS_OF_A_LIST && wordsIn(rest) >= Math.max(FEWEST_WORDS, apart / (2 * found.length)) ? found : [];
}

function wordsIn(text: string): number {
  return text.match(/\p{L}{4,}/gu)?.length ?? 0;
}

function dividersIn(text: string): number {
  return text.match(/[,;:•·|*([](?!\d)| [-–—] /g)?.length ?? 0;
}
