import { memoize } from '../../lib/index.ts';
import { type Mask, NO_PROPERTIES, READ_LANGUAGES } from '../../reading/index.ts';
import {
  compoundOf,
  inflectionsOf,
  isWordOf,
  type LanguageNames,
  type Meaning,
  type NameNode,
  vocabulary,
} from '../../vocabulary/index.ts';
import { NO_NAMES, ROLES, type Role } from '../words/roles.ts';
import {
  type CuratedNames,
  type CuratedNode,
  curatedNames,
  isRegulatedAllergen,
  mergeMeanings,
  type NameMeaning,
  NO_MEANING,
  namesAnother,
  namesSomething,
} from './known-names.ts';
import { type Correction, correctionsOf, isKnownWord } from './spelling.ts';

/** A name that begins at a place; `price`: how far it is from what was typed. */
export type NameMatch = { readonly to: number; readonly meant: NameMeaning; readonly price: number };

const PRICE = { own: 9, name: 10, inflected: 1, compound: 3, joined: 4, slip: 6 } as const;
const MIN_COMPOUND_LENGTH = 5;
const MAX_COMPOUND_LENGTH = 40;
/** Languages in which words are written together, by rule or by mistake. */
const COMPOUNDING = ['de', 'nl', 'en'] as const;
/** From this price on a name is read as mistyped. */
export const GUESS_PRICE: number = PRICE.own + PRICE.slip;
/** Words that may be written apart by mistake ("pea nut", "hasel nuss"). */
const JOINED_WORDS = 2;

/**
 * Every name that begins at a place, in any language. What is typed exactly counts alone; of inflections, compounds and typing errors the
 * nearest counts, and with it whatever allergen the words may have been meant for.
 */
export function namesAt(
  tokens: readonly string[],
  at: number,
  { isCuratedOnly = false, isCautious = false, mayBeMistyped = () => true }: NameSearch = {},
): NameMatch[] {
  const byEnd = new Map<number, Candidate[]>();
  const add = (candidate: Candidate): void => {
    byEnd.set(candidate.to, [...(byEnd.get(candidate.to) ?? []), candidate]);
  };
  const corrections: Corrections = (token) =>
    mayBeMistyped(token) ? correctionsOf(token).filter(({ word }) => !isCautious || word.charAt(0) === token.charAt(0)) : [];
  for (const names of curatedNames()) walkCurated(tokens, at, names, corrections, add);
  if (!isCuratedOnly) for (const language of READ_LANGUAGES) walkVocabulary(tokens, at, vocabulary().languages[language], corrections, add);
  takeJoined(tokens, at, isCuratedOnly, add);
  if (byEnd.get(at + 1)?.some(({ isExact }) => isExact) !== true) takeCompounds(tokens[at] ?? '', at, isCuratedOnly, add);
  return [...byEnd].map(([to, candidates]) => ({ to, ...resolveCandidates(candidates) }));
}

/**
 * Where names are looked for. `isCuratedOnly`: among allergens, diets and everyday foods alone, not in the whole vocabulary. `isCautious`: a
 * typing error is assumed only where the first letter is right.
 */
export type NameSearch = {
  readonly isCuratedOnly?: boolean;
  readonly isCautious?: boolean;
  readonly mayBeMistyped?: (token: string) => boolean;
};
type Corrections = (token: string) => readonly Correction[];

type Candidate = {
  readonly to: number;
  readonly meant: NameMeaning;
  readonly price: number;
  readonly isCurated: boolean;
  readonly isExact: boolean;
  readonly isCorrected: boolean;
};

function resolveCandidates(candidates: readonly Candidate[]): { meant: NameMeaning; price: number } {
  const exact = candidates.filter(({ isExact }) => isExact);
  const own = cheapest(exact.filter(({ isCurated }) => isCurated));
  const naming = candidates.filter(({ meant }) => namesSomething(meant));
  const counted = own.length > 0 ? own : exact.length > 0 ? exact : nearest(naming.length > 0 ? naming : candidates);
  return { meant: counted.map(({ meant }) => meant).reduce(mergeMeanings), price: Math.min(...counted.map(({ price }) => price)) };
}

