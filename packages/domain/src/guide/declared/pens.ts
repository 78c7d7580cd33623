import { ASKS, SOMEBODY } from './harms.data.ts';
import { END, PAUSE, type Statement } from './tokens.ts';

/** A pen of adrenaline by its names, in seven languages; a pen of insulin is none. */
const PEN =
  /(?:^| )(?:epi ?pens?|jext|emerade|anapen|auto ?injectors?|autoinjektor\w*|auto ?injecteurs?|autoinyector\w*|autoiniettor[ei]|autoinjetor\w*|adrenalin(?:e|a)?(?: ?(?:pens?|stift|autoinjektor|injector|spuit))?|adrenalin(?:pen|stift)|adrenaline(?:pen|spuit)|(?:stylo|pluma|boli|penna|caneta) (?:d'? ?|de |di |con |com |auto ?injecteur )?adrenalin[ea]|allergie ?pen|notfall(?:set|pen)|noodpen)(?= |$)/;
/** "My son carries a pen", "hat immer einen Pen dabei". */
const CARRIED =
  /(?:^| )(?:(?:carries|carry|carrying|carried) (?:\w+ ){0,3}?pens?|(?:hat|habe|tragt|hab) (?:\w+ ){0,3}?pen (?:\w+ )?(?:dabei|bei sich)|(?:heeft|draagt|heb) (?:\w+ ){0,3}?pen (?:\w+ )?(?:bij zich|mee|bij))(?= |$)/;
const OTHER_PEN = /(?:^| )(?:insulin\w*|ozempic|wegovy|mounjaro|fountain|ball ?point|paper|rush|fatigue)(?= |$)/;
const NONE =
  /(?:^| )(?:no|not|never|don't|dont|doesn't|doesnt|without|no longer|kein\w*|nicht|pas|plus|sin|non|senza|nao|sem|geen|niet)(?= |$)/;
const OF_SOMEBODY = new RegExp(`(?:^| )(?:${SOMEBODY})(?= |$)`);

/**
 * Whoever carries adrenaline has a severe allergy, which is asked after: "my daughter has an EpiPen". Read where the message names none.
 */
export function pensIn(tokens: readonly string[]): Statement[] {
  if (!OF_SOMEBODY.test(tokens.join(' '))) return [];
  const ends = [...tokens.entries()].flatMap(([at, token]) => (token === END || token === PAUSE ? [at] : []));
  return [...ends, tokens.length].flatMap((end, at) => {
    const from = at === 0 ? 0 : (ends[at - 1] ?? 0) + 1;
    const text = tokens.slice(from, end).join(' ');
    if (!(PEN.test(text) || CARRIED.test(text)) || OTHER_PEN.test(text) || NONE.test(text) || ASKS.test(`${text} `)) return [];
    return [{ diets: [], unknown: [], isRetraction: false, from, end }];
  });
}
