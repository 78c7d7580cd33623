import { READ_LANGUAGES, type ReadLanguage } from '../reading/index.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isWord } from './words.ts';

/** Number of words by which the language of a text is recognised. */
const SAMPLE_WORDS = 150;

/** For each language the share of a text's words that stand in its names. */
export function wordShares(
  text: string,
  { languages }: Vocabulary,
  languagesTried: readonly ReadLanguage[] = READ_LANGUAGES,
  isOf = isWord,
): ReadonlyMap<ReadLanguage, number> {
  const words = [...new Set(text.match(/[a-z]{3,}/gi) ?? [])].slice(0, SAMPLE_WORDS).map((word) => word.toLowerCase());
  return new Map(
    languagesTried.map((language) => [
      language,
      words.filter((word) => isOf(word, languages[language])).length / Math.max(1, words.length),
    ]),
  );
}