/**
 * The cheapest readings, and of those that name an allergen the cheapest, by a typing error and otherwise: nothing binds less for
 * being mistyped.
 */
function nearest(candidates: readonly Candidate[]): Candidate[] {
  const allergens = candidates.filter(
    ({ meant }) =>
      meant.diets.length + meant.members.length > 0 || meant.numbers.some((number) => isRegulatedAllergen(propertiesOf(number))),
  );
  return [candidates, allergens, allergens.filter(({ isCorrected }) => isCorrected)].flatMap(cheapest);
}

function cheapest(candidates: readonly Candidate[]): Candidate[] {
  const least = Math.min(...candidates.map(({ price }) => price));
  return candidates.filter(({ price }) => price === least);
}

function propertiesOf(number: number): Mask {
  return vocabulary().ingredients[number]?.has ?? NO_PROPERTIES;
}

type Path<N> = { readonly node: N; readonly price: number; readonly isExact: boolean; readonly isCorrected: boolean };

/** Walks an automaton of names along the words, each as typed, else inflected, else corrected. */
function walk<N>(
  tokens: readonly string[],
  at: number,
  root: Path<N>,
  nextOf: (node: N, word: string) => N | undefined,
  inflections: (word: string) => readonly string[],
  corrections: Corrections,
  isSureOfInflections: boolean,
  add: (to: number, path: Path<N>) => void,
): void {
  let paths: Path<N>[] = [root];
  for (let to = at; to < tokens.length && paths.length > 0; to += 1) {
    const token = tokens[to] ?? '';
    const next: Path<N>[] = [];
    for (const { node, price, isExact, isCorrected } of paths) {
      const same = nextOf(node, token);
      if (same !== undefined) {
        next.push({ node: same, price, isExact, isCorrected });
        continue;
      }
      for (const word of inflections(token)) {
        const alike = nextOf(node, word);
        if (alike !== undefined)
          next.push({
            node: alike,
            price: price + PRICE.inflected,
            isExact: isExact && isSureOfInflections && isKnownWord(token),
            isCorrected,
          });
      }
      for (const { word, edits } of corrections(token)) {
        const meant = nextOf(node, word);
        if (meant !== undefined) next.push({ node: meant, price: price + PRICE.slip + edits, isExact: false, isCorrected: true });
      }
    }
    for (const path of next) add(to + 1, path);
    paths = next;
  }
}

function walkCurated(
  tokens: readonly string[],
  at: number,
  names: CuratedNames,
  corrections: Corrections,
  add: (candidate: Candidate) => void,
): void {
  const inflections = (token: string): readonly string[] =>
    (ROLES.has(token) ? [] : inflectionsOf(token, names)).filter((word) => !namesAnother(token, word, names.language));
  walk<CuratedNode>(
    tokens,
    at,
    { node: names.root, price: PRICE.own, isExact: true, isCorrected: false },
    (node, word) => node.next.get(word),
    inflections,
    corrections,
    true,
    (to, { node, ...path }) => {
      if (node.meaning !== null) add({ ...path, to, meant: { ...node.meaning, numbers: [] }, isCurated: true });
    },
  );
}

function walkVocabulary(
  tokens: readonly string[],
  at: number,
  names: LanguageNames,
  corrections: Corrections,
  add: (candidate: Candidate) => void,
): void {
  if (isRestrictionWord(tokens[at])) return;
  walk<NameNode>(
    tokens,
    at,
    { node: names.root, price: PRICE.name, isExact: true, isCorrected: false },
    (node, word) => node.next?.get(word),
    (token) => (ROLES.has(token) || NO_NAMES.has(token) ? [] : inflectionsOf(token, names)),
    corrections,
    false,
    (to, { node, ...path }) => {
      // "Harina y" is no name, even where a list breaks off there.
      const isBroken = ROLES.has(tokens[to - 1] ?? '') || LINKING.has(ROLES.get(tokens[at] ?? ''));
      if (node.meaning === null || node.meaning.kind === 'composite' || isBroken || tokens.slice(at, to).some(isRestrictionWord)) return;
      // A word that is no typing error of a food may be one that we do not know.
      if (path.isCorrected && node.meaning.kind !== 'ingredient') return;
      add({ ...path, to, meant: meantBy(node.meaning), isCurated: false });
    },
  );
}

