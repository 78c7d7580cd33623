import { NO_PROPERTIES, overlaps, type ReadItem, union } from '../reading/index.ts';
import { inflectionKey } from './inflection.ts';
import { RESTRICTED } from './items.data.ts';
import { BLANK, type PrintedText, printedPlace } from './notices.ts';
import type { KnownIngredient, Vocabulary } from './vocabulary.ts';

/** "Erd- und Haselnüsse", "Erd-, Hasel- oder Walnüsse", "Erd-/Haselnüsse": the first words have the ending of the last. */
const HALF =
  /(?<![a-z-])([a-z]{2,30})-(?=(?: ?[,/] ?[a-z]{2,30}-){0,4}(?: ?[,/] ?| ?,? (?:und|u\.|oder|o\.|sowie|bzw\.?|en|of|&|\+) )([a-z]{5,40}))/g;
const MIN_ENDING_LENGTH = 3;
const LANGUAGES = ['de', 'nl'] as const;

/** Foods that German and Dutch packs print without the ending that they share with the next, where somebody must avoid them. */
export function sharedEndings({ at, listed, folded }: PrintedText, names: Vocabulary): ReadItem[] {
  return [...folded.matchAll(HALF)].flatMap(({ index, 1: half = '', 2: whole = '' }) => {
    const shown = listed.slice(index, index + half.length);
    const isDenied = shown !== shown.toLowerCase();
    const meant = isDenied ? [] : meantBy(half, whole, names);
    const has = meant.reduce((all, ingredient) => union(all, ingredient.has), NO_PROPERTIES);
    if (!overlaps(has, RESTRICTED)) return [];
    const place = printedPlace({ from: index, to: index + half.length }, at);
    return [{ ...BLANK, ...place, id: meant[0]?.id ?? null, presence: shown === half ? 'contained' : 'may contain', has }];
  });
}

/** What the half word is with the longest ending of the whole one that makes a name of it. */
function meantBy(half: string, whole: string, { languages, ingredients }: Vocabulary): readonly KnownIngredient[] {
  for (let from = 1; from <= whole.length - MIN_ENDING_LENGTH; from += 1) {
    const word = half + whole.slice(from);
    const found = LANGUAGES.flatMap((language) => {
      const { byInflection, single } = languages[language];
      return [word, ...(byInflection.get(inflectionKey(word, language)) ?? [])].flatMap((name) => {
        const meaning = single.get(name);
        return meaning?.kind === 'ingredient' ? meaning.numbers.flatMap((number) => ingredients[number] ?? []) : [];
      });
    });
    if (found.length > 0) return found;
  }
  return [];
}
