import { isCommonEnglish } from '../intents/common-words.ts';
import { FUNCTION_WORDS } from '../intents/cues.data.ts';
import { type Foreign, glossed } from '../intents/gloss.ts';
import { isCueWord } from '../intents/marks.ts';
import { shelvesIn } from './concepts.ts';
import { isFoodName } from './mention-words.ts';

/**
 * Whether nothing but names of foods is of a language, in a question whose other words are English as well: "kcal in 30g cornflakes",
 * "sugar in Müsli". Names of foods are alike in many languages and tell none.
 */
export function isNamedAlone(typed: readonly string[], language: Foreign): boolean {
  return typed.some(isEnglish) && !typed.some((word) => tells(word, language));
}

const UNIT = /^(?:\d.*|k?cal|g|gr|mg|ml|cl|l|kj)$/;

function isEnglish(word: string): boolean {
  return UNIT.test(word) || FUNCTION_WORDS.has(word) || isCueWord(word) || isCommonEnglish(word);
}

function tells(word: string, language: Foreign): boolean {
  if (isEnglish(word)) return false;
  const { words, known } = glossed([word], language);
  return known > 0 && shelvesIn(words).length === 0 && !isFoodName(words.join(' '));
}
