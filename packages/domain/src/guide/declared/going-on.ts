import { readFoods } from './food-list.ts';
import { END, PAUSE, tokensOf } from './tokens.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** Before what goes on with the message before. */
const LEAD = words(
  'o oke nou tja oh ah ach uh um hmm ups oops wait sorry btw ok yes ja oui si sim and also plus und ausserdem auch et aussi puis y tambien ademas e anche inoltre tambem en ook daarnaast',
);
const JOINS = words('and also plus und ausserdem auch et aussi puis y tambien ademas e anche inoltre tambem en ook daarnaast');
/** After "allergic", in seven languages. */
const TO = words("to against gegen auf a au aux contre al allo alla alle agli ai all' contra ao aos as voor tegen");
const TOO = words('too also well as actually auch noch ebenfalls aussi egalement tambien anche pure tambem ook sorry please');
/** Longer messages say something of their own. */
const MAX_TOKENS = 12;

/**
 * "And to nuts", "oh and eggs too" after "I'm allergic to milk": foods that go on with the statement before, and nothing else; `null` where
 * it is none. @param isBare whether the message before stated nothing but its statement, so that foods without "to" go on with it
 */
export function foodsGoingOn(message: string, isBare: boolean): { diets: readonly string[]; unknown: readonly string[] } | null {
  const tokens = tokensOf(message).filter((token, at, all) => !(token === END && at === all.length - 1));
  if (message.includes('?') || tokens.length > MAX_TOKENS) return null;
  let at = 0;
  while (at < tokens.length && (LEAD.has(tokens[at] ?? '') || tokens[at] === PAUSE)) at += 1;
  const isJoined = tokens.slice(0, at).some((token) => JOINS.has(token));
  const isTo = TO.has(tokens[at] ?? '');
  let end = tokens.length;
  while (end > at && TOO.has(tokens[end - 1] ?? '')) end -= 1;
  const isToo = end < tokens.length;
  if (!(isTo || (isBare && (isJoined || isToo))) || !(isJoined || isToo || isTo)) return null;
  const foods = tokens.slice(isTo ? at + 1 : at, end);
  const { diets, unknown, end: read } = readFoods(foods, 0, isTo);
  const isWhole = read === foods.length && foods.length > 0;
  return isWhole && (diets.length > 0 || (isTo && isJoined)) ? { diets, unknown } : null;
}
