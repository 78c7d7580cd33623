import type { ReadLanguage } from '../../reading/index.ts';
import { PLAIN_WORDS } from './plain-words.data.ts';

const SETS = new Map<ReadLanguage, ReadonlySet<string>>();

function setOf(language: ReadLanguage): ReadonlySet<string> {
  const set = SETS.get(language) ?? new Set(PLAIN_WORDS[language].split(/\s+/));
  SETS.set(language, set);
  return set;
}

/** Whether a word names no food in a language: what stands around it may. @param word folded */
export function isPlainWord(word: string, language: ReadLanguage): boolean {
  return setOf(language).has(word);
}
