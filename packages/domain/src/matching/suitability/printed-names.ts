import { foldText } from '../../lib/index.ts';
import { CLASS_BEGINNINGS, CLASS_NAMES, CLASSES_BY_ID, FILLER_WORDS, FORM_BEGINNINGS, FORM_NAMES } from './class-words.data.ts';

/** Letters that an inflected name may have more than the name ("kiwis", "fraises"). */
const MAX_ENDING_LENGTH = 2;
const MIN_INFLECTED_LENGTH = 4;
/** From here on a longer word that begins so is made of it ("Kartoffelgranulat"). */
const MIN_COMPOUND_LENGTH = 8;

/** Shorter beginnings are no word ("Preis" is no rice). */
const MIN_FIRST_PART = 3;
const PLURALS: ReadonlySet<string> = new Set(['', 's', 'es', 'e', 'n', 'en', 'i']);

/** The words of a printed name, folded. */
export function wordsIn(printed: string): string[] {
  return foldText(printed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether printed words hold one of the names, as whole words or inflected at the end. */
export function containsName(words: readonly string[], names: readonly string[]): boolean {
  return names.some((name) => {
    const parts = name.split(' ');
    return words.some((_, at) => parts.every((part, place) => isForm(words[at + place] ?? '', part)));
  });
}

/** The same in the singular or plural alone: "mangos", not "Mangold", which begins so. */
export function containsPlainName(words: readonly string[], names: readonly string[]): boolean {
  return names.some((name) => {
    const parts = name.split(' ');
    return words.some((_, at) => parts.every((part, place) => isPlainForm(words[at + place] ?? '', part)));
  });
}

/** A German or Dutch word that ends with one of the names is a kind of it ("Blaumohn", "kidneybonen"). */
export function endsWithName(words: readonly string[], names: readonly string[]): boolean {
  return names.some(
    (name) =>
      name.length >= MIN_INFLECTED_LENGTH &&
      !name.includes(' ') &&
      words.some((word) => {
        const at = word.lastIndexOf(name);
        return at >= MIN_FIRST_PART && PLURALS.has(word.slice(at + name.length));
      }),
  );
}

function isPlainForm(word: string, name: string): boolean {
  return word.startsWith(name) && (PLURALS.has(word.slice(name.length)) || name.length >= MIN_COMPOUND_LENGTH);
}

/** Printed words without some names, one of which may hold the other ("sweet potato"). */
export function withoutNames(words: readonly string[], names: readonly string[]): readonly string[] {
  const out = new Set<number>();
  for (const name of names) {
    const parts = name.split(' ');
    for (const at of words.keys())
      if (parts.every((part, place) => isForm(words[at + place] ?? '', part))) for (const place of parts.keys()) out.add(at + place);
  }
  return out.size === 0 ? words : words.map((word, at) => (out.has(at) ? '' : word));
}

function isForm(word: string, name: string): boolean {
  if (!word.startsWith(name)) return false;
  const ending = word.length - name.length;
  return (
    name.length >= MIN_COMPOUND_LENGTH ||
    ending <= (name.length >= MIN_INFLECTED_LENGTH ? MAX_ENDING_LENGTH : 0) ||
    (ending === 1 && word.endsWith('s'))
  );
}

/**
 * Whether printed words name a class of foods, and no single food: "mixed fruits", "juice from concentrate", not "sugar" or "apple
 * juice".
 */
export function namesClass(words: readonly string[]): boolean {
  const isClass = (word: string): boolean => CLASS_NAMES.has(word) || CLASS_BEGINNINGS.some((start) => word.startsWith(start));
  if (words.some(isClass)) return true;
  const isFormWord = (word: string): boolean => FORM_NAMES.has(word) || FORM_BEGINNINGS.some((start) => word.startsWith(start));
  return words.some(isFormWord) && words.every((word) => isFormWord(word) || FILLER_WORDS.has(word) || /^\d|^.$/.test(word));
}

/** Whether printed words name nothing but the class that a food is filed under ("fruit puree" of a peach), however the words are filed. */
export function namesOwnClass(words: readonly string[], wider: ReadonlySet<string>): boolean {
  const own = CLASSES_BY_ID.filter(({ ids }) => ids.some((id) => wider.has(id)));
  const isOfClass = (word: string): boolean =>
    own.some(({ names, beginnings }) => names.has(word) || beginnings.some((start) => word.startsWith(start)));
  return own.length > 0 && words.some(isOfClass);
}
