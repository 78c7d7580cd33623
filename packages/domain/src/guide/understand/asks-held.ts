import { foldText } from '../../lib/index.ts';

/** Words that ask whether something is in a food, in seven languages; folded. */
const HOLDS =
  /(?<!\p{L})(?:contains?|containing|(?:is|are) there|(?:has|have|got)(?: it)?|any|made (?:with|of|from)|in (?:it|there|this|that|them)|inside|enthalt(?:en)?|enthielt|hat|haben|steckt|stecken|drin|drinnen|(?:ist|sind) (?:da |in |im )|contien(?:t|nent)|contenir|il y a|y a(?: ?t ?il)?|ya|dedans|a base de|llevan?|contienen?|tienen?|hay|c'?e|ci sono|dentro|conten(?:gono|ere)|contiene|ha|hanno|tem|contem|levam?|ha(?= )|zit(?:ten)?|bevat(?:ten)?|heeft|hebben|erin|inzit)(?!\p{L})/u;
/** "Contains gluten?" asks otherwise than "is it gluten-free?". */
const DOES_WITHOUT =
  /(?:free|frei|vrij)(?:e[mnrs]?)?(?!\p{L})|(?<!\p{L})(?:without|w\/o|ohne|kein\p{L}*|sans|sin|senza|sem|zonder|geen|vegan\p{L}*|vegetari\p{L}*|veggie|halal|kosher|koscher|ok(?:ay|e)?|safe|suitable|suits?|allowed|geeignet|darf|convient|apto|apta|adatt\p{L}|adequad\p{L}|geschikt|mag)(?!\p{L})/u;

/** Whether a question asks if something is in a food ("does it have gluten?"), and not whether the food does without it. */
export function asksWhetherHeld(typed: string): boolean {
  const text = foldText(typed).replaceAll('’', "'");
  return HOLDS.test(text) && !DOES_WITHOUT.test(text);
}

const TRACES =
  /(?<!\p{L})(?:traces?|may contain|cross ?contaminat\p{L}*|spuren|trazas?|tracc[ei]a?|vestigios?|tracos|sporen|kan sporen|peut contenir)(?!\p{L})/u;

/** Whether traces are asked after, of which a list of ingredients says nothing. */
export const asksOfTraces = (typed: string): boolean => TRACES.test(foldText(typed));
