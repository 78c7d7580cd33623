import { foldText } from '../../lib/index.ts';

/** Says in seven languages that something else was meant; folded. */
export const MEANT =
  'i mean(?:t)?|ich mein(?:e|te)?|mein(?:e|te)? ich|je (?:veux|voulais) dire|quiero decir|queria decir|me refiero a|me referia a|volevo dire|intend(?:o|evo)|dico|quero dizer|queria dizer|refiro me a|bedoel(?:de)? ik|ik bedoel(?:de)?';
/** May stand before it. */
export const LEAD =
  '(?:oh|ah|no|nope|sorry|sry|wait|well|ne|nein|nee|ach|non|pardon|perdon|scusa|desculpa|nao|espera|aspetta|wacht|attends)';
const CORRECTS = new RegExp(`^\\W*(?:${LEAD}\\W+)*(?:${MEANT}|me refer(?:ia|ere)[^\\p{L}]+(?:a|al))\\s`, 'u');

/** "No, I meant the peanut butter" names a food and leaves none out: the message without what corrects. */
export function withoutCorrection(message: string): string {
  const folded = foldText(message);
  const lead = CORRECTS.exec(folded)?.[0];
  return lead === undefined ? message : folded.slice(lead.length);
}
