import { remembered } from '../../lib/index.ts';
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
import { isLawful, namesAnother, type OwnMeaning, type OwnNames, type OwnNode, ownNames } from './known-names.ts';
import { type Correction, correctionsOf, isKnownWord } from './spelling.ts';

/** What words mean: diets, members and everyday foods by name, other ingredients by number. Empty: they name nothing ("fresh"). */
export type Meant = OwnMeaning & { readonly numbers: readonly number[] };
/** A name that begins at a place; `price`: how far it is from what was typed. */
export type Named = { readonly to: number; readonly meant: Meant; readonly price: number };

export const NOT_MEANT: Meant = { diets: [], members: [], foods: [], numbers: [] };
/** Whether words name a food or a diet, unlike "fresh". */
export function namesSomething({ diets, members, foods, numbers }: Meant): boolean {
  return diets.length + members.length + foods.length + numbers.length > 0;
}

const PRICE = { own: 9, name: 10, inflected: 1, compound: 3, joined: 4, slip: 6 } as const;
const SHORTEST_COMPOUND = 5;
const LONGEST_COMPOUND = 40;
/** Languages in which words are written together, by rule or by mistake. */
const COMPOUNDING = ['de', 'nl', 'en'] as const;
/** From this price on a name is read as mistyped. */
export const PRICE_OF_GUESS: number = PRICE.own + PRICE.slip;
/** Words that may be written apart by mistake ("pea nut", "hasel nuss"). */
const JOINED = 2;

/**
 * Every name that begins at a place, in any language. What is typed exactly counts alone; of inflections, compounds and slips the
 * nearest counts, and with it whatever allergen the words may have been meant for.
 */
export function namesAt(
  tokens: readonly string[],
  at: number,
  { isOwnOnly = false, isCautious = false, mayBeMistyped = () => true }: NameSearch = {},
): Named[] {
  const byEnd = new Map<number, Candidate[]>();
  const take = (candidate: Candidate): void => {
    byEnd.set(candidate.to, [...(byEnd.get(candidate.to) ?? []), candidate]);
  };
  const corrections: Corrections = (token) =>
    mayBeMistyped(token) ? correctionsOf(token).filter(({ word }) => !isCautious || word.charAt(0) === token.charAt(0)) : [];
  for (const names of ownNames()) walkOwn(tokens, at, names, corrections, take);
  if (!isOwnOnly) for (const language of READ_LANGUAGES) walkVocabulary(tokens, at, vocabulary().languages[language], corrections, take);
  takeJoined(tokens, at, isOwnOnly, take);
  if (byEnd.get(at + 1)?.some(({ isExact }) => isExact) !== true) takeCompounds(tokens[at] ?? '', at, isOwnOnly, take);
  return [...byEnd].map(([to, candidates]) => ({ to, ...settled(candidates) }));
}

/**
 * Where names are looked for. `isOwnOnly`: among allergens, diets and everyday foods alone, not in the whole vocabulary. `isCautious`: a
 * typing error is believed where the first letter is right.
 */
export type NameSearch = {
  readonly isOwnOnly?: boolean;
  readonly isCautious?: boolean;
  readonly mayBeMistyped?: (token: string) => boolean;
};
type Corrections = (token: string) => readonly Correction[];

type Candidate = {
  readonly to: number;
  readonly meant: Meant;
  readonly price: number;
  readonly isOwn: boolean;
  readonly isExact: boolean;
  readonly isSlip: boolean;
};

function settled(candidates: readonly Candidate[]): { meant: Meant; price: number } {
  const exact = candidates.filter(({ isExact }) => isExact);
  const own = cheapest(exact.filter(({ isOwn }) => isOwn));
  const naming = candidates.filter(({ meant }) => namesSomething(meant));
  const counted = own.length > 0 ? own : exact.length > 0 ? exact : nearest(naming.length > 0 ? naming : candidates);
  return { meant: counted.map(({ meant }) => meant).reduce(together), price: Math.min(...counted.map(({ price }) => price)) };
}

