import { foldText, hashedPlace, letterRuns } from '../../lib/index.ts';
import { LEVELS, PLACES, QUESTION_CLASSES, SCALES, USUAL, WEIGHTS } from './classifier.data.ts';

/** What a question is about, by what its letters and words have in common with questions that are known. */
export type QuestionClass = (typeof QUESTION_CLASSES)[number];
/** What the classifier looks at. `typed`: the question as it was typed; `words` and `features`: as the grammar reads them. */
export type Classified = { readonly typed: string; readonly words: readonly string[]; readonly features: Iterable<string> };

/** Letters next to each other that count. */
const MIN_RUN_LENGTH = 2;
const MAX_RUN_LENGTH = 5;
/** Longer questions are looked at up to here. */
const MAX_WORDS = 60;

/** The places that a question fills, each once: runs of letters within words, words and pairs as typed and as read, and the signs of the grammar. */
export function placesOf({ typed, words, features }: Classified, places: number = PLACES): number[] {
  const filled = new Set<number>();
  const add = (text: string): unknown => filled.add(hashedPlace(text, places));
  const own = foldText(typed)
    .replace(/[^\p{L}\p{N}'%?]+/gu, ' ')
    .trim()
    .split(' ')
    .slice(0, MAX_WORDS);
  for (const [at, word] of own.entries()) {
    for (const run of letterRuns(word, MIN_RUN_LENGTH, MAX_RUN_LENGTH)) add(`c${run}`);
    add(`w${word}`);
    if (at > 0) add(`b${own[at - 1] ?? ''} ${word}`);
  }
  add(`F${own[0] ?? ''}`);
  add(`L${own.at(-1) ?? ''}`);
  const read = words.slice(0, MAX_WORDS);
  for (const [at, word] of read.entries()) {
    add(`n${word}`);
    if (at > 0) add(`m${read[at - 1] ?? ''} ${word}`);
    if (at > 1) add(`t${read.slice(at - 2, at + 1).join(' ')}`);
  }
  add(`N${read.slice(0, 2).join(' ')}`);
  for (const feature of features) add(`f${feature}`);
  add(`l${Math.min(6, Math.floor(own.length / 2))}`);
  return [...filled];
}

let table: readonly Int8Array[] | null = null;

function weights(): readonly Int8Array[] {
  table ??= QUESTION_CLASSES.map((_, at) => {
    const line = WEIGHTS[at] ?? '';
    const half = (LEVELS.length - 1) / 2;
    return Int8Array.from(line, (letter) => LEVELS.indexOf(letter) - half);
  });
  return table;
}

/** A class, and its share of all, from 0 to 1. */
export type Share = { readonly kind: QuestionClass; readonly share: number };

/** All classes with their shares, the one that fits best first. Milliseconds; made of nothing but {@link WEIGHTS}. */
export function classify(question: Classified): readonly [Share, ...Share[]] {
  const places = placesOf(question);
  const norm = 1 / Math.sqrt(places.length);
  const sums = weights().map(
    (line, at) => (USUAL[at] ?? 0) + (SCALES[at] ?? 0) * norm * places.reduce((sum, place) => sum + (line[place] ?? 0), 0),
  );
  const most = Math.max(...sums);
  const raised = sums.map((one) => Math.exp(one - most));
  const total = raised.reduce((sum, one) => sum + one, 0);
  const shares = QUESTION_CLASSES.map((kind, at) => ({ kind, share: (raised[at] ?? 0) / total }));
  const [first = { kind: 'verdict', share: 0 }, ...others] = shares.sort((one, other) => other.share - one.share);
  return [first, ...others];
}
