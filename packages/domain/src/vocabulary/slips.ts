import {
  isEmpty,
  LEGAL_ALLERGENS,
  type Mask,
  maskOf,
  NO_PROPERTIES,
  overlaps,
  READ_LANGUAGES,
  type ReadLanguage,
  union,
  without,
} from '../reading/index.ts';
import { RESTRICTED } from './items.data.ts';
import type { NameSegment, Token } from './list-structure.ts';
import { ingredientsNamed } from './plant-forms.ts';
import { isOneTypo, type TypoIndex, typoCandidates, typoIndexOf } from './typing-errors.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isWordOf, LANGUAGE_MARKS } from './words.ts';

const ALLERGENS: Mask = maskOf(Object.values(LEGAL_ALLERGENS));
const MIN_SHORT_LENGTH = 2;
const MIN_LENGTH = 3;
const MAX_LENGTH = 40;
const MAX_REST_LENGTH = 6;
/** With one of these an item is something: powder of nothing is the rest of a name. Folded. */
const POWDERS = /^(?:powder|solids?|pulver|poudre|polvo|polvere|po|poeder)$/;
const MAX_PIECES = 2;
/** Words of an item that names nothing: with more of them it is printed as it is meant. */
const MAX_WORDS_OF_NOTHING = 3;
/** Names that lists print beside foods and hardly ever by themselves, one slip away from an allergen: bone (egg), gold (barley). Folded. */
const HARDLY_ALONE: Readonly<Partial<Record<ReadLanguage, ReadonlySet<string>>>> = {
  es: new Set(['hueso', 'huesos']),
  it: new Set(['oro']),
};

/** Words that describe a food in a list, and are one where they stand alone: minced meat, pickles, cold cuts. Folded. */
const FOODS_ALONE: Readonly<Partial<Record<ReadLanguage, RegExp>>> = {
  en: /^(?:trim|trimmings|zests?|grannysmith|pinklady)$/,
  de: /^(?:(?:auf|ein|aus)?ge\w{3,}(?:te|ene)s|paniertes|frittiertes|mariniertes|ceylon|grannysmith|boskop|elstar)$/,
  fr: /^(?:eminces?|haches?|confits?|croquants?|golden|grannysmith|pinklady|reinettes?|cavendish|monalisa|provencale)$/,
  es: /^(?:picad[ao]|texturizad[ao]|encurtidos?|anejo|medallones|ahumados|curados|asado|vacio|maduro|golden|fuji|gala)$/,
  it: /^(?:macinat[oi]|tritat[oi]|affettat[oi]|fritto|stagionato|concentrato|triploconcentrato|scorz[ae]|scorzett[ae]|golden|renett[ae]|fuji|grannysmith|sanmarzano|tropea|petto|coda|busto|spagna|bianchidispagna|calabrese)$/,
  pt: /^(?:picad[ao]|moida|texturizad[ao]|fumados|curados|polpa|extrato|concentrado|sumoconcentrado|calda|asas|gala|fuji|golden|reinetas?|paris|canario)$/,
};

type AllergenWords = ReadonlyMap<number, ReadonlyMap<string, Mask>>;
const wordsByVocabulary = new WeakMap<Vocabulary, Map<ReadLanguage, AllergenWords>>();
const MAX_CACHED = 20_000;
const cachedByVocabulary = new WeakMap<Vocabulary, Map<string, Mask>>();

/** The names of an item without those that are slips, and the allergens that these may be. */
type WithoutSlips = { readonly segments: readonly NameSegment[]; readonly allergens: Mask };

/**
 * Names whose words no pack prints so, and that are one slip of a camera or a printer away from an allergen: "milh" is no maize, "Lacs" no
 * shellac, "Sane" not nothing, and "sal mon" no salt. Their meaning is taken back, so that they count as not known.
 */
export function withoutSlips(
  segments: readonly NameSegment[],
  tokens: readonly Token[],
  language: ReadLanguage,
  vocabulary: Vocabulary,
): WithoutSlips {
  // English names stand in lists of every language.
  const words = [allergenWords(language, vocabulary), allergenWords('en', vocabulary)];
  const [only] = tokens.length === 1 ? tokens : [];
  const alone =
    only !== undefined && HARDLY_ALONE[language]?.has(only.word) === true
      ? oneSlipFrom(only.word, allergenWords(language, vocabulary))
      : NO_PROPERTIES;
  let allergens = NO_PROPERTIES;
  const left = segments.map((segment, at) => {
    const near = tokens
      .slice(segment.from, segment.to)
      .reduce<Mask>((all, { word }) => union(all, nearAllergens(word, language, vocabulary)), alone);
    const torn = [segments[at - 1], segments[at + 1]].reduce<Mask>(
      (all, other) => (other === undefined ? all : union(all, tornAllergen(segment, other, tokens, words))),
      NO_PROPERTIES,
    );
    const all = union(near, torn);
    if (isEmpty(all)) return segment;
    const has = ingredientsNamed(segment, vocabulary).reduce<Mask>((sum, one) => union(sum, union(one.has, one.may)), NO_PROPERTIES);
    if (isEmpty(without(all, has))) return segment;
    allergens = union(allergens, all);
    return segment.meaning === null ? segment : { ...segment, meaning: null };
  });
  return { segments: left, allergens };
}

