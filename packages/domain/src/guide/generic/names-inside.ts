import { TERM_LANGUAGES } from '../knowledge/terms.data.ts';
import { languageAsked } from '../understand/question-words.ts';
import { FIGURES_ASKED } from './asked.data.ts';
import { foundIn, isWhole, namedIn } from './generic-asked.ts';
import { againstDiet, type GenericFood } from './generic-foods.ts';
import { type Token, tokensIn, tokensOf } from './generic-tokens.ts';

/** The food in whose longer name words stand, as "butter" in "butter beans"; `null` where they stand by themselves. */
function foodAround(typed: string, words: string): GenericFood | null {
  const tokens: readonly Token[] = tokensOf(typed);
  const inside = tokensIn(words);
  for (const language of languagesOf(typed)) {
    const around = foundIn(tokens, language, false, language).find(
      ({ run }) => run !== inside.join(' ') && inside.every((word) => run.split(' ').includes(word)),
    );
    if (around !== undefined) return around.food;
  }
  return null;
}

/** The language of a text first: of a bare name it is a guess. */
function languagesOf(typed: string): readonly (typeof TERM_LANGUAGES)[number][] {
  const asked = languageAsked(typed);
  return [...new Set([...TERM_LANGUAGES.filter((one) => one === asked), ...TERM_LANGUAGES])];
}

/** Whether words only stand in the longer name of a food in which what they name is not, or only may be: "butter" in "butter beans". */
export function isInLongerName(typed: string, words: string): boolean {
  const [around, inside] = [foodAround(typed, words), foodOfWords(words, typed)];
  if (around === null || inside === null) return false;
  const sure = around.parts.filter(({ certainty }) => certainty !== 'possible').map(({ part }) => part);
  return inside.parts.some(({ part, certainty }) => certainty === 'certain' && !sure.includes(part));
}

/** Whether words name what another food is made with, or is itself: that this is fine says nothing of the whole. */
export const isPartOfName = (typed: string, words: string): boolean => foodAround(typed, words)?.id.includes('+') === true;

/** What a food that a text names is itself, without what it is made with: of "soya yoghurt" the second; the last that is named. */
export function headNamed(typed: string): string | null {
  const languages = languagesOf(typed);
  const found = languages.map((one) => namedIn(tokensOf(typed), one, false, one)).find(({ length }) => length > 0);
  const last = found?.at(-1);
  if (last === undefined) return null;
  const name = last.head ?? last.words;
  const words = name.split(' ');
  const [own] = (['en', 'de', 'nl'].includes(languages[0] ?? 'en') ? words.toReversed() : words).filter((word) => namesFood(word));
  return own ?? name;
}

const namesFood = (word: string): boolean =>
  TERM_LANGUAGES.some((language) => namedIn(tokensOf(word), language, false, language).length > 0);

/** The one food that words name and nothing else, in the language of the text that they stand in first; `null` where they name none, or more. */
export function foodOfWords(words: string, within = words): GenericFood | null {
  const tokens = tokensOf(words);
  for (const language of languagesOf(within)) {
    const [found, ...others] = namedIn(tokens, language, false, language);
    if (found !== undefined && others.length === 0 && found.length === tokens.length && !found.isPartOf) return found.food;
  }
  return null;
}

/** Whether a food of this name is without what these diets leave out, whatever its name says: oat milk is no milk. */
export function isNamedOnly(words: string, diets: readonly string[]): boolean {
  const tokens = tokensOf(words);
  return TERM_LANGUAGES.some((language) => {
    const [found, ...others] = foundIn(tokens, language, false, language);
    const isWhole = found !== undefined && others.length === 0 && found.length === tokens.length && tokens.length > 1;
    return isWhole && diets.every((diet) => (againstDiet(found.food, diet) ?? []).length === 0);
  });
}

/** The words of a name but those that by themselves name what these diets leave out: of "oat milk" the first. */
export function harmlessWords(words: string, diets: readonly string[]): readonly string[] {
  return tokensIn(words).filter((word) => {
    const foods = TERM_LANGUAGES.flatMap((language) => foundIn(tokensOf(word), language, false, language));
    return !foods.some(({ food }) => diets.some((diet) => (againstDiet(food, diet) ?? []).length > 0));
  });
}

/** Whether words name what a table of figures has a line for, as "salt" and "sugar" do. */
export const isFigureWord = (words: string): boolean => isWhole(FIGURES_ASKED, tokensIn(words).join(' '));