/**
 * The cheapest readings, and of those that name an allergen the cheapest, by a slip and otherwise: nothing binds less for being mistyped.
 */
function nearest(candidates: readonly Candidate[]): Candidate[] {
  const allergens = candidates.filter(
    ({ meant }) => meant.diets.length + meant.members.length > 0 || meant.numbers.some((number) => isLawful(propertiesOf(number))),
  );
  return [candidates, allergens, allergens.filter(({ isSlip }) => isSlip)].flatMap(cheapest);
}

function cheapest(candidates: readonly Candidate[]): Candidate[] {
  const least = Math.min(...candidates.map(({ price }) => price));
  return candidates.filter(({ price }) => price === least);
}

function propertiesOf(number: number): Mask {
  return vocabulary().ingredients[number]?.has ?? NO_PROPERTIES;
}

export function together(one: Meant, other: Meant): Meant {
  return {
    diets: [...new Set([...one.diets, ...other.diets])],
    members: [...new Set([...one.members, ...other.members])],
    foods: [...new Set([...one.foods, ...other.foods])],
    numbers: [...new Set([...one.numbers, ...other.numbers])],
  };
}

type Way<N> = { readonly node: N; readonly price: number; readonly isExact: boolean; readonly isSlip: boolean };

/** Walks an automaton of names along the words, each as typed, else inflected, else corrected. */
function walk<N>(
  tokens: readonly string[],
  at: number,
  root: Way<N>,
  nextOf: (node: N, word: string) => N | undefined,
  inflections: (word: string) => readonly string[],
  corrections: Corrections,
  isSureOfInflections: boolean,
  take: (to: number, way: Way<N>) => void,
): void {
  let ways: Way<N>[] = [root];
  for (let to = at; to < tokens.length && ways.length > 0; to += 1) {
    const token = tokens[to] ?? '';
    const next: Way<N>[] = [];
    for (const { node, price, isExact, isSlip } of ways) {
      const same = nextOf(node, token);
      if (same !== undefined) {
        next.push({ node: same, price, isExact, isSlip });
        continue;
      }
      for (const word of inflections(token)) {
        const alike = nextOf(node, word);
        if (alike !== undefined)
          next.push({ node: alike, price: price + PRICE.inflected, isExact: isExact && isSureOfInflections && isKnownWord(token), isSlip });
      }
      for (const { word, slips } of corrections(token)) {
        const meant = nextOf(node, word);
        if (meant !== undefined) next.push({ node: meant, price: price + PRICE.slip + slips, isExact: false, isSlip: true });
      }
    }
    for (const way of next) take(to + 1, way);
    ways = next;
  }
}

function walkOwn(
  tokens: readonly string[],
  at: number,
  names: OwnNames,
  corrections: Corrections,
  take: (candidate: Candidate) => void,
): void {
  const inflections = (token: string): readonly string[] =>
    (ROLES.has(token) ? [] : inflectionsOf(token, names)).filter((word) => !namesAnother(token, word, names.language));
  walk<OwnNode>(
    tokens,
    at,
    { node: names.root, price: PRICE.own, isExact: true, isSlip: false },
    (node, word) => node.next.get(word),
    inflections,
    corrections,
    true,
    (to, { node, ...way }) => {
      if (node.meaning !== null) take({ ...way, to, meant: { ...node.meaning, numbers: [] }, isOwn: true });
    },
  );
}

function walkVocabulary(
  tokens: readonly string[],
  at: number,
  names: LanguageNames,
  corrections: Corrections,
  take: (candidate: Candidate) => void,
): void {
  if (isAnnouncing(tokens[at])) return;
  walk<NameNode>(
    tokens,
    at,
    { node: names.root, price: PRICE.name, isExact: true, isSlip: false },
    (node, word) => node.next?.get(word),
    (token) => (ROLES.has(token) || NO_NAMES.has(token) ? [] : inflectionsOf(token, names)),
    corrections,
    false,
    (to, { node, ...way }) => {
      // "Harina y" is no name, even where a list breaks off there.
      const isBroken = ROLES.has(tokens[to - 1] ?? '') || LINKING.has(ROLES.get(tokens[at] ?? ''));
      if (node.meaning === null || node.meaning.kind === 'composite' || isBroken || tokens.slice(at, to).some(isAnnouncing)) return;
      // A word that is no typing error of a food may be one that we do not know.
      if (way.isSlip && node.meaning.kind !== 'ingredient') return;
      take({ ...way, to, meant: meantBy(node.meaning), isOwn: false });
    },
  );
}

