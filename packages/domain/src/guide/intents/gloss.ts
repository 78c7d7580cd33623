import { GLOSS } from './gloss.data.ts';

/** Longest entry of the table, in words. */
const MAX_WORDS = 4;

type Foreign = keyof typeof GLOSS;
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
      return [typed.trim(), meaning.trim()];
    }),
  );
}

/** A question with its small words in English, so that one grammar reads it in every language. @param words folded */
export function glossed(words: readonly string[], language: Foreign): string[] {
  const table = tableOf(language);
  const apart = words.flatMap((word) => word.replace(/^([ldnjs]|qu|dell|nell|all|un)'(?=\p{L})/u, "$1' ").split(' '));
  const out: string[] = [];
  for (let at = 0; at < apart.length; ) {
    let length = Math.min(MAX_WORDS, apart.length - at);
    while (length > 0 && !table.has(apart.slice(at, at + length).join(' '))) length -= 1;
    const meaning = length === 0 ? (apart[at] ?? '') : (table.get(apart.slice(at, at + length).join(' ')) ?? '');
    out.push(...meaning.split(' ').filter((word) => word !== ''));
    at += Math.max(1, length);
  }
  return verbLast(out);
}

/** "Sugar has how much X": the order of words of "how much sugar has X" as the grammar knows it. */
function verbLast(words: readonly string[]): string[] {
  const [first, second] = words;
  const verb = words.findIndex((word) => /^(?:have|contain|is|are)$/.test(word));
  if (first !== 'how' || (second !== 'much' && second !== 'many') || verb < 3) return [...words];
  const of = words.slice(2, verb);
  const rest = words.slice(verb + 1).filter((word, at) => !(at === 0 && /^(?:there|in)$/.test(word)));
  return rest.length === 0 ? [...words] : ['how', 'much', ...of, 'is', 'in', ...rest];
}