const LINKING: ReadonlySet<Role | undefined> = new Set<Role | undefined>(['link', 'join', 'has']);

/** "Without nuts" and "sugar free" are no names, even where packs print them as one. */
function isRestrictionWord(token: string | undefined): boolean {
  const role = ROLES.get(token ?? '');
  return role === 'without' || role === 'free' || role === 'harms';
}

function meantBy(meaning: Meaning): NameMeaning {
  return meaning.kind === 'ingredient' ? { ...NO_MEANING, numbers: meaning.numbers } : NO_MEANING;
}

/** Two words that are one ("pea nut"): a name of an allergen, or else one of them is no word by itself. */
function takeJoined(tokens: readonly string[], at: number, isCuratedOnly: boolean, add: (candidate: Candidate) => void): void {
  const parts = tokens.slice(at, at + JOINED_WORDS);
  const word = parts.join('');
  if (parts.length < JOINED_WORDS || parts.some((part) => ROLES.has(part)) || /[^\p{L}]/u.test(word)) return;
  const isApart = parts.every(isKnownWord);
  for (const { root } of curatedNames()) {
    const meaning = root.next.get(word)?.meaning;
    if (meaning !== null && meaning !== undefined)
      add({
        to: at + JOINED_WORDS,
        meant: { ...meaning, numbers: [] },
        price: PRICE.own + PRICE.joined,
        isExact: true,
        isCurated: true,
        isCorrected: false,
      });
  }
  if (isApart || isCuratedOnly) return;
  for (const language of READ_LANGUAGES) {
    const meaning = vocabulary().languages[language].single.get(word);
    if (meaning?.kind === 'ingredient')
      add({
        to: at + JOINED_WORDS,
        meant: meantBy(meaning),
        price: PRICE.name + PRICE.joined,
        isExact: false,
        isCurated: false,
        isCorrected: false,
      });
  }
}

/** Words written together: German and Dutch compounds, and names that lost their blanks ("treenut", "beurredecacahuete"). */
function takeCompounds(token: string, at: number, isCuratedOnly: boolean, add: (candidate: Candidate) => void): void {
  for (const { meant, isCurated } of compoundsIn(token)) {
    if (isCurated || !isCuratedOnly)
      add({
        to: at + 1,
        meant,
        price: (isCurated ? PRICE.own : PRICE.name) + PRICE.compound,
        isExact: false,
        isCurated,
        isCorrected: false,
      });
  }
}

const compoundsIn = memoize((token: string): readonly { readonly meant: NameMeaning; readonly isCurated: boolean }[] => {
  if (
    token.length < MIN_COMPOUND_LENGTH ||
    token.length > MAX_COMPOUND_LENGTH ||
    ROLES.has(token) ||
    NO_NAMES.has(token) ||
    READ_LANGUAGES.some((language) => isWordOf(token, vocabulary().languages[language]))
  )
    return [];
  return [
    ...curatedNames()
      .flatMap(({ root }) => splitCurated(token, root, 0) ?? [])
      .map((meant) => ({ meant, isCurated: true })),
    ...COMPOUNDING.flatMap((language) => {
      const meaning = compoundOf(token, vocabulary().languages[language]);
      return meaning?.kind === 'ingredient' ? [{ meant: meantBy(meaning), isCurated: false }] : [];
    }),
  ];
});

/** A name of several words without its blanks. */
function splitCurated(rest: string, node: CuratedNode, depth: number): NameMeaning | null {
  for (const [word, next] of node.next) {
    if (!rest.startsWith(word)) continue;
    if (rest.length === word.length) {
      if (next.meaning !== null && depth > 0) return { ...next.meaning, numbers: [] };
      continue;
    }
    const meant = splitCurated(rest.slice(word.length), next, depth + 1);
    if (meant !== null) return meant;
  }
  return null;
}
