import { editDistance, memoize } from '../../lib/index.ts';
import { type Mask, NO_PROPERTIES, READ_LANGUAGES, union } from '../../reading/index.ts';
import { isWordOf, vocabulary } from '../../vocabulary/index.ts';
import { NO_NAMES, ROLES } from '../words/roles.ts';
import { type CuratedMeaning, type CuratedNode, curatedNames, isRegulatedAllergen } from './known-names.ts';

/** A word that a mistyped one can be. */
export type Correction = { readonly word: string; readonly edits: number; readonly isAllergen: boolean };

/**
 * One typing error from five letters on, two from ten on in the name of an allergen or an everyday food; four letters only for a name of an
 * allergen that is longer or begins alike.
 */
const MIN_LENGTH = 4;
const MIN_LENGTH_EXACT_START = 5;
const MIN_LENGTH_TWO_EDITS = 10;
/** Nobody mistypes a word as one of these. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(['cmpa', 'cmpi', 'aplv', 'plv', 'ipplv', 'kmpa']);
/** No name is longer. */
const MAX_LENGTH = 40;

type Known = {
  readonly word: string;
  readonly letters: number;
  readonly isAllergen: boolean;
  readonly isRegulatedAllergen: boolean;
  readonly isCurated: boolean;
};
/** Known words by their length. */
let wordsByLength: readonly (readonly Known[])[] | undefined = undefined;

/** Whether a word stands so in a name or among the words around names; it is then no typing error. */
export function isKnownWord(word: string): boolean {
  return (
    ROLES.has(word) ||
    NO_NAMES.has(word) ||
    curatedNames().some((names) => isWordOf(word, names)) ||
    READ_LANGUAGES.some((language) => isWordOf(word, vocabulary().languages[language]))
  );
}

/** Whether a word is the whole of a name of ours. */
export function isCuratedName(word: string): boolean {
  return curatedNames().some(({ root }) => (root.next.get(word)?.meaning ?? null) !== null);
}

/** Whether a word is a name by itself, not only a part of one. */
function isName(word: string): boolean {
  return (
    ROLES.has(word) ||
    NO_NAMES.has(word) ||
    curatedNames().some((names) => isWordOf(word, names)) ||
    READ_LANGUAGES.some((language) => vocabulary().languages[language].single.has(word))
  );
}

/** The words that an unknown one can be meant for: of allergens the nearest, of all others the nearest. */
export const correctionsOf = memoize(corrections);

function corrections(word: string): readonly Correction[] {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || /[^\p{L}]/u.test(word) || isName(word)) return [];
  // A part of some longer name ("rouge") is only ever taken for an allergen or an everyday food.
  const isPart = isKnownWord(word);
  const most = word.length >= MIN_LENGTH_TWO_EDITS ? 2 : 1;
  const letters = lettersOf(word);
  const found: Correction[] = [];
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const known of knownWordsByLength()[length] ?? []) {
      if (
        (isPart && !known.isAllergen && !known.isCurated) ||
        differing(known.letters ^ letters) > 2 * most ||
        (word.length < MIN_LENGTH_EXACT_START &&
          !(
            (known.isRegulatedAllergen || known.isCurated) &&
            (known.word.length >= MIN_LENGTH_EXACT_START || (known.isRegulatedAllergen && known.word[0] === word[0]))
          ))
      )
        continue;
      const edits = editsBetween(word, known.word);
      if (edits <= Math.min(most, known.word.length >= MIN_LENGTH_TWO_EDITS - 1 && known.isCurated ? 2 : 1))
        found.push({ word: known.word, edits, isAllergen: known.isAllergen });
    }
  }
  return [...nearest(found.filter(({ isAllergen }) => isAllergen)), ...nearest(found.filter(({ isAllergen }) => !isAllergen))];
}

/** Letters to change; all that are doubled wrongly count as one ("brocolli"). */
function editsBetween(word: string, known: string): number {
  const edits = editDistance(word, known);
  return edits > 1 && word.replace(DOUBLED, '$1') === known.replace(DOUBLED, '$1') ? 1 : edits;
}

const DOUBLED = /(.)\1+/gu;

function nearest(found: readonly Correction[]): Correction[] {
  const least = Math.min(...found.map(({ edits }) => edits));
  return found.filter(({ edits }) => edits === least);
}

function knownWordsByLength(): readonly (readonly Known[])[] {
  if (wordsByLength !== undefined) return wordsByLength;
  const own = new Set(curatedNames().flatMap(({ root }) => [...wordsBelow(root)]));
  const lawful = new Set(curatedNames().flatMap(({ root }) => [...wordsBelow(root, ({ foods }) => foods.length === 0)]));
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
  const byLength: Known[][] = [];
  for (const word of new Set([...own, ...masks.keys()])) {
    if (word.length < MIN_LENGTH - 1 || ROLES.has(word) || ABBREVIATIONS.has(word)) continue;
    (byLength[word.length] ??= []).push({
      word,
      letters: lettersOf(word),
      isRegulatedAllergen: lawful.has(word),
      isCurated: own.has(word),
      isAllergen: lawful.has(word) || isRegulatedAllergen(masks.get(word) ?? NO_PROPERTIES),
    });
  }
  wordsByLength = byLength;
  return byLength;
}

/** Words of the names below a place of an automaton, of those alone that mean something of a kind. */
function wordsBelow(
  { next, meaning }: CuratedNode,
  isMeant: (meaning: CuratedMeaning) => boolean = () => true,
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
