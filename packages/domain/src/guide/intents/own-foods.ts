import { isDiet } from '../../diets/index.ts';
import { dietsNamedIn } from '../declared/diets.ts';
import { dietsOfWord } from '../declared/named-foods.ts';
import { additivesIn, nutrientsIn } from '../understand/concepts.ts';
import { criteriaIn } from '../understand/read-criteria.ts';
import { runsOf } from '../understand/words.ts';
import type { Cue } from './cues.data.ts';
import type { OwnCondition, OwnFoodsIntent, OwnProperty, OwnSet } from './own.ts';

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
  const isCount = /\bhow many\b/.test(text);
  const [first, ...also] = conditionsIn(words);
  if (first !== undefined) return { kind: 'own foods', set, ...first, also, isCount };
  if (!CONFLICT.test(text)) return null;
  // What fits the member conflicts with nothing.
  const negations = countOfNegations(words) + (FITS.test(text) ? 1 : 0);
  return { kind: 'own foods', set, property: { kind: 'conflict' }, isNegated: negations % 2 === 1, also: [], isCount };
}

const countOfNegations = (words: readonly string[]): number => words.filter((word) => NEGATION.test(word)).length;

/** What foods have to meet, one part between "and", "or" and the like after the other; `[]` where no property is named. */
function conditionsIn(words: readonly string[]): readonly OwnCondition[] {
  const whole = propertyIn(words);
  const parts = partsOf(words);
  const read = parts.flatMap((part) => {
    const property = propertyIn(part.words);
    return property === null ? [] : [{ ...part, property }];
  });
  if (whole === null || read.length < 2) return whole === null ? [] : [{ property: whole, isNegated: countOfNegations(words) % 2 === 1 }];
  return read.reduce<readonly OwnCondition[]>((found, part, at) => {
    const before = found.at(-1);
    // "Not gluten nor milk", "no nuts or milk": what has no verb and no denial of its own is denied as what stands before it.
    const isBare = at > 0 && countOfNegations(part.words) === 0 && !HAS_VERB.test(part.words.join(' '));
    const isNegated = isBare && before !== undefined ? before.isNegated : countOfNegations(part.words) % 2 === 1;
    // "No nuts and no traces of nuts" is one condition.
    if (found.some(({ property, isNegated: denied }) => denied === isNegated && isSame(property, part.property))) return found;
    // "Nuts or milk": either is enough.
    if (
      part.joint === 'or' &&
      !isNegated &&
      before?.isNegated === false &&
      before.property.kind === 'holds' &&
      part.property.kind === 'holds'
    ) {
      const { ids, words: name } = part.property;
      const either = { kind: 'holds', ids: [...before.property.ids, ...ids], words: `${before.property.words}, ${name}` } as const;
      return [...found.slice(0, -1), { property: either, isNegated: false }];
    }
    return [...found, { property: part.property, isNegated }];
  }, []);
}

const isSame = (one: OwnProperty, other: OwnProperty): boolean =>
  one.kind === 'holds' && other.kind === 'holds'
    ? one.ids.join(' ') === other.ids.join(' ')
    : JSON.stringify(one) === JSON.stringify(other);

const JOINTS: ReadonlySet<string> = new Set(['and', 'or', 'nor', 'neither', 'but', 'yet', 'plus', '&']);
const HAS_VERB = /\b(?:are|is|have|has|contain\w*|high|low|rich|with|free|do|does)\b/;

type PartOfQuestion = { readonly words: readonly string[]; readonly joint: string | null };
function partsOf(words: readonly string[]): readonly PartOfQuestion[] {
  const parts: { words: string[]; joint: string | null }[] = [{ words: [], joint: null }];
  for (const word of words) {
    if (JOINTS.has(word)) parts.push({ words: [], joint: word });
    else parts.at(-1)?.words.push(word);
  }
  return parts.filter((part) => part.words.length > 0);
}
/** "Nuts", "gluten free", "vegan", "high in salt", "E250", "additives", "palm oil". */
function propertyIn(words: readonly string[]): OwnProperty | null {
  const text = words.join(' ');
  const additives = additivesIn(text);
  if (additives.length > 0) return { kind: 'additives', codes: additives };
  if (/\b(?:additives?|e numbers?|zusatzstoffe?|additifs?|additivi|aditivos?)\b/.test(text)) return { kind: 'any additive' };
  if (namesUltraProcessed(text)) return { kind: 'ultra-processed' };
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

const ULTRA_PROCESSED =
  /\b(?:nova ?(?:group ?)?4|ultra ?processed|upfs?|(?:hoch|ultra)verarbeitet\w*|ultra ?transforme\w*|ultra ?procesad\w*|ultra ?processat\w*|ultra ?processad\w*|ultrabewerkt\w*)\b/;

/** Whether words name what industry changed most, in seven languages. */
export const namesUltraProcessed = (text: string): boolean => ULTRA_PROCESSED.test(text);

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
