import { isEmpty, type Mask, NO_PROPERTIES, READ_LANGUAGES, type ReadLanguage, union } from '../reading/index.ts';
import { type SlipIndex, slipIndexOf, withinSlips } from './typing-errors.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter words stand inside too many others ("ei" in "rein"). */
const SHORTEST_INSIDE = 4;
const SHORTEST_SLIP = 5;
/** Longer than any word of a list, compounds among them. */
const LONGEST = 60;

/** Words that name something with a property, of one language, made ready to be found inside or one slip away from other words. */
type NearNames = { readonly words: Map<string, Mask>; readonly slips: SlipIndex };

const MOST_REMEMBERED = 20_000;
const remembered = new WeakMap<Vocabulary, Map<string, Mask>>();
const made = new WeakMap<Vocabulary, Map<ReadLanguage, NearNames>>();

/**
 * What an unknown word may name: a known word whole inside it ("Sojaschnetzel") or one slip away from it ("penut"). It only ever
 * speaks against a food.
 */
export function nearProperties(word: string, languages: readonly ReadLanguage[], vocabulary: Vocabulary): Mask {
  if (word.length > LONGEST) return NO_PROPERTIES;
  const memory = remembered.get(vocabulary) ?? new Map<string, Mask>();
  remembered.set(vocabulary, memory);
  const key = `${languages.join()} ${word}`;
  const before = memory.get(key);
  if (before !== undefined) return before;
  const mask = search(word, languages, vocabulary);
  if (memory.size >= MOST_REMEMBERED) memory.clear();
  memory.set(key, mask);
  return mask;
}

/** Forgets what was found, where names are taken out of a vocabulary for a question. */
export function forgetNear(vocabulary: Vocabulary): void {
  remembered.delete(vocabulary);
}

function search(word: string, languages: readonly ReadLanguage[], vocabulary: Vocabulary): Mask {
  let mask = NO_PROPERTIES;
  for (const language of languages) {
    const names = nearNames(language, vocabulary);
    for (const found of [word, ...insideOf(word, names), ...slipsOf(word, names)])
      mask = union(mask, names.words.get(found) ?? NO_PROPERTIES);
  }
  // A word of another language that is too short to be taken for known.
  for (const language of READ_LANGUAGES)
    if (!languages.includes(language)) mask = union(mask, nearNames(language, vocabulary).words.get(word) ?? NO_PROPERTIES);
  return mask;
}

/** Known words that a mistyped one can be, nearest first. */
export function wordsNear(word: string, language: ReadLanguage, vocabulary: Vocabulary): readonly string[] {
  return slipsOf(word, nearNames(language, vocabulary));
}

/** The words that are looked for, with what they name. */
export function wordsWithProperties(language: ReadLanguage, vocabulary: Vocabulary): Map<string, Mask> {
  return nearNames(language, vocabulary).words;
}

function nearNames(language: ReadLanguage, vocabulary: Vocabulary): NearNames {
  const perLanguage = made.get(vocabulary) ?? new Map<ReadLanguage, NearNames>();
  made.set(vocabulary, perLanguage);
  const known = perLanguage.get(language);
  if (known !== undefined) return known;
  const words = new Map<string, Mask>();
  for (const [word, meaning] of vocabulary.languages[language].single) {
    if (meaning.kind !== 'ingredient') continue;
    const mask = meaning.numbers.reduce<Mask>(
      (all, number) => union(all, vocabulary.ingredients[number]?.has ?? NO_PROPERTIES),
      NO_PROPERTIES,
    );
    if (isEmpty(mask) || word.length < SHORTEST_INSIDE) continue;
    words.set(word, mask);
  }
  const names = { words, slips: slipIndexOf([...words.keys()].filter((word) => word.length >= SHORTEST_SLIP)) };
  perLanguage.set(language, names);
  return names;
}

function insideOf(word: string, { words }: NearNames): string[] {
  const found: string[] = [];
  for (let from = 0; from + SHORTEST_INSIDE <= word.length; from += 1) {
    for (let to = from + SHORTEST_INSIDE; to <= word.length; to += 1) {
      const part = word.slice(from, to);
      if (part !== word && words.has(part)) found.push(part);
    }
  }
  return found;
}

function slipsOf(word: string, { slips }: NearNames): readonly string[] {
  return word.length < SHORTEST_SLIP - 1 ? [] : withinSlips(word, slips);
}
