import { foldText, memoize } from '../../lib/index.ts';
import {
  hasCompounds,
  isWordLanguage,
  type Lexicon,
  lexiconOf,
  stemsOf,
  WORD_LANGUAGES,
  type WordLanguage,
  wordsOf,
} from './group-words.ts';
import { FLAVOUR_GROUPS, type FoodGroup } from './groups.data.ts';
import { MODIFIERS } from './modifiers.data.ts';

/** What a name says: groups from the likeliest on, and how much of the name was understood. */
export type NameReading = {
  readonly groups: readonly FoodGroup[];
  readonly lang: WordLanguage | null;
};

/** What ends the head of a name: what follows says what it is with, in, or for. */
const AFTER_HEAD: Readonly<Record<WordLanguage, ReadonlySet<string>>> = {
  en: new Set(['with', 'in', 'from', 'for', 'without', 'of', 'on', 'at', 'made', 'contains', 'no']),
  de: new Set(['mit', 'in', 'aus', 'fur', 'ohne', 'von', 'nach', 'auf', 'im', 'vom', 'zum', 'zur', 'am', 'an']),
  nl: new Set(['met', 'in', 'uit', 'voor', 'zonder', 'van', 'op', 'naar', 'om']),
  fr: new Set(['avec', 'sans', 'au', 'aux', 'a', 'en', 'sur', 'pour', 'facon', 'saveur', 'gout', 'parfum']),
  es: new Set(['con', 'sin', 'en', 'al', 'a', 'para', 'sabor']),
  it: new Set(['con', 'senza', 'in', 'al', 'alla', 'alle', 'allo', 'ai', 'agli', 'per', 'gusto']),
  pt: new Set(['com', 'sem', 'em', 'ao', 'a', 'para', 'sabor']),
};
/** Ends of compounds shorter than this mislead ("ei" in "Brei"), but for a few. */
const MIN_ENDING_LENGTH = 4;
const PLURALS = ['', 'n', 'en', 'e', 'er', 's'] as const;
const SHORT_ENDS: ReadonlySet<string> = new Set(['tee', 'eis', 'oel', 'sap', 'vla', 'ijs', 'jam', 'mus', 'pap', 'ham', 'vis']);
/** Small words that distinguish a language from its neighbours, where names of foods are alike. */
const SMALL_WORDS: Readonly<Record<WordLanguage, ReadonlySet<string>>> = {
  en: new Set(['and', 'the', 'with', 'of', 'in', 'style']),
  fr: new Set(['et', 'de', 'du', 'des', 'la', 'le', 'les', 'au', 'aux', 'd', 'l', 'sans', 'avec']),
  de: new Set(['und', 'mit', 'der', 'die', 'das', 'ohne', 'aus', 'im']),
  es: new Set(['y', 'de', 'del', 'con', 'la', 'el', 'los', 'sin', 'al']),
  it: new Set(['e', 'di', 'del', 'della', 'con', 'al', 'alla', 'alle', 'ai', 'senza', 'd']),
  nl: new Set(['en', 'met', 'van', 'het', 'de', 'zonder', 'voor']),
  pt: new Set(['e', 'de', 'do', 'da', 'com', 'sem', 'ao']),
};
const SMALL_WORD_WEIGHT = 0.2;
const FLAVOUR_WEIGHT = 0.5;
const END_WEIGHT = 0.6;
/** By how many words another language than the record's must explain more of a name, unless that finds flavours only. */
const MIN_ADVANTAGE = 1;
const PART_DIVIDERS = /[,;:()[\]/|+•–—]|\s-\s|\d+(?:[.,]\d+)?\s*(?:%|g|kg|ml|cl|l)?(?![a-z])/iu;

/** What a name says that there is none of: "sugar-free gum" is no sugar. Other languages say so behind a preposition, or by an ending. */
const DENIED = /\b[a-z]+[- ]free\b/giu;

type Found = { readonly group: FoodGroup; readonly at: number; readonly words: number; readonly isEnd?: true };

/**
 * The groups that a name mentions, the one that it names first. In German, Dutch and English the last noun before a preposition
 * names the thing ("milk chocolate" is chocolate), in Romance languages the first ("chocolat au lait"); compounds count by their
 * end ("Zitronenlimonade"). A word that is a flavour as often as a food comes after the others of its part.
 * @param lang what the record says; another language counts only where it explains clearly more of the name
 */
export function readName(name: string, lang: string | null): NameReading {
  const own = isWordLanguage(lang) ? lang : null;
  let best: NameReading = { groups: [], lang: null };
  let bestScore = 0;
  const parts = partsOf(name);
  for (const language of own === null ? WORD_LANGUAGES : [own, ...WORD_LANGUAGES.filter((other) => other !== own)]) {
    const { groups, understood, isWhole } = readIn(name, parts, language);
    const needed = best.lang === own && best.groups.some((group) => !FLAVOUR_GROUPS.has(group)) ? bestScore + MIN_ADVANTAGE : bestScore;
    if (understood > needed) {
      bestScore = understood;
      best = { groups, lang: language };
    }
    if (language === own && isWhole) break;
  }
  return best;
}

/** The same for a name whose language is certain, as that of a category tag; the others are tried only where it explains nothing. */
export function readNameIn(name: string, lang: string | null): NameReading {
  const { groups } = isWordLanguage(lang) ? readIn(name, partsOf(name), lang) : { groups: [] };
  return groups.length > 0 && isWordLanguage(lang) ? { groups, lang } : readName(name, null);
}

const partsOf = (name: string): string[] => name.replace(DENIED, ' ').split(PART_DIVIDERS);