/** What two neighbours name that are the pieces of one word ("sal mon", "pea nut butter"). */
function tornAllergen(one: NameSegment, other: NameSegment, tokens: readonly Token[], words: readonly AllergenWords[]): Mask {
  const [left, right] = one.from < other.from ? [one, other] : [other, one];
  if (left.to - left.from > 1 || right.from !== left.to) return NO_PROPERTIES;
  const joined = `${tokens[left.from]?.word ?? ''}${tokens[right.from]?.word ?? ''}`;
  return words.reduce((all, names) => union(all, names.get(joined.length)?.get(joined) ?? NO_PROPERTIES), NO_PROPERTIES);
}

/** The allergens that a word may be which stands in no name of the list's language. */
function nearAllergens(word: string, language: ReadLanguage, vocabulary: Vocabulary): Mask {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || /[^a-z]/.test(word)) return NO_PROPERTIES;
  const cache = cachedByVocabulary.get(vocabulary) ?? new Map<string, Mask>();
  cachedByVocabulary.set(vocabulary, cache);
  const key = `${language} ${word}`;
  const before = cache.get(key);
  if (before !== undefined) return before;
  const mask = search(word, language, vocabulary);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, mask);
  return mask;
}

/**
 * The allergen of which an item is what is left, where no word of it names anything: "mil", "eg", a word that fell apart ("la it"), or one
 * among others ("mild powder"). Longer words that name nothing are printed as they are meant.
 */
export function restOfAllergen(tokens: readonly Token[], language: ReadLanguage, vocabulary: Vocabulary): Mask {
  const joined = tokens.map(({ word }) => word).join('');
  if (tokens.length > MAX_WORDS_OF_NOTHING || joined.length < MIN_SHORT_LENGTH || /[^a-z]/.test(joined)) return NO_PROPERTIES;
  const words = allergenWords(language, vocabulary);
  if (tokens.length === 1 && isMark(joined)) return NO_PROPERTIES;
  if (FOODS_ALONE[language]?.test(joined) === true) return RESTRICTED;
  if (tokens.length === 1) {
    const isPrinted = isWordOf(joined, vocabulary.languages[language]) || isWordOf(joined, vocabulary.languages.en);
    return union(slipOf(joined, words), isPrinted ? NO_PROPERTIES : beginningOf(joined, words));
  }
  if (tokens.some(({ word }) => POWDERS.test(word)))
    return tokens.reduce<Mask>((all, { word }) => (POWDERS.test(word) ? all : union(all, oneSlipFrom(word, words))), NO_PROPERTIES);
  return tokens.length > MAX_PIECES ? NO_PROPERTIES : (words.get(joined.length)?.get(joined) ?? NO_PROPERTIES);
}

/** What marks a language or a country, and a misread B1 ("BI"). */
function isMark(word: string): boolean {
  return word === 'espana' || LANGUAGE_MARKS.has(word) || /^b[il]+$/.test(word);
}

function slipOf(word: string, words: AllergenWords): Mask {
  return word.length <= MAX_REST_LENGTH ? oneSlipFrom(word, words) : NO_PROPERTIES;
}

/** What a name begins with that was cut off ("emmen", "pist"). */
function beginningOf(word: string, words: AllergenWords): Mask {
  let mask = NO_PROPERTIES;
  for (const [length, names] of words)
    if (length > word.length) for (const [name, holds] of names) if (name.startsWith(word)) mask = union(mask, holds);
  return mask;
}

function search(word: string, language: ReadLanguage, vocabulary: Vocabulary): Mask {
  const { languages } = vocabulary;
  if (isWordOf(word, languages[language]) || isWordOf(word, languages.en)) return NO_PROPERTIES;
  return oneSlipFrom(word, allergenWords(language, vocabulary));
}

function oneSlipFrom(word: string, words: AllergenWords): Mask {
  let mask = NO_PROPERTIES;
  for (let length = word.length - 1; length <= word.length + 1; length += 1)
    for (const [name, holds] of words.get(length) ?? []) if (isOneTypo(word, name)) mask = union(mask, holds);
  return mask;
}

