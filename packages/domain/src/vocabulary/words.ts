import { READ_LANGUAGES, type ReadLanguage } from '../reading/index.ts';
import { inflectionKey } from './inflection.ts';
import { misreadAs, type Spelling } from './typing-errors.ts';
import type { LanguageNames, Meaning, Vocabulary } from './vocabulary.ts';

/** What is worked out once for each word; packs repeat their words. */
type WordCache = {
  readonly spellings: Record<ReadLanguage, Map<string, readonly Spelling[]>>;
  readonly compounds: Record<ReadLanguage, Map<string, Meaning | null>>;
  readonly known: Map<string, boolean>;
};

/** Words that are remembered of each kind; people may write anything. */
const MAX_CACHED = 20_000;
const cacheByVocabulary = new WeakMap<Vocabulary, WordCache>();

/** The words of names that a word can be in a language, the word itself first; misread ones only where no language knows it. */
export function spellingsOf(word: string, language: ReadLanguage, vocabulary: Vocabulary): readonly Spelling[] {
  return cached(cacheOf(vocabulary).spellings[language], word, () => {
    const names = vocabulary.languages[language];
    const group = names.byInflection.get(inflectionKey(word, language)) ?? [];
    const found: Spelling[] = group.map((other) => ({ word: other, kind: other === word ? 'same' : 'inflected' }));
    found.sort((one, other) => Number(other.kind === 'same') - Number(one.kind === 'same'));
    // "d ammonio": the apostrophe is lost.
    if (word === 'd' || word === 'l') found.push({ word: `${word}'`, kind: 'inflected' });
    if (found.length > 0 || isKnownWord(word, vocabulary)) return found;
    return misreadAs(word, names);
  });
}

/** Whether a word stands in names of any language, or is put together from words that do: then it is printed as it is meant. */
export function isKnownWord(word: string, vocabulary: Vocabulary): boolean {
  return cached(cacheOf(vocabulary).known, word, () =>
    READ_LANGUAGES.some(
      (language) =>
        isWord(word, vocabulary.languages[language]) || (isCompounding(language) && compoundMeaning(word, language, vocabulary) !== null),
    ),
  );
}

/** Whether a word or an inflection of it stands in names of a language. */
export function isWord(
  word: string,
  { byInflection, language, single }: Pick<LanguageNames, 'byInflection' | 'language' | 'single'>,
): boolean {
  return single.has(word) || (byInflection.get(inflectionKey(word, language)) ?? []).length > 0;
}

/** Whether a word stands in names of a language as it is printed. */
export function isPrintedWord(
  word: string,
  { byInflection, language, single }: Pick<LanguageNames, 'byInflection' | 'language' | 'single'>,
): boolean {
  return single.has(word) || (byInflection.get(inflectionKey(word, language)) ?? []).includes(word);
}

/** What a word means by its parts. */
export function compoundMeaning(word: string, language: ReadLanguage, vocabulary: Vocabulary): Meaning | null {
  return cached(cacheOf(vocabulary).compounds[language], word, () => splitCompound(word, vocabulary.languages[language]));
}

/** Forgets what was worked out, where names are taken out of a vocabulary for a question. */
export function clearWordCache(vocabulary: Vocabulary): void {
  cacheByVocabulary.delete(vocabulary);
}

function cacheOf(vocabulary: Vocabulary): WordCache {
  const before = cacheByVocabulary.get(vocabulary);
  if (before !== undefined) return before;
  const cache: WordCache = { spellings: perLanguage(), compounds: perLanguage(), known: new Map() };
  cacheByVocabulary.set(vocabulary, cache);
  return cache;
}

function perLanguage<T>(): Record<ReadLanguage, Map<string, T>> {
  return { en: new Map(), fr: new Map(), de: new Map(), es: new Map(), it: new Map(), nl: new Map(), pt: new Map() };
}

function cached<T>(cache: Map<string, T>, word: string, compute: () => T): T {
  const before = cache.get(word);
  if (before !== undefined) return before;
  if (cache.size >= MAX_CACHED) cache.clear();
  const fresh = compute();
  cache.set(word, fresh);
  return fresh;
}

/** Words of names that are inflections of one ("fraises" of "fraise"), the word itself left out. */
export function inflectionsOf(
  word: string,
  { language, byInflection }: Pick<LanguageNames, 'language' | 'byInflection'>,
): readonly string[] {
  return (byInflection.get(inflectionKey(word, language)) ?? []).filter((other) => other !== word);
}

/** Whether a word stands, exactly so, in any name of a language. */
export function isWordOf(word: string, { language, byInflection }: Pick<LanguageNames, 'language' | 'byInflection'>): boolean {
  return byInflection.get(inflectionKey(word, language))?.includes(word) === true;
}

/** What a German or Dutch compound means by its parts; `null` where a part is not known. */
export function compoundOf(word: string, names: LanguageNames): Meaning | null {
  return splitCompound(word, names);
}

/** The ingredients given and all that the vocabulary files under them. */
export function descendantsOf(roots: Iterable<number>, vocabulary: Vocabulary): Set<number> {
  const children = childrenOf(vocabulary);
  const found = new Set(roots);
  for (const number of found) for (const child of children.get(number) ?? []) found.add(child);
  return found;
}

const childrenByVocabulary = new WeakMap<Vocabulary, ReadonlyMap<number, readonly number[]>>();

