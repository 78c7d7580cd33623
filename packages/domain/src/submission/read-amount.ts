import type { StatedAmount } from './submission.ts';

const AMOUNT = /^(?<bound><)?\s*(?<whole>\d{1,6})(?:[.,](?<part>\d{1,6}))?$/u;

/** An amount as people type it off a pack: "12", "0,5", "< 0.5"; `null` for anything else. */
export function readAmount(text: string): StatedAmount | null {
  const groups = AMOUNT.exec(text.trim())?.groups;
  if (groups === undefined) return null;
  return { value: Number(`${groups['whole']}.${groups['part'] ?? '0'}`), bound: groups['bound'] === undefined ? null : '<' };
}
