import { isDiet } from '../../diets/index.ts';
import { dietsNamedIn } from '../declared/diets.ts';
import { dietsOfWord } from '../declared/named-foods.ts';
import { additivesIn, nutrientsIn } from '../understand/concepts.ts';
import { criteriaIn } from '../understand/read-criteria.ts';
import { runsOf } from '../understand/words.ts';
import type { Cue } from './cues.data.ts';
import type { OwnFoodsIntent, OwnProperty, OwnSet } from './own.ts';

const NEGATION =
  /^(?:not|don't|dont|doesn't|doesnt|didn't|didnt|aren't|arent|isn't|isnt|haven't|hasn't|weren't|no|none|without|free|lack|lacks|lacking|never)$/;
/** Ids of these are judged by amount elsewhere. */
const BY_AMOUNT: ReadonlySet<string> = new Set(['palm-oil-free', 'msg-free']);
/** Longest name of a food, in words. */
const MAX_NAME = 3;
/** Whether something goes against what the member keeps to; `FITS` asks for the opposite. */
const CONFLICT =
  /\b(?:conflict\w*|against|break|breaks|violate\w*|match|fits?|safe|allowed|suitable|suit|ok|okay|fine|avoid|eat|have|for me)\b/;
const FITS = /\b(?:fits?|match|safe|allowed|suitable|suit|ok|okay|fine|(?:can|may|should) i (?:not )?(?:eat|have))\b/;

/** Which foods of the member are meant; scans where nothing else is named. */
export function ownSetOf(cues: ReadonlySet<Cue>): OwnSet {
  if (cues.has('shopping list')) return 'list';
  if (cues.has('favorites')) return 'favorites';
  if (cues.has('purchases')) return 'purchases';
  return cues.has('eaten') && !cues.has('own') ? 'eaten' : 'scans';
}

/**
 * Which of the member's own foods hold something, or do not: a set, a property, and whether it is denied.
 *
 * @param words of the question, folded
 */
export function ownFoodsIn(words: readonly string[], set: OwnSet): OwnFoodsIntent | null {
  const text = words.join(' ');
  const property = propertyIn(words) ?? (CONFLICT.test(text) ? { kind: 'conflict' } : null);
  if (property === null) return null;
  // What fits the member conflicts with nothing.
  const negations = words.filter((word) => NEGATION.test(word)).length + (property.kind === 'conflict' && FITS.test(text) ? 1 : 0);
  return { kind: 'own foods', set, property, isNegated: negations % 2 === 1, isCount: /\bhow many\b/.test(text) };
}
/** "Nuts", "gluten free", "vegan", "high in salt", "E250", "additives", "palm oil". */
function propertyIn(words: readonly string[]): OwnProperty | null {
  const text = words.join(' ');
  const additives = additivesIn(text);
  if (additives.length > 0) return { kind: 'additives', codes: additives };
  if (/\b(?:additives?|e numbers?|zusatzstoffe?|additifs?|additivi|aditivos?)\b/.test(text)) return { kind: 'any additive' };
  const limit = criteriaIn(words).find((one) => one.kind === 'limit');
  if (limit?.kind === 'limit') return limit;
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
  const named = words
    .slice(at, at + length)
    .filter((word) => !/^(?:free|frei|sans|ohne|sin|senza|sem|zonder|without|no|not|non|none|nothing|kein\w*|pas)$/.test(word));
  return { kind: 'holds', ids, words: named.join(' ') };
}
