import { editDistance } from './edit-distance.ts';

/** Letters of an end of a word: most slips leave one of the two ends whole. */
const END = 3;
/** From this length on two slips still leave a word recognisable. */
const LONG = 10;

/** Words, made ready to be found by one that is a slip away from them. */
export type SlipIndex = { readonly heads: ReadonlyMap<string, readonly string[]>; readonly tails: ReadonlyMap<string, readonly string[]> };

export function slipIndexOf(words: Iterable<string>): SlipIndex {
  const heads = new Map<string, string[]>();
  const tails = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < END) continue;
    push(heads, word.slice(0, END), word);
    push(tails, word.slice(-END), word);
  }
  return { heads, tails };
}

/**
 * Words one slip away: a letter added, left out or changed, or two neighbours swapped; two slips where both words are long. Nearest
 * first.
 */
export function withinSlips(word: string, { heads, tails }: SlipIndex): readonly string[] {
  const one: string[] = [];
  const two: string[] = [];
  for (const candidate of new Set([...(heads.get(word.slice(0, END)) ?? []), ...(tails.get(word.slice(-END)) ?? [])])) {
    const difference = Math.abs(candidate.length - word.length);
    if (difference > 2) continue;
    if (isOneSlip(word, candidate)) one.push(candidate);
    else if (word.length >= LONG && candidate.length >= LONG && editDistance(word, candidate) <= 2) two.push(candidate);
  }
  return [...one.sort(), ...two.sort()];
}

/** Whether at most one slip is between two words. */
export function isOneSlip(one: string, other: string): boolean {
  const difference = one.length - other.length;
  if (difference > 1 || difference < -1) return false;
  let from = 0;
  while (from < one.length && one.charCodeAt(from) === other.charCodeAt(from)) from += 1;
  let [to, too] = [one.length, other.length];
  while (to > from && too > from && one.charCodeAt(to - 1) === other.charCodeAt(too - 1)) {
    to -= 1;
    too -= 1;
  }
  const [left, right] = [to - from, too - from];
  if (left <= 1 && right <= 1) return true;
  return (
    left === 2 && right === 2 && one.charCodeAt(from) === other.charCodeAt(from + 1) && one.charCodeAt(from + 1) === other.charCodeAt(from)
  );
}

function push(map: Map<string, string[]>, key: string, word: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [word]);
  else known.push(word);
}