function childrenOf(vocabulary: Vocabulary): ReadonlyMap<number, readonly number[]> {
  const known = childrenByVocabulary.get(vocabulary);
  if (known !== undefined) return known;
  const children = new Map<number, number[]>();
  for (const { number, parents } of vocabulary.ingredients) {
    for (const parent of parents) {
      const others = children.get(parent);
      if (others === undefined) children.set(parent, [number]);
      else others.push(number);
    }
  }
  childrenByVocabulary.set(vocabulary, children);
  return children;
}

/** All that the vocabulary files the given ingredients under, they themselves left out. */
export function ancestorsOf(numbers: ReadonlySet<number>, { ingredients }: Vocabulary): Set<number> {
  const found = new Set<number>();
  const open = [...numbers];
  for (const number of open) {
    for (const parent of ingredients[number]?.parents ?? []) {
      if (found.has(parent) || numbers.has(parent)) continue;
      found.add(parent);
      open.push(parent);
    }
  }
  return found;
}

/** German and Dutch write words together ("Vollkornweizenmehl"); elsewhere only a lost blank does ("siropde"). */
const COMPOUNDING: ReadonlySet<ReadLanguage> = new Set(['de', 'nl']);
const MIN_PART_LENGTH = 3;
/** Longer than any compound of a list. */
const MAX_WORD_LENGTH = 60;
const MIN_PART_LENGTH_ELSEWHERE = 4;
const MAX_PARTS = 5;
/** Letters that join the parts of a compound ("Schweinefleisch", "Hühnerei"). */
const JOINTS = ['', 's', 'n', 'en', 'e', 'er', 'es'] as const;

/** Words that join others in a sentence and are no part of a compound. */
const NO_PARTS: ReadonlySet<string> = new Set([
  'als',
  'aus',
  'auf',
  'bei',
  'bis',
  'das',
  'dem',
  'den',
  'der',
  'des',
  'die',
  'ein',
  'eine',
  'fur',
  'mit',
  'nach',
  'oder',
  'und',
  'von',
  'vor',
  'zum',
  'zur',
  'aan',
  'bij',
  'door',
  'een',
  'het',
  'met',
  'naar',
  'onder',
  'per',
  'tot',
  'uit',
  'van',
  'voor',
]);

function isCompounding(language: ReadLanguage): boolean {
  return COMPOUNDING.has(language);
}

/** What a compound means by its parts, each a known name; `null` where a part is not known. */
function splitCompound(word: string, names: LanguageNames): Meaning | null {
  if (word.length < 7 || word.length > MAX_WORD_LENGTH || /[^a-z]/.test(word)) return null;
  const isJoined = COMPOUNDING.has(names.language);
  const parts = split(word, names, isJoined, isJoined ? MAX_PARTS : 2, new Map());
  if (parts === null) return null;
  const numbers = new Set(parts.flatMap((part) => (part.kind === 'ingredient' ? part.numbers : [])));
  if (numbers.size > 0) return { kind: 'ingredient', numbers: [...numbers] };
  // Words that name nothing may name something together ("Aufschnitt").
  return parts.some(({ kind }) => kind === 'composite') ? { kind: 'composite' } : null;
}

/** The division with the fewest parts, the last one longest. */
function split(
  rest: string,
  names: LanguageNames,
  isJoined: boolean,
  maxParts: number,
  known: Map<string, Meaning[] | null>,
): Meaning[] | null {
  const before = known.get(`${maxParts} ${rest}`);
  if (before !== undefined) return before;
  const whole = meaningOf(rest, names, isJoined);
  if (whole !== null) return [whole];
  let fewest: Meaning[] | null = null;
  if (maxParts > 1) {
    const shortest = isJoined ? MIN_PART_LENGTH : MIN_PART_LENGTH_ELSEWHERE;
    for (let at = shortest; at <= rest.length - shortest; at += 1) {
      const last = meaningOf(rest.slice(at), names, isJoined);
      if (last === null) continue;
      for (const joint of isJoined ? JOINTS : ['']) {
        const first = rest.slice(0, at);
        if (!first.endsWith(joint) || first.length - joint.length < shortest) continue;
        const parts = split(first.slice(0, first.length - joint.length), names, isJoined, maxParts - 1, known);
        if (parts !== null && (fewest === null || parts.length + 1 < fewest.length)) fewest = [...parts, last];
      }
    }
  }
  known.set(`${maxParts} ${rest}`, fewest);
  return fewest;
}

/** Where only a blank is lost, both words stand as they are known: inflected ones are found in too many other words. */
function meaningOf(part: string, { single, byInflection, language }: LanguageNames, isJoined: boolean): Meaning | null {
  if (NO_PARTS.has(part)) return null;
  const same = single.get(part);
  if (same !== undefined) return same;
  if (!isJoined || part.length < 4) return null;
  for (const word of byInflection.get(inflectionKey(part, language)) ?? []) {
    const meaning = single.get(word);
    if (meaning !== undefined && word.length >= 4) return meaning;
  }
  return null;
}

/** What marks a language or a country beside its list. */
export const LANGUAGE_MARKS: ReadonlySet<string> = new Set(
  'en fr de es it nl pt gb uk be ch at lu se dk no fi pl cz hu ro eng fra ger deu ita esp dut nld por'.split(' '),
);
