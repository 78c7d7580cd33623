import { FUNCTION_WORDS } from './cues.data.ts';
import { GLOSS } from './gloss.data.ts';
import { GLOSS_PHRASES, WHOLE_NAMES } from './gloss-phrases.data.ts';
import { isPlainWord } from './plain-words.ts';

/** Longest entry of the table, in words. */
const MAX_WORDS = 8;
export type Foreign = keyof typeof GLOSS;

/** What a word counts for that the language uses and that asks nothing. */
const PLAIN = 0.6;

/** Before "twix e mars": there "e" joins, elsewhere it is "is" without its accent. */
const WEIGHS = /^(?:tra|fra|entre|confront\w*|compar\w*|differenza|diferenca)$/;

const TABLES = new Map<Foreign, ReadonlyMap<string, string>>();

function tableOf(language: Foreign): ReadonlyMap<string, string> {
  const table = TABLES.get(language) ?? readTable(language);
  TABLES.set(language, table);
  return table;
}

function readTable(language: Foreign): ReadonlyMap<string, string> {
  const entries = [GLOSS[language], GLOSS_PHRASES[language]]
    .join('\n')
    .split(/[;\n]+/)
    .filter((entry) => entry.includes('='));
  const meanings = entries.map((entry): [string, string] => {
    const [typed = '', meaning = ''] = entry.split('=');
    return [withoutParticles(typed.trim().split(' ').flatMap(elided), language).join(' '), meaning.trim()];
  });
  return new Map([...meanings, ...WHOLE_NAMES.map((name): [string, string] => [name, name])]);
}

/** "Was haltet ihr eigentlich von …": words that may stand inside any phrase. Alone they stay. */
const PARTICLES: Readonly<Record<Foreign, ReadonlySet<string>>> = {
  de: new Set(['eigentlich', 'denn', 'mal', 'halt', 'eben', 'doch', 'ubrigens', 'uberhaupt']),
  fr: new Set(['donc', 'franchement', 'vraiment']),
  es: new Set(['pues', 'realmente']),
  it: new Set(['mica', 'davvero']),
  pt: new Set(['afinal', 'realmente']),
  nl: new Set(['nou', 'eigenlijk', 'toch', 'even', 'eens']),
};

function withoutParticles(words: readonly string[], language: Foreign): readonly string[] {
  const rest = words.filter((word) => !PARTICLES[language].has(word));
  return rest.length === 0 ? words : rest;
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
  const apart = withoutParticles(words.flatMap(elided), language);
  const out: string[] = [];
  let known = 0;
  for (let at = 0; at < apart.length; ) {
    let length = Math.min(MAX_WORDS, apart.length - at);
    while (length > 0 && !table.has(apart.slice(at, at + length).join(' '))) length -= 1;
    const run = apart.slice(at, at + Math.max(1, length));
    const only = apart[at] ?? '';
    // An article that the table does not hold ("un'") says nothing.
    const isJoined = only === 'e' && length === 1 && apart.slice(0, at).some((word) => WEIGHS.test(word));
    const meaning = isJoined ? 'and' : length > 0 ? (table.get(run.join(' ')) ?? '') : only.endsWith("'") ? '' : only;
    out.push(...meaning.split(' ').filter((word) => word !== ''));
    if (length === 0 && isPlainWord(only, language) && !FUNCTION_WORDS.has(only)) known += PLAIN;
    if (length > 0 && meaning !== run.join(' '))
      known += run.reduce((sum, word) => sum + (FUNCTION_WORDS.has(word) && length === 1 ? 0.5 : 1), 0);
    at += run.length;
  }
  return { words: out, known };
}
