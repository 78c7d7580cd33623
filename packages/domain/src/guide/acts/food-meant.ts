import { foldText } from '../../lib/index.ts';
import { kindsNamed } from '../knowledge/kinds.ts';
import type { TermLanguage } from '../knowledge/terms.ts';
import { languageAsked } from '../understand/question-words.ts';

/** Before the food that another is eaten on or in: "on a pizza", "im Kuchen", "dans une sauce". */
const CARRIES =
  /(?<!\p{L})(?:on|onto|into|in|inside|auf|aufs|im|ins|sur|dans|en|sobre|su|sul|sull|sulla|sullo|sulle|sui|nel|nella|nello|nelle|no|na|num|numa|nos|nas|op|between|zwischen|entre|tra|tussen)(?: (?:a|an|the|my|some|hot|der|die|das|dem|den|einer|einem|einen|meiner|meinem|ein|une?|la|le|les|ma|mon|un|una|el|los|las|mi|uno|il|lo|um|uma|o|os|as|minha|meu|een|de|het|mijn))*[ '\u2019]*$/u;

/** The food that a message speaks of, and not the one that it is eaten on or in; `null` where it names none. */
export function foodMeant(message: string): string | null {
  const text = foldText(message);
  const named = kindsNamed(message, languageAsked(message));
  return named.find(({ words }) => !CARRIES.test(text.slice(0, text.indexOf(foldText(words)))))?.words ?? null;
}

const MADE: Readonly<Record<TermLanguage, (food: string) => string>> = {
  en: (food) => `what is ${food} made of`,
  de: (food) => `woraus besteht ${food}`,
  fr: (food) => `c'est quoi ${food}, c'est fait de quoi`,
  es: (food) => `de qué está hecho ${food}`,
  it: (food) => `di cosa è fatto ${food}`,
  pt: (food) => `de que é feito ${food}`,
  nl: (food) => `waar is ${food} van gemaakt`,
};

/** What a food is made of, asked in full. */
export const madeOfWhat = (food: string, language: TermLanguage | null): string => MADE[language ?? 'en'](food);
