import { foldText } from '../lib/index.ts';
import { ALARM_CONCEPTS } from './alarm-concepts.data.ts';

/** Longer messages are looked at up to here. */
const MAX_WORDS = 60;
/** No beginning of a word is shorter. */
const SHORTEST_BEGINNING = 2;

type Table = {
  readonly exact: ReadonlyMap<string, readonly string[]>;
  readonly beginnings: ReadonlyMap<string, readonly string[]>;
  readonly longest: number;
};

let read: Table | undefined;

/** The table of concepts by their words: whole ones, of one or more words, and beginnings. */
function table(): Table {
  read ??= tableOf();
  return read;
}

function tableOf(): Table {
  const [exact, beginnings] = [new Map<string, string[]>(), new Map<string, string[]>()];
  let longest = 1;
  for (const [name, words] of Object.entries(ALARM_CONCEPTS)) {
    for (const word of words.split(' ')) {
      const isBeginning = word.endsWith('*');
      const text = word.replace('*', '').replaceAll('_', ' ');
      const into = isBeginning ? beginnings : exact;
      into.set(text, [...(into.get(text) ?? []), name]);
      if (!isBeginning) longest = Math.max(longest, text.split(' ').length);
    }
  }
  return { exact, beginnings, longest };
}

/** What of the concepts a message speaks of, each once, in the order of its words. */
export function conceptsIn(typed: string): readonly string[] {
  const { exact, beginnings, longest } = table();
  const words = foldText(typed)
    .replaceAll('’', "'")
    .replace(/n't(?!\p{L})/gu, 'nt')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .slice(0, MAX_WORDS);
  const found = new Set<string>();
  const add = (names: readonly string[] | undefined): void => {
    for (const name of names ?? []) found.add(name);
  };
  for (const [at, word] of words.entries()) {
    let phrase = word;
    add(exact.get(phrase));
    for (const next of words.slice(at + 1, at + longest)) {
      phrase = `${phrase} ${next}`;
      add(exact.get(phrase));
    }
    for (let length = SHORTEST_BEGINNING; length <= word.length; length += 1) add(beginnings.get(word.slice(0, length)));
  }
  return [...found];
}
