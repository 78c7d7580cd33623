import { isEmpty, NO_PROPERTIES, READ_LANGUAGES, union, type Mask, type ReadLanguage } from '../reading/index.ts';
import { remembered } from '../lib/index.ts';
import { editDistance } from './edit-distance.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter words stand inside too many others ("ei" in "rein"). */
const SHORTEST_INSIDE = 4;
const SHORTEST_SLIP = 5;
/** From this length on two slips still leave a word recognisable. */
const LONG = 10;
/** Longer than any word of a list, compounds among them. */
const LONGEST = 60;

/** Words that name something with a property, of one language, made ready to be found inside or one slip away from other words. */
type NearNames = { readonly words: ReadonlyMap<string, Mask>; readonly slips: ReadonlyMap<string, readonly string[]> };

const made = new WeakMap<Vocabulary, Map<ReadLanguage, NearNames>>();

/**
 * What an unknown word may name: a known word whole inside it ("Sojaschnetzel") or one slip away from it ("penut"). It only ever
 * speaks against a food: nothing is recognised by resemblance.
 */
export function nearProperties(word: string, languages: readonly ReadLanguage[], vocabulary: Vocabulary): Mask {
  let mask = NO_PROPERTIES;
  if (word.length > LONGEST) return mask;
  for (const language of languages) {
    const names = nearNames(language, vocabulary);
    for (const found of [word, ...insideOf(word, names), ...slipsOf(word, names)]) mask = union(mask, names.words.get(found) ?? NO_PROPERTIES);
  }
  // A word of another language that is too short to be taken for known.
  for (const language of READ_LANGUAGES) if (!languages.includes(language)) mask = union(mask, nearNames(language, vocabulary).words.get(word) ?? NO_PROPERTIES);
  return mask;
}

/** Known words that a mistyped one can be, nearest first. */
export function wordsNear(word: string, language: ReadLanguage, vocabulary: Vocabulary): readonly string[] {
  return slipsOf(word, nearNames(language, vocabulary));
}

function nearNames(language: ReadLanguage, vocabulary: Vocabulary): NearNames {
  const perLanguage = made.get(vocabulary) ?? new Map<ReadLanguage, NearNames>();
  made.set(vocabulary, perLanguage);
  const known = perLanguage.get(language);
  if (known !== undefined) return known;
  const words = new Map<string, Mask>();
  const slips = new Map<string, string[]>();
  for (const [word, meaning] of vocabulary.languages[language].single) {
    if (meaning.kind !== 'ingredient') continue;
    const mask = meaning.numbers.reduce<Mask>((all, number) => union(all, vocabulary.ingredients[number]?.has ?? NO_PROPERTIES), NO_PROPERTIES);
    if (isEmpty(mask) || word.length < SHORTEST_INSIDE) continue;
    words.set(word, mask);
    if (word.length < SHORTEST_SLIP) continue;
    for (const key of withoutOneLetter(word)) {
      const others = slips.get(key);
      if (others === undefined) slips.set(key, [word]);
      else others.push(word);
    }
  }
  const names = { words, slips };
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

function slipsOf(word: string, { slips }: NearNames): string[] {
  if (word.length < SHORTEST_SLIP - 1) return [];
  const candidates = new Set<string>();
  for (const key of withoutOneLetter(word)) for (const candidate of slips.get(key) ?? []) candidates.add(candidate);
  return [...candidates].map((candidate) => ({ candidate, slips: editDistance(word, candidate) }))
    .filter(({ candidate, slips: count }) => count <= (Math.min(word.length, candidate.length) >= LONG ? 2 : 1))
    .sort((one, other) => one.slips - other.slips || (one.candidate < other.candidate ? -1 : 1)).map(({ candidate }) => candidate);
}

/** The word itself and each form of it with a letter left out: two words that are a slip apart share one. */
const withoutOneLetter = remembered((word: string): readonly string[] => {
  const forms = new Set([word]);
  for (let at = 0; at < word.length; at += 1) forms.add(word.slice(0, at) + word.slice(at + 1));
  return [...forms];
});