export function allergenWords(language: ReadLanguage, vocabulary: Vocabulary): AllergenWords {
  const perLanguage = wordsByVocabulary.get(vocabulary) ?? new Map<ReadLanguage, AllergenWords>();
  wordsByVocabulary.set(vocabulary, perLanguage);
  const known = perLanguage.get(language);
  if (known !== undefined) return known;
  const byLength = new Map<number, Map<string, Mask>>();
  for (const [word, meaning] of vocabulary.languages[language].single) {
    if (meaning.kind !== 'ingredient' || word.length < MIN_SHORT_LENGTH) continue;
    const has = meaning.numbers.reduce<Mask>(
      (all, number) => union(all, vocabulary.ingredients[number]?.has ?? NO_PROPERTIES),
      NO_PROPERTIES,
    );
    if (!overlaps(has, ALLERGENS)) continue;
    const allergens = without(has, without(has, ALLERGENS));
    const others = byLength.get(word.length) ?? new Map<string, Mask>();
    byLength.set(word.length, others.set(word, allergens));
  }
  perLanguage.set(language, byLength);
  return byLength;
}

/** Shorter words stand inside too many others ("ei" in "rein"). */
const MIN_CONTAINED_LENGTH = 4;
const MIN_TYPO_LENGTH = 5;
/** Longer than any word of a list, compounds among them. */
const MAX_WORD_LENGTH = 60;

/** Words that name something with a property, of one language, made ready to be found inside or one typing error away from other words. */
type NearNames = { readonly words: Map<string, Mask>; readonly typos: TypoIndex };

const nearByVocabulary = new WeakMap<Vocabulary, Map<string, Mask>>();
const nearNamesByVocabulary = new WeakMap<Vocabulary, Map<ReadLanguage, NearNames>>();

/**
 * What an unknown word may name: a known word whole inside it ("Sojaschnetzel") or one typing error away from it ("penut"). It only ever
 * counts against a food.
 */
export function nearProperties(word: string, languages: readonly ReadLanguage[], vocabulary: Vocabulary): Mask {
  if (word.length > MAX_WORD_LENGTH) return NO_PROPERTIES;
  const cache = nearByVocabulary.get(vocabulary) ?? new Map<string, Mask>();
  nearByVocabulary.set(vocabulary, cache);
  const key = `${languages.join()} ${word}`;
  const before = cache.get(key);
  if (before !== undefined) return before;
  const mask = nearIn(word, languages, vocabulary);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, mask);
  return mask;
}

/** Forgets what was found, where names are taken out of a vocabulary for a question. */
export function clearNearNames(vocabulary: Vocabulary): void {
  nearByVocabulary.delete(vocabulary);
  cachedByVocabulary.delete(vocabulary);
}

/** Makes what is otherwise made at the first need, from all names. */
export function prepareSlips(vocabulary: Vocabulary): void {
  for (const language of READ_LANGUAGES) {
    nearNames(language, vocabulary);
    allergenWords(language, vocabulary);
  }
}

function nearIn(word: string, languages: readonly ReadLanguage[], vocabulary: Vocabulary): Mask {
  let mask = NO_PROPERTIES;
  for (const language of languages) {
    const names = nearNames(language, vocabulary);
    for (const found of [word, ...containedIn(word, names), ...typosOf(word, names)])
      mask = union(mask, names.words.get(found) ?? NO_PROPERTIES);
  }
  // A word of another language that is too short to be taken for known.
  for (const language of READ_LANGUAGES)
    if (!languages.includes(language)) mask = union(mask, nearNames(language, vocabulary).words.get(word) ?? NO_PROPERTIES);
  return mask;
}

/** The words that are looked for, with what they name. */
export function wordsWithProperties(language: ReadLanguage, vocabulary: Vocabulary): Map<string, Mask> {
  return nearNames(language, vocabulary).words;
}

function nearNames(language: ReadLanguage, vocabulary: Vocabulary): NearNames {
  const perLanguage = nearNamesByVocabulary.get(vocabulary) ?? new Map<ReadLanguage, NearNames>();
  nearNamesByVocabulary.set(vocabulary, perLanguage);
  const known = perLanguage.get(language);
  if (known !== undefined) return known;
  const words = new Map<string, Mask>();
  for (const [word, meaning] of vocabulary.languages[language].single) {
    if (meaning.kind !== 'ingredient') continue;
    const mask = meaning.numbers.reduce<Mask>(
      (all, number) => union(all, vocabulary.ingredients[number]?.has ?? NO_PROPERTIES),
      NO_PROPERTIES,
    );
    if (isEmpty(mask) || word.length < MIN_CONTAINED_LENGTH) continue;
    words.set(word, mask);
  }
  const names = { words, typos: typoIndexOf([...words.keys()].filter((word) => word.length >= MIN_TYPO_LENGTH)) };
  perLanguage.set(language, names);
  return names;
}

function containedIn(word: string, { words }: NearNames): string[] {
  const found: string[] = [];
  for (let from = 0; from + MIN_CONTAINED_LENGTH <= word.length; from += 1) {
    for (let to = from + MIN_CONTAINED_LENGTH; to <= word.length; to += 1) {
      const part = word.slice(from, to);
      if (part !== word && words.has(part)) found.push(part);
    }
  }
  return found;
}

function typosOf(word: string, { typos }: NearNames): readonly string[] {
  return word.length < MIN_TYPO_LENGTH - 1 ? [] : typoCandidates(word, typos);
}
