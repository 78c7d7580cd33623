import { isInformative } from '../food/index.ts';
import { foldText } from '../lib/index.ts';
import { INSTEAD, type Occasion, TOO_WIDE } from './instead.data.ts';

/**
 * What people take in place of a food, or null where nothing is known.
 *
 * @param categoriesTags from wide to narrow; the narrowest one that the table names decides
 */
export function insteadOf(categoriesTags: readonly string[]): { occasion: Occasion; at: readonly string[] } | null {
  for (const tag of categoriesTags.toReversed()) {
    const entry = INSTEAD.find(({ of }) => of.includes(tag));
    if (entry !== undefined) return { occasion: entry.occasion, at: entry.at };
  }
  return null;
}

/** Whether the foods of a category are eaten alike, so that one of them can stand for another. */
export function isOneKind(tag: string): boolean {
  return isInformative(tag) && !TOO_WIDE.has(tag);
}

type Named = { readonly name: string; readonly brand: string | null };

/**
 * Whether two packs hold one product or variants of it: one maker, and the words of one name are all in the other's. Sizes do not
 * tell them apart, nor do signs.
 */
export function isSameProduct(one: Named, other: Named): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const [few, many] = first.size <= second.size ? [first, second] : [second, first];
  const isContained = few.size > 0 && [...few].every((word) => many.has(word));
  if (!isContained) return false;
  return one.brand === null || other.brand === null ? few.size === many.size : makerOf(one) === makerOf(other);
}

const SIZE = /\b\d+(?:[.,]\d+)?\s*(?:x\s*\d+)?\s*(?:k?g|m?l|cl|oz)?\b/gu;

function wordsOf({ name, brand }: Named): Set<string> {
  const maker = new Set(foldText(brand ?? '').match(/\p{L}+/gu) ?? []);
  const words =
    foldText(name)
      .replaceAll(SIZE, ' ')
      .match(/\p{L}+/gu) ?? [];
  const own = words.filter((word) => !maker.has(word));
  return new Set(own.length === 0 ? words : own);
}

function makerOf({ brand }: Named): string {
  return (foldText(brand ?? '').split(',')[0] ?? '').trim();
}
