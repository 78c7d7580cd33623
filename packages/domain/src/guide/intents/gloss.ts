import { FUNCTION_WORDS } from './cues.data.ts';
import { GLOSS } from './gloss.data.ts';

/** Longest entry of the table, in words. */
const MAX_WORDS = 8;
export type Foreign = keyof typeof GLOSS;

const TABLES = new Map<Foreign, ReadonlyMap<string, string>>();

function tableOf(language: Foreign): ReadonlyMap<string, string> {
  const table = TABLES.get(language) ?? readTable(language);
  TABLES.set(language, table);
  return table;
}

function readTable(language: Foreign): ReadonlyMap<string, string> {
  const entries = GLOSS[language].split(/[;\n]+/).filter((entry) => entry.includes('='));
  return new Map(
    entries.map((entry): [string, string] => {
      const [typed = '', meaning = ''] = entry.split('=');
      return [typed.trim().split(' ').flatMap(elided).join(' '), meaning.trim()];
    }),
  );
}

/** "L'huile", "qu'est": the article or the particle is a word of its own. */
function elided(word: string): string[] {
  return word.replace(/^([ldnjscmt]|qu|dell|nell|sull|all|un)'(?=\p{L})/u, "$1' ").split(' ');
}

/**
 * A question with its small words in English, so that one grammar reads it in every language, and how many of its words the language
 * knows; what English writes alike counts half.
 *
 * @param words folded
 */
export function glossed(words: readonly string[], language: Foreign): { words: readonly string[]; known: number } {
  const table = tableOf(language);
  const apart = words.flatMap(elided);
  const out: string[] = [];
  let known = 0;
  for (let at = 0; at < apart.length; ) {
    let length = Math.min(MAX_WORDS, apart.length - at);
    while (length > 0 && !table.has(apart.slice(at, at + length).join(' '))) length -= 1;
    const run = apart.slice(at, at + Math.max(1, length));
    const meaning = length === 0 ? (apart[at] ?? '') : (table.get(run.join(' ')) ?? '');
    out.push(...meaning.split(' ').filter((word) => word !== ''));
    if (length > 0 && meaning !== run.join(' '))
      known += run.reduce((sum, word) => sum + (FUNCTION_WORDS.has(word) && length === 1 ? 0.5 : 1), 0);
    at += run.length;
  }
  return { words: out, known };
}
