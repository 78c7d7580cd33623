/** Words that a mistyped one may have meant. */
import { editDistance } from '../lib/index.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Errors forgiven by length: none below three letters, two from six on. */
export const allowedErrors = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/** Words with two errors are looked for among those that begin alike: few people mistype the first two letters. */
export const ALIKE_LETTERS = 2;

/** Every word one typing error away: a letter left out, put in, exchanged, or two neighbours swapped. */
export function neighbours(word: string): string[] {
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    for (const letter of LETTERS) {
      found.add(before + letter + after);
      if (after !== '') found.add(before + letter + after.slice(1));
    }
    if (after !== '') found.add(before + after.slice(1));
    if (after.length > 1) found.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
  }
  found.delete(word);
  return [...found];
}

/** Keeps those within the allowed errors, nearest first; the word itself is not among them. */
export function nearest(word: string, candidates: readonly string[], limit: number): string[] {
  const most = allowedErrors(word);
  return candidates
    .map((candidate) => ({ candidate, errors: editDistance(word, candidate, most) }))
    .filter(({ errors }) => errors > 0 && errors <= most)
    .sort((a, b) => a.errors - b.errors || Number(b.candidate[0] === word[0]) - Number(a.candidate[0] === word[0]))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}
