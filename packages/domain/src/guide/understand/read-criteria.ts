import type { Criterion } from '../facts.ts';
import { dietsNamedIn } from '../stated/named-diets.ts';
import { nutrientsIn } from './concepts.ts';
import { COMPOUND_WORDS, HIGH_WORDS, LINKS, LOW_WORDS, WANTED } from './criteria-words.data.ts';
import { limitsIn } from './read-limits.ts';
import { stem } from './words.ts';

const NO_ADDITIVES =
  /\b(?:without|no|zero|free of|free from|ohne|sans)(?: any| artificial)? (?:food )?(?:additives?|e numbers?|zusatzstoffe|additifs?)\b|\badditive free\b/;
/** How far before a nutrient its side may stand: "low in added sugar". */
const REACH = 4;

/** What the question asks to be plenty, little or suitable: "protein-rich, low-salt, vegan". */
export function criteriaIn(words: readonly string[]): Criterion[] {
  const diets = dietsNamedIn(words);
  const limits = limitsIn(words);
  const spans = [...diets.map(({ at, length }) => ({ from: at, end: at + length })), ...limits];
  const taken = new Set(spans.flatMap(({ from, end }) => Array.from({ length: end - from }, (_, index) => from + index)));
  const found = new Map<string, Criterion>([
    ...diets.map(({ diet }): [string, Criterion] => [diet, { kind: 'diet', diet }]),
    ...limits.map(({ limit }): [string, Criterion] => [`${limit.name} ${limit.side}`, limit]),
  ]);
  let last: 'high' | 'low' | null = null;
  for (const { name, at, length } of nutrientsIn(words)) {
    if (taken.has(at)) continue;
    const side: 'high' | 'low' | null =
      sideOf(words, at, length) ?? (isJoined(words, at) ? last : null) ?? (WANTED.has(name) ? 'high' : null);
    if (side !== null) found.set(name, { kind: 'amount', name, side });
    last = side;
  }
  if (NO_ADDITIVES.test(words.join(' '))) found.set('additives', { kind: 'no additives' });
  for (const word of words) {
    const compound = Object.hasOwn(COMPOUND_WORDS, word) ? COMPOUND_WORDS[word] : undefined;
    if (compound !== undefined) found.set(compound.name, { kind: 'amount', ...compound });
  }
  return [...found.values()];
}

function sideOf(words: readonly string[], at: number, length: number): 'high' | 'low' | null {
  const after = words[at + length];
  if (after === 'free') return 'low';
  if (after === 'rich' || after === 'packed' || after === 'boost') return 'high';
  for (let back = 1; back <= REACH; back++) {
    const word = words[at - back];
    if (word === undefined) return null;
    if (LOW_WORDS.has(word)) return 'low';
    if (HIGH_WORDS.has(word)) return isTurned(words, at - back) ? 'low' : 'high';
    if (!LINKS.has(word) && !/^\d/.test(word)) return null;
  }
  return null;
}

/** "not much", "not too much"; in "low fat, high protein" the low belongs to the fat. */
function isTurned(words: readonly string[], at: number): boolean {
  const [before, earlier] = [words[at - 1] ?? '', words[at - 2] ?? ''];
  return LOW_WORDS.has(before) || (LINKS.has(before) && LOW_WORDS.has(earlier));
}

/** "low in sugar and salt": the second shares the side of the first. */
function isJoined(words: readonly string[], at: number): boolean {
  return ['and', 'or', 'und', 'et', '&'].includes(stem(words[at - 1] ?? ''));
}
