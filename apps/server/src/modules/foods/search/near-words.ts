/** Words that a mistyped one may have meant. */

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

/**
 * Typing errors between two words (letters put in, left out, exchanged, neighbours swapped), counted up to `most`;
 * `most + 1` stands for more.
 * @source optimal string alignment distance (Damerau 1964)
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let twoBack: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? most) + 1, (row[j - 1] ?? most) + 1, (last[j - 1] ?? most) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, (twoBack[j - 2] ?? most) + 1);
      row.push(cost);
      best = Math.min(best, cost);
    }
    if (best > most) return most + 1;
    twoBack = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}
