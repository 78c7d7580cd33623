import { isEmpty, type Mask, NO_PROPERTIES, READ_LANGUAGES, type ReadLanguage, union } from '../reading/index.ts';
import { type TypoIndex, typoCandidates, typoIndexOf } from './typing-errors.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter words stand inside too many others ("ei" in "rein"). */
const MIN_CONTAINED_LENGTH = 4;
const MIN_TYPO_LENGTH = 5;
/** Longer than any word of a list, compounds among them. */
const MAX_WORD_LENGTH = 60;

/** Words that name something with a property, of one language, made ready to be found inside or one typing error away from other words. */
type NearNames = { readonly words: Map<string, Mask>; readonly typos: TypoIndex };

const MAX_CACHED = 20_000;
const cachedMasks = new WeakMap<Vocabulary, Map<string, Mask>>();
const nearNamesByVocabulary = new WeakMap<Vocabulary, Map<ReadLanguage, NearNames>>();

/**
 * What an unknown word may name: a known word whole inside it ("Sojaschnetzel") or one typing error away from it ("penut"). It only ever
 * counts against a food.
 */
export function nearProperties(word: string, languages: readonly ReadLanguage[], vocabulary: Vocabulary): Mask {
  if (word.length > MAX_WORD_LENGTH) return NO_PROPERTIES;
  const cache = cachedMasks.get(vocabulary) ?? new Map<string, Mask>();
  cachedMasks.set(vocabulary, cache);
  const key = `${languages.join()} ${word}`;
  const before = cache.get(key);
  if (before !== undefined) return before;
  const mask = search(word, languages, vocabulary);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, mask);
  return mask;
}

/** Forgets what was found, where names are taken out of a vocabulary for a question. */
export function clearNearNames(vocabulary: Vocabulary): void {
  cachedMasks.delete(vocabulary);
}

function search(word: string, languages: readonly ReadLanguage[], vocabulary: Vocabulary): Mask {
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
