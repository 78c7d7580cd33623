import { PROSE_WORDS } from './items.data.ts';
import type { Token } from './list-structure.ts';

/** Fewer words make no sentence. */
const MIN_SENTENCE_WORDS = 7;

/** Whether words make a sentence rather than a name. */
export function isProse(tokens: readonly Token[]): boolean {
  if (tokens.length < MIN_SENTENCE_WORDS) return false;
  const found = new Set<string>();
  for (const { word } of tokens) if (PROSE_WORDS.has(word)) found.add(word);
  return found.size >= Math.max(3, tokens.length / 6);
}
