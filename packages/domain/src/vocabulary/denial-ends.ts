import { overlaps, type ReadItem } from '../reading/index.ts';
import { DENIAL_WORDS, ENDS_A_DENIAL, LINK_WORDS, OF_WHAT_IS_DENIED } from './denial-ends.data.ts';
import { asDoubt } from './doubt.ts';
import { RESTRICTED } from './items.data.ts';
import type { NameSegment, Token } from './list-structure.ts';

/** Whether a denied word is all that its denial denies, so that no name goes on behind it ("ohne Salz Butter"). */
export function endsDenial({ word, isDenied }: Token): boolean {
  return isDenied && ENDS_A_DENIAL.test(word);
}

/**
 * A denied food behind another denied word, without a sign or a word between that joins them: the denial may have ended before it
 * ("without colours hazelnuts", "sans peau amandes"), so that the food may stand in the list again. A word that is not known to tell more of
 * what is denied ends it.
 */
export function itemsBehindDenied(
  segment: NameSegment,
  denied: readonly NameSegment[],
  tokens: readonly Token[],
  items: readonly ReadItem[],
): readonly ReadItem[] {
  return isRunOn(segment, denied, tokens)
    ? items.flatMap((item) =>
        overlaps(item.has, RESTRICTED)
          ? [{ ...item, presence: 'may contain' as const }, asDoubt({ ...item, presence: 'contained' })]
          : [item],
      )
    : items;
}

function isRunOn({ from }: NameSegment, denied: readonly NameSegment[], tokens: readonly Token[]): boolean {
  const before = denied.find(({ to }) => to === from);
  if (before === undefined) return false;
  const words = tokens.slice(before.from, before.to).map(({ word }) => word);
  return !words.every((word) => DENIAL_WORDS.has(word) || LINK_WORDS.has(word) || OF_WHAT_IS_DENIED.test(word));
}
