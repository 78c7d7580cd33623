import { isDiet } from '../../diets/index.ts';
import { dietsNamedIn } from '../declared/diets.ts';
import { dietsOfWord } from '../declared/named-foods.ts';
import { additivesIn, nutrientsIn } from '../understand/concepts.ts';
import { runsOf } from '../understand/words.ts';
import type { OwnFoodsIntent, OwnProperty } from './intent.ts';

/** What names the foods of the member: "my scans", "mine", "what I bought". */
const OWN =
  /\bmine\b|\b(?:my|our)(?: (?:last|latest|recent|own|scanned|saved|favou?rite|purchased|\d+)){0,2} (?:scans|scanned|products|foods|items|history|favou?rites|purchases|things|stuff|groceries|shopping|pantry)\b|\bi(?:'ve| have)? (?:just |already |recently )?(?:scanned|bought|purchased|saved)\b|\b(?:of|among) my\b(?! (?:last|latest|newest) (?:scan|product)\b)(?! (?:profile|diet|goals?|week|day))/;
const ASKS =
  /^(?:(?:and|so|please|can you|could you) )*(?:which|what|how many|any|anything|do|does|did|are|is|show|list|find|have|has|tell|give)\b|\bwhich\b/;
/** Asks to rank them, or whether they suit the profile. */
const ASKS_OTHERWISE =
  /\b(?:most|least|highest|lowest|best|worst|healthiest|unhealthiest|saltiest|sweetest|fattiest|better|worse|healthier|today|average|score|scored|scores|conflict\w*|against|break|violate\w*|match|fits?|instead|compare|plan|too much|too many|enough)\b/;
/** Asks for an amount, not for foods. */
const ASKS_AMOUNT = /^how much\b/;
const HOLDS =
  /\b(?:contain\w*|have|has|had|with|without|include\w*|free|are|is|were|was|isn't|aren't|lack\w*|no|not|in them|high|low|rich|hold|holds)\b/;
const NEGATION =
  /^(?:not|don't|dont|doesn't|doesnt|didn't|didnt|aren't|arent|isn't|isnt|haven't|hasn't|weren't|no|none|without|free|lack|lacks|lacking|never)$/;
/** Ids of these are judged by amount elsewhere. */
const BY_AMOUNT: ReadonlySet<string> = new Set(['palm-oil-free', 'msg-free']);
/** Longest name of a food, in words. */
const MAX_NAME = 3;

/**
 * Which of the member's own foods hold something, or do not: a set, a property, and whether it is denied.
 *
 * @param words of the question, folded
 */
export function readOwnFoods(words: readonly string[]): OwnFoodsIntent | null {
  const text = words.join(' ');
  if (!OWN.test(text) || !ASKS.test(text) || !HOLDS.test(text) || ASKS_OTHERWISE.test(text) || ASKS_AMOUNT.test(text)) return null;
  const property = propertyIn(words);
  if (property === null) return null;
  const negations = words.filter((word) => NEGATION.test(word)).length;
  return { kind: 'own foods', property, isNegated: negations % 2 === 1, isCount: /\bhow many\b/.test(text) };
}

/** "Nuts", "gluten free", "vegan", "high in salt", "E250", "additives", "palm oil". */
function propertyIn(words: readonly string[]): OwnProperty | null {
  const text = words.join(' ');
  const additives = additivesIn(text);
  if (additives.length > 0) return { kind: 'additives', codes: additives };
  if (/\b(?:additives?|e numbers?|zusatzstoffe?|additifs?|additivi|aditivos?)\b/.test(text)) return { kind: 'any additive' };
  const side = /\b(?:high|rich|lots|plenty|much)\b/.test(text) ? 'high' : /\blow\b/.test(text) ? 'low' : null;
  const [nutrient] = nutrientsIn(words);
  if (nutrient !== undefined && side !== null) return { kind: 'amount', name: nutrient.name, side };
  const [diet] = dietsNamedIn(words);
  if (diet !== undefined) return isFreeFrom(diet.diet) ? held([diet.diet], words, diet) : { kind: 'fits', diet: diet.diet };
  for (const { run, at, length } of runsOf(words, MAX_NAME)) {
    if (OWN_WORDS.test(run)) continue;
    const ids = dietsOfWord(run)?.filter((id) => !BY_AMOUNT.has(id)) ?? [];
    if (ids.length > 0) return held(ids, words, { at, length });
  }
  return nutrient === undefined ? null : { kind: 'amount', name: nutrient.name, side: null };
}

/** Names of sets of foods that are foods as well. */
const OWN_WORDS = /^(?:products?|foods?|items?|scans?|mine|list|stuff|things|groceries|free)$/;

function isFreeFrom(diet: string): boolean {
  return isDiet(diet) && diet.endsWith('-free');
}

function held(ids: readonly string[], words: readonly string[], { at, length }: { at: number; length: number }): OwnProperty {
  const named = words.slice(at, at + length).filter((word) => !/^(?:free|frei|sans|ohne|sin|senza|sem|zonder)$/.test(word));
  return { kind: 'holds', ids, words: named.join(' ') };
}
