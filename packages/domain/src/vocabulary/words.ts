import { READ_LANGUAGES, type ReadLanguage } from '../reading/index.ts';
import { isCompounding, splitCompound } from './compounds.ts';
import { inflectionKey } from './inflection.ts';
import { misreadAs, type Spelling } from './misread-words.ts';
import type { LanguageNames, Meaning, Vocabulary } from './vocabulary.ts';

/** What is worked out once for each word; packs repeat their words. */
type Remembered = {
  readonly spellings: Record<ReadLanguage, Map<string, readonly Spelling[]>>;
  readonly compounds: Record<ReadLanguage, Map<string, Meaning | null>>;
  readonly known: Map<string, boolean>;
};

/** Words that are remembered of each kind; people may write anything. */
const MOST = 20_000;
const remembered = new WeakMap<Vocabulary, Remembered>();

/** The words of names that a word can be in a language, the word itself first; misread ones only where no language knows it. */
export function spellingsOf(word: string, language: ReadLanguage, vocabulary: Vocabulary): readonly Spelling[] {
  return once(memoryOf(vocabulary).spellings[language], word, () => {
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
  return once(memoryOf(vocabulary).known, word, () =>
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
  return once(memoryOf(vocabulary).compounds[language], word, () => splitCompound(word, vocabulary.languages[language]));
}

/** Forgets what was worked out, where names are taken out of a vocabulary for a question. */
export function forgetWords(vocabulary: Vocabulary): void {
  remembered.delete(vocabulary);
}

function memoryOf(vocabulary: Vocabulary): Remembered {
  const before = remembered.get(vocabulary);
  if (before !== undefined) return before;
  const memory: Remembered = { spellings: perLanguage(), compounds: perLanguage(), known: new Map() };
  remembered.set(vocabulary, memory);
  return memory;
}

function perLanguage<T>(): Record<ReadLanguage, Map<string, T>> {
  return { en: new Map(), fr: new Map(), de: new Map(), es: new Map(), it: new Map(), nl: new Map(), pt: new Map() };
}

function once<T>(memory: Map<string, T>, word: string, work: () => T): T {
  const before = memory.get(word);
  if (before !== undefined) return before;
  if (memory.size >= MOST) memory.clear();
  const fresh = work();
  memory.set(word, fresh);
  return fresh;
}
