import { foldText, memoize } from '../../lib/index.ts';
import type { FoodGroup, GroupWords } from './groups.data.ts';
import { DE } from './words/de.data.ts';
import { EN } from './words/en.data.ts';
import { ES } from './words/es.data.ts';
import { FR } from './words/fr.data.ts';
import { IT } from './words/it.data.ts';
import { NL } from './words/nl.data.ts';
import { PT } from './words/pt.data.ts';

const WORDS = { en: EN, fr: FR, de: DE, es: ES, it: IT, nl: NL, pt: PT } as const;
export type WordLanguage = keyof typeof WORDS;
export const WORD_LANGUAGES: readonly WordLanguage[] = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt'];

export function isWordLanguage(lang: string | null): lang is WordLanguage {
  return lang !== null && Object.hasOwn(WORDS, lang);
}

/** The words of one language, made ready to be searched. */
export type Lexicon = {
  /** Phrases as they stand, folded. */
  readonly phrases: ReadonlyMap<string, FoodGroup>;
  /** The same without the endings of their words; `null` where phrases of several groups come to the same ("pesca", "pesce"). */
  readonly stems: ReadonlyMap<string, FoodGroup | null>;
  /** Words as they stand, for the ends of compounds; empty where the language writes its compounds apart. */
  readonly endings: ReadonlyMap<string, FoodGroup>;
  /** The most words of a phrase that begins so, by the word as it stands and without its ending. */
  readonly longestFrom: ReadonlyMap<string, number>;
};

const built = new Map<WordLanguage, Lexicon>();

/** Built at first need: most products carry a category and never need it. */
export function lexiconOf(lang: WordLanguage): Lexicon {
  const known = built.get(lang);
  if (known !== undefined) return known;
  const fresh = buildLexicon(lang);
  built.set(lang, fresh);
  return fresh;
}

function buildLexicon(lang: WordLanguage): Lexicon {
  const phrases = new Map<string, FoodGroup>();
  const stems = new Map<string, FoodGroup | null>();
  const endings = new Map<string, FoodGroup>();
  const longestFrom = new Map<string, number>();
  let group: FoodGroup;
  const table: GroupWords = WORDS[lang];
  for (group in table) {
    for (const phrase of table[group]?.split('|') ?? []) {
      const words = wordsOf(phrase, lang);
      phrases.set(words.join(' '), group);
      const stem = stemsOf(words, lang).join(' ');
      stems.set(stem, (stems.get(stem) ?? group) === group && stems.get(stem) !== null ? group : null);
      const [word = ''] = words;
      for (const first of [word, withoutEnding(word, lang)]) longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, words.length));
      if (words.length === 1 && hasCompounds(lang)) endings.set(word, group);
    }
  }
  return { phrases, stems, endings, longestFrom };
}

/** German and Dutch write a compound as one word, whose end says what the thing is. */
export function hasCompounds(lang: WordLanguage): boolean {
  return lang === 'de' || lang === 'nl';
}

/**
 * Letters only, folded. A few words keep their accent in their spelling: "Öl" would be the end of "Alkohol", "thé" an English article,
 * "pâté" pasta.
 */
export function wordsOf(text: string, lang: WordLanguage): readonly string[] {
  return (lang !== 'de' && lang !== 'fr') || PLAIN_ASCII.test(text) ? plainWords(text) : lettersOf(spelledIn(lang, text));
}

const PLAIN_ASCII = /^[\0-\x7f]*$/;

function spelledIn(lang: 'de' | 'fr', text: string): string {
  const lower = text.toLowerCase();
  return lang === 'de'
    ? lower.replace(/öle?(?![a-zäöüß])/gu, 'oel')
    : lower.replace(/(?<![a-zà-ÿ])thés?(?![a-zà-ÿ])/gu, 'thee').replace(/(?<![a-zà-ÿ])pâtés?(?![a-zà-ÿ])/gu, 'patee');
}

function lettersOf(text: string): string[] {
  return foldText(text)
    .split(/[^a-z]+/u)
    .filter((word) => word !== '');
}

/** A name is tried in one language after the other. */
const plainWords = memoize(lettersOf, 100);

const ENDINGS: Readonly<Record<WordLanguage, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/ies?$/u, 'y'],
    [/(?:(?<=x|ch|sh|ss|o)es|(?<=[^su])s)$/u, ''],
    [/e$/u, ''],
  ],
  fr: [
    [/aux$/u, 'au'],
    [/[sx]$/u, ''],
  ],
  de: [
    [/(?:en|er|es|e|n|s)$/u, ''],
    [/s$/u, ''],
  ],
  es: [
    [/s$/u, ''],
    [/[aeo]$/u, ''],
  ],
  it: [[/h?[aeio]$/u, '']],
  nl: [
    [/(?:en|s|e)$/u, ''],
    [/s$/u, ''],
  ],
  pt: [
    [/(?:oes|aes|ao)$/u, 'a'],
    [/s$/u, ''],
    [/[aeo]$/u, ''],
  ],
};
const MIN_STEM_LENGTH = 3;

export function stemsOf(words: readonly string[], lang: WordLanguage): string[] {
  return words.map((word) => withoutEnding(word, lang));
}

/** A word without the endings of its number or gender; both sides of a comparison are treated alike, so it need be no word. */
function withoutEnding(word: string, lang: WordLanguage): string {
  return STEMS[lang](word);
}

const STEMS: Readonly<Record<WordLanguage, (word: string) => string>> = {
  en: memoize((word) => stemOf(word, 'en')),
  fr: memoize((word) => stemOf(word, 'fr')),
  de: memoize((word) => stemOf(word, 'de')),
  es: memoize((word) => stemOf(word, 'es')),
  it: memoize((word) => stemOf(word, 'it')),
  nl: memoize((word) => stemOf(word, 'nl')),
  pt: memoize((word) => stemOf(word, 'pt')),
};

function stemOf(word: string, lang: WordLanguage): string {
  let stem = word;
  for (const [ending, instead] of ENDINGS[lang]) {
    const shorter = stem.replace(ending, instead);
    if (shorter.length >= MIN_STEM_LENGTH) stem = shorter;
  }
  return stem;
}
