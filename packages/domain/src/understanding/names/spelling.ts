import { editDistance, remembered } from '../../lib/index.ts';
import { type Mask, NO_PROPERTIES, READ_LANGUAGES, union } from '../../reading/index.ts';
import { isWordOf, vocabulary } from '../../vocabulary/index.ts';
import { NO_NAMES, ROLES } from '../words/roles.ts';
import { isLawful, type OwnMeaning, type OwnNode, ownNames } from './known-names.ts';

/** A word that a mistyped one can be. */
export type Correction = { readonly word: string; readonly slips: number; readonly isAllergen: boolean };

/**
 * One slip from five letters on, two from ten on in the name of an allergen or an everyday food; four letters only for a name of an
 * allergen that is longer or begins alike.
 */
const SHORT = 4;
const ONE_SLIP = 5;
const TWO_SLIPS = 10;
/** Nobody mistypes a word as one of these. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(['cmpa', 'cmpi', 'aplv', 'plv', 'ipplv', 'kmpa']);
/** No name is longer. */
const LONGEST = 40;

type Known = {
  readonly word: string;
  readonly letters: number;
  readonly isAllergen: boolean;
  readonly isLawful: boolean;
  readonly isOwn: boolean;
};
/** Known words by their length. */
let shelves: readonly (readonly Known[])[] | undefined = undefined;

/** Whether a word stands so in a name or among the words around names; it is then no typing error. */
export function isKnownWord(word: string): boolean {
  return (
    ROLES.has(word) ||
    NO_NAMES.has(word) ||
    ownNames().some((names) => isWordOf(word, names)) ||
    READ_LANGUAGES.some((language) => isWordOf(word, vocabulary().languages[language]))
  );
}

/** Whether a word is the whole of a name of ours. */
export function isOwnName(word: string): boolean {
  return ownNames().some(({ root }) => (root.next.get(word)?.meaning ?? null) !== null);
}

/** Whether a word is a name by itself, not only a part of one. */
function isName(word: string): boolean {
  return (
    ROLES.has(word) ||
    NO_NAMES.has(word) ||
    ownNames().some((names) => isWordOf(word, names)) ||
    READ_LANGUAGES.some((language) => vocabulary().languages[language].single.has(word))
  );
}

/** The words that an unknown one can be meant for: of allergens the nearest, of all others the nearest. */
export const correctionsOf = remembered(corrections);

function corrections(word: string): readonly Correction[] {
  if (word.length < SHORT || word.length > LONGEST || /[^\p{L}]/u.test(word) || isName(word)) return [];
  // A part of some longer name ("rouge") is only ever taken for an allergen or an everyday food.
  const isPart = isKnownWord(word);
  const most = word.length >= TWO_SLIPS ? 2 : 1;
  const letters = lettersOf(word);
  const found: Correction[] = [];
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const known of allShelves()[length] ?? []) {
      if (
        (isPart && !known.isAllergen && !known.isOwn) ||
        differing(known.letters ^ letters) > 2 * most ||
        (word.length < ONE_SLIP &&
          !((known.isLawful || known.isOwn) && (known.word.length >= ONE_SLIP || (known.isLawful && known.word[0] === word[0]))))
      )
        continue;
      const slips = slipsBetween(word, known.word);
      if (slips <= Math.min(most, known.word.length >= TWO_SLIPS - 1 && known.isOwn ? 2 : 1))
        found.push({ word: known.word, slips, isAllergen: known.isAllergen });
    }
  }
  return [...nearest(found.filter(({ isAllergen }) => isAllergen)), ...nearest(found.filter(({ isAllergen }) => !isAllergen))];
}

/** Letters to change; all that are doubled wrongly count as one ("brocolli"). */
function slipsBetween(word: string, known: string): number {
  const slips = editDistance(word, known);
  return slips > 1 && word.replace(DOUBLED, '$1') === known.replace(DOUBLED, '$1') ? 1 : slips;
}

const DOUBLED = /(.)\1+/gu;

function nearest(found: readonly Correction[]): Correction[] {
  const least = Math.min(...found.map(({ slips }) => slips));
  return found.filter(({ slips }) => slips === least);
}

function allShelves(): readonly (readonly Known[])[] {
  if (shelves !== undefined) return shelves;
  const own = new Set(ownNames().flatMap(({ root }) => [...wordsBelow(root)]));
  const lawful = new Set(ownNames().flatMap(({ root }) => [...wordsBelow(root, ({ foods }) => foods.length === 0)]));
  const masks = new Map<string, Mask>();
  const { ingredients, languages } = vocabulary();
  for (const language of READ_LANGUAGES) {
    for (const [word, meaning] of languages[language].single) {
      if (meaning.kind === 'ingredient')
        masks.set(
          word,
          meaning.numbers.reduce((all, number) => union(all, ingredients[number]?.has ?? NO_PROPERTIES), masks.get(word) ?? NO_PROPERTIES),
        );
    }
  }
  const made: Known[][] = [];
  for (const word of new Set([...own, ...masks.keys()])) {
    if (word.length < SHORT - 1 || ROLES.has(word) || ABBREVIATIONS.has(word)) continue;
    (made[word.length] ??= []).push({
      word,
      letters: lettersOf(word),
      isLawful: lawful.has(word),
      isOwn: own.has(word),
      isAllergen: lawful.has(word) || isLawful(masks.get(word) ?? NO_PROPERTIES),
    });
  }
  shelves = made;
  return made;
}

/** Words of the names below a place of an automaton, of those alone that mean something of a kind. */
function wordsBelow(
  { next, meaning }: OwnNode,
  isMeant: (meaning: OwnMeaning) => boolean = () => true,
  path: readonly string[] = [],
): string[] {
  return [
    ...(meaning !== null && isMeant(meaning) ? path : []),
    ...[...next].flatMap(([word, node]) => wordsBelow(node, isMeant, [...path, word])),
  ];
}

/** Which letters a word has, as bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 31);
  return letters;
}

function differing(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
