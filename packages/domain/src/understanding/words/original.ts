import { foldText } from '../../lib/index.ts';
import { tokensOf } from './tokens.ts';

/** Folded words as they were typed, the first part of a compound among them. */
export function originalOf(typed: string, text: string): string {
  const printed = text.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return typed
    .split(' ')
    .map((word) => printed.flatMap((one) => partOf(one, word) ?? [])[0] ?? word)
    .join(' ');
}

function partOf(printed: string, word: string): string | null {
  if (tokensOf(printed).join(' ') === word) return printed;
  if (!foldText(printed).startsWith(word)) return null;
  const length = Array.from({ length: printed.length }, (_, at) => at + 1).find((to) => foldText(printed.slice(0, to)) === word);
  return length === undefined ? null : printed.slice(0, length);
}
