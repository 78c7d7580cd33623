import type { ReadLanguage } from '../../reading/index.ts';
import { FUNCTION_WORDS } from './cues.data.ts';
import { PLAIN_WORDS } from './plain-words.data.ts';

const SETS = new Map<ReadLanguage, ReadonlySet<string>>();

function setOf(language: ReadLanguage): ReadonlySet<string> {
  const set = SETS.get(language) ?? new Set(PLAIN_WORDS[language].split(/\s+/));
  SETS.set(language, set);
  return set;
}

/** Whether a word is one of the small words that questions are made of in any of the languages, and part of no name. @param word folded */
export function isLittleWord(word: string): boolean {
  return FUNCTION_WORDS.has(word) || LANGUAGES.some((language) => isPlainWord(word, language)) || LITTLE.has(word);
}
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const;
/** What the other tables hold as words with a meaning. */
const LITTLE: ReadonlySet<string> = new Set(
  'ist sind est sont es son e sono sao is zijn thats its im und et y en oder ou o of der die das le la les el los las il lo gli het een ein eine un une una um uma'.split(
    ' ',
  ),
);

/** Whether a word names no food in a language: what stands around it may. @param word folded */
export function isPlainWord(word: string, language: ReadLanguage): boolean {
  return setOf(language).has(word);
}
