import { foldText } from '../lib/text.ts';
import { isReadLanguage } from '../reading/index.ts';
import { type PrintedItem, structureOf, type Token } from './list-structure.ts';
import { segmentsOf } from './match-item.ts';
import { ADDS_NOTHING, SORTS } from './plain-names.data.ts';
import { prepareText } from './prepared-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Longer than any name of a plain food; what was cut off may name anything. */
const MAX_NAME_LENGTH = 200;
const AMOUNT = /^\d+(?:[.,]\d+)?(?:kg|g|ml|cl|l|er|oz|lb|x)?$/;

/**
 * Whether the name of a food says nothing but what it is, of which sort, how it is cut and how much there is. Any other word may name a
 * dish ("Carottes Vichy", "Salmon Wellington") or what was put into it ("Spinat mit Blubb"); words of the brand are none.
 */
export function namesNothingBut(
  { name, lang, brand }: { readonly name: string; readonly lang: string | null; readonly brand?: string | null | undefined },
  names: Vocabulary,
): boolean {
  if (name.length > MAX_NAME_LENGTH || name.includes('…')) return false;
  const language = isReadLanguage(lang) ? lang : 'en';
  const ofBrand = new Set(foldText(brand ?? '').match(/[a-z']+/g));
  return allOf(structureOf(prepareText(name, names).listed)).every(({ tokens }) =>
    segmentsOf(tokens, language, names).every(
      ({ from, to, meaning, isMisread }) =>
        (meaning?.kind === 'ingredient' && isMisread !== true) || tokens.slice(from, to).every((token) => addsNothing(token, ofBrand)),
    ),
  );
}

function addsNothing({ word }: Token, ofBrand: ReadonlySet<string>): boolean {
  return ofBrand.has(word) || AMOUNT.test(word) || SORTS.test(word) || ADDS_NOTHING.some((words) => words.test(word));
}

function allOf(items: readonly PrintedItem[]): PrintedItem[] {
  return items.flatMap((item) => [item, ...allOf(item.children)]);
}