/** `isWhole`: hardly a word of the name is left that another language could explain. */
function readIn(name: string, parts: readonly string[], lang: WordLanguage): { groups: FoodGroup[]; understood: number; isWhole: boolean } {
  const lexicon = lexiconOf(lang);
  const heads: FoodGroup[] = [];
  const behind: FoodGroup[] = [];
  let understood = 0;
  let unmatched = 0;
  for (const part of parts) {
    const words = wordsOf(part, lang);
    const found = findPhrases(words, lexicon, lang);
    unmatched += words.length - found.reduce((sum, one) => sum + one.words, 0);
    understood +=
      found.reduce((sum, one) => sum + weightOf(one), 0) + SMALL_WORD_WEIGHT * words.filter((word) => SMALL_WORDS[lang].has(word)).length;
    const [inHead, after] = divideAtPreposition(found, words, lang);
    heads.push(...flavoursLast(isHeadLast(lang) ? inHead.toReversed() : inHead));
    behind.push(...after.map(({ group }) => group));
  }
  const all = [...new Set([...heads, ...behind])];
  if (all.length === 0) return { groups: [], understood: 0, isWhole: false };
  return {
    groups: modified([...all.filter((group) => group !== 'food'), ...all.filter((group) => group === 'food')], name),
    understood,
    isWhole: unmatched <= 1,
  };
}

/** What other words of the name make of its groups. Food for babies is that, whatever else is named. */
function modified(groups: readonly FoodGroup[], name: string): FoodGroup[] {
  if (groups.length === 0) return [];
  if (groups.includes('baby-food')) return ['baby-food', ...groups.filter((group) => group !== 'baby-food')];
  const folded = foldText(name);
  const groupChanges = MODIFIERS.filter(({ says }) => says.test(folded));
  return groupChanges.length === 0
    ? [...groups]
    : [...new Set(groups.map((group) => groupChanges.reduce((now, { groupChanges: into }) => into[now] ?? now, group)))];
}

function weightOf({ group, words, isEnd }: Found): number {
  return (FLAVOUR_GROUPS.has(group) ? FLAVOUR_WEIGHT : 1) * (isEnd ? END_WEIGHT : words);
}

function flavoursLast(found: readonly Found[]): FoodGroup[] {
  const groups = found.map(({ group }) => group);
  return [...groups.filter((group) => !FLAVOUR_GROUPS.has(group)), ...groups.filter((group) => FLAVOUR_GROUPS.has(group))];
}

function isHeadLast(lang: WordLanguage): boolean {
  return lang === 'en' || lang === 'de' || lang === 'nl';
}

/** The longest phrase at each place, none inside another. */
function findPhrases(words: readonly string[], lexicon: Lexicon, lang: WordLanguage): Found[] {
  const stems = stemsOf(words, lang);
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const phrase = longestAt(words, stems, at, lexicon);
    if (phrase !== null) {
      found.push(phrase);
      at += phrase.words - 1;
      continue;
    }
    const group = hasCompounds(lang) ? byEnd(words[at] ?? '', lexicon) : null;
    if (group !== null) found.push({ group, at, words: 1, isEnd: true });
  }
  return found;
}

function longestAt(
  words: readonly string[],
  stemmed: readonly string[],
  at: number,
  { phrases, stems, longestFrom }: Lexicon,
): Found | null {
  const longest = Math.max(longestFrom.get(words[at] ?? '') ?? 0, longestFrom.get(stemmed[at] ?? '') ?? 0);
  for (let count = Math.min(longest, words.length - at); count > 0; count -= 1) {
    const group = phrases.get(words.slice(at, at + count).join(' ')) ?? stems.get(stemmed.slice(at, at + count).join(' ')) ?? null;
    if (group !== null) return { group, at, words: count };
  }
  return null;
}

/** The group of the longest end of a compound that is a word, as it stands or without an ending of its own. */
function byEnd(word: string, { endings }: Lexicon): FoodGroup | null {
  const cuts = PLURALS.filter((plural) => word.endsWith(plural)).map((plural) => word.length - plural.length);
  for (let from = 2; from <= word.length - 3; from += 1) {
    for (const to of cuts) {
      const form = word.slice(from, to);
      if (form.length < MIN_ENDING_LENGTH && !SHORT_ENDS.has(form)) continue;
      const group = endings.get(form);
      if (group !== undefined) return group;
    }
  }
  return null;
}

function divideAtPreposition(found: readonly Found[], words: readonly string[], lang: WordLanguage): [readonly Found[], readonly Found[]] {
  const prepositions = AFTER_HEAD[lang];
  const covered = new Set(found.flatMap(({ at, words: count }) => Array.from({ length: count }, (_, step) => at + step)));
  const end = words.findIndex((word, at) => at > 0 && !covered.has(at) && prepositions.has(word));
  if (end < 0) return [found, []];
  const inHead = found.filter(({ at }) => at < end);
  return inHead.length === 0 ? [found, []] : [inHead, found.filter(({ at }) => at >= end)];
}

/** The group that the words of one category name ("en:goat-cheeses", "fr:fromages-de-chevre", "Cheese"), or `null`. */
export const groupOfTag = memoize((tag: string): FoodGroup | null => {
  const [, lang = null, words = tag] = /^([a-z]{2}):(.+)$/u.exec(tag) ?? [];
  const [group = null] = readNameIn(words.replaceAll('-', ' '), lang).groups;
  return group === 'food' ? null : group;
});

const groupOfItem = memoize((item: string): FoodGroup | null => readName(item.slice(3), item.slice(0, 2)).groups[0] ?? null);

/** The group that an ingredient is of, by its name on the list, or `null`. */
export function groupOfIngredient(ingredient: string, lang: string | null): FoodGroup | null {
  return groupOfItem(`${lang?.length === 2 ? lang : '??'} ${ingredient}`);
}