const LINKING: ReadonlySet<Role | undefined> = new Set<Role | undefined>(['link', 'join', 'has']);

/** "Without nuts" and "sugar free" are no names, even where packs print them as one. */
function isAnnouncing(token: string | undefined): boolean {
  const role = ROLES.get(token ?? '');
  return role === 'without' || role === 'free' || role === 'harms';
}

function meantBy(meaning: Meaning): Meant {
  return meaning.kind === 'ingredient' ? { ...NOT_MEANT, numbers: meaning.numbers } : NOT_MEANT;
}

/** Two words that are one ("pea nut"): a name of an allergen, or else one of them is no word by itself. */
function takeJoined(tokens: readonly string[], at: number, isOwnOnly: boolean, take: (candidate: Candidate) => void): void {
  const parts = tokens.slice(at, at + JOINED);
  const word = parts.join('');
  if (parts.length < JOINED || parts.some((part) => ROLES.has(part)) || /[^\p{L}]/u.test(word)) return;
  const isApart = parts.every(isKnownWord);
  for (const { root } of ownNames()) {
    const meaning = root.next.get(word)?.meaning;
    if (meaning !== null && meaning !== undefined)
      take({
        to: at + JOINED,
        meant: { ...meaning, numbers: [] },
        price: PRICE.own + PRICE.joined,
        isExact: true,
        isOwn: true,
        isSlip: false,
      });
  }
  if (isApart || isOwnOnly) return;
  for (const language of READ_LANGUAGES) {
    const meaning = vocabulary().languages[language].single.get(word);
    if (meaning?.kind === 'ingredient')
      take({ to: at + JOINED, meant: meantBy(meaning), price: PRICE.name + PRICE.joined, isExact: false, isOwn: false, isSlip: false });
  }
}

/** Words written together: German and Dutch compounds, and names that lost their blanks ("treenut", "beurredecacahuete"). */
function takeCompounds(token: string, at: number, isOwnOnly: boolean, take: (candidate: Candidate) => void): void {
  for (const { meant, isOwn } of compoundsIn(token)) {
    if (isOwn || !isOwnOnly)
      take({ to: at + 1, meant, price: (isOwn ? PRICE.own : PRICE.name) + PRICE.compound, isExact: false, isOwn, isSlip: false });
  }
}

const compoundsIn = remembered((token: string): readonly { readonly meant: Meant; readonly isOwn: boolean }[] => {
  if (
    token.length < SHORTEST_COMPOUND ||
    token.length > LONGEST_COMPOUND ||
    ROLES.has(token) ||
    NO_NAMES.has(token) ||
    READ_LANGUAGES.some((language) => isWordOf(token, vocabulary().languages[language]))
  )
    return [];
  return [
    ...ownNames()
      .flatMap(({ root }) => splitOwn(token, root, 0) ?? [])
      .map((meant) => ({ meant, isOwn: true })),
    ...COMPOUNDING.flatMap((language) => {
      const meaning = compoundOf(token, vocabulary().languages[language]);
      return meaning?.kind === 'ingredient' ? [{ meant: meantBy(meaning), isOwn: false }] : [];
    }),
  ];
});

/** A name of several words without its blanks. */
function splitOwn(rest: string, node: OwnNode, depth: number): Meant | null {
  for (const [word, next] of node.next) {
    if (!rest.startsWith(word)) continue;
    if (rest.length === word.length) {
      if (next.meaning !== null && depth > 0) return { ...next.meaning, numbers: [] };
      continue;
    }
    const meant = splitOwn(rest.slice(word.length), next, depth + 1);
    if (meant !== null) return meant;
  }
  return null;
}
