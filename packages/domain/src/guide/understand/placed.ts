import type { Intent } from '../intents/intent.ts';
import { PLACE_OF } from './choice.data.ts';
import type { Understanding } from './understanding.ts';

/** "The second: how much protein": the place of a food in an answer, beside what is asked of it; of ingredients or days it counts others. */
const PLACE =
  /\bthe (?<place>first|second|third|fourth|fifth|1st|2nd|3rd|last)\b(?! (?:ingredient|ingredients|serving|portion|time|day|days|week|month|year|meal|thing|question|answer|scan|product i))/;
/** Of these a nutrient that is named is asked of that food. */
const OF_NO_FOOD: ReadonlySet<Intent['kind']> = new Set([
  'general',
  'term',
  'unclear',
  'find',
  'ranking',
  'amount',
  'verdict',
  'out of scope',
  'why',
]);
const OF_THAT_FOOD: ReadonlySet<Intent['kind']> = new Set(['contains', 'ingredients', 'why', 'amount', 'verdict']);
/** "How much has the second?" */
const ASKS_AMOUNT = /\bhow (?:much|many)\b/;

/**
 * What a message asks of a food by its place in an answer; `null` where it counts no food that was answered with.
 *
 * @param answers products of the answers before, the newest first
 */
export function placed(
  before: Understanding | undefined,
  present: Understanding,
  answers: readonly (readonly string[])[],
): Understanding | null {
  const { normalizedText, barcodes, portion } = present;
  const word = PLACE.exec(normalizedText)?.groups?.['place'];
  if (word === undefined || barcodes.length > 0) return null;
  const place = word === 'last' ? -1 : (PLACE_OF.get(word) ?? 0);
  const code = answers.find((codes) => codes.length > Math.max(place, 1))?.at(place);
  if (code === undefined) return null;
  const about = { ...present, mentions: [], names: [], doubtful: [], barcodes: [code], refersBack: false, general: null, instead: null };
  const asked = present.nutrients.length > 0 ? present.nutrients : ASKS_AMOUNT.test(normalizedText) ? nutrientsOf(before) : [];
  if (asked.length > 0 && OF_NO_FOOD.has(present.intent.kind))
    return { ...about, nutrients: asked, intent: { kind: 'amount', nutrients: asked, portion } };
  if (OF_THAT_FOOD.has(present.intent.kind)) return about;
  // "Le deuxième contient quoi", "what is with the second": what is in it, or how it does.
  if (present.intent.kind !== 'unclear' || normalizedText.split(' ').length > MAX_WORDS) return null;
  return { ...about, intent: HOLDS_WHAT.test(normalizedText) ? { kind: 'ingredients' } : { kind: 'verdict' } };
}

/** A longer message asks for itself. */
const MAX_WORDS = 7;
const HOLDS_WHAT = /\b(?:contains? what|what (?:is |does |do )?(?:in|contains?)|ingredients?|made of)\b/;

/** What was asked for before, by amount. */
function nutrientsOf(before: Understanding | undefined): readonly string[] {
  if (before === undefined) return [];
  const { intent, criteria } = before;
  if (intent.kind === 'ranking' && intent.nutrient !== null) return [intent.nutrient];
  if (intent.kind === 'amount') return intent.nutrients;
  return criteria.flatMap((one) => (one.kind === 'amount' || one.kind === 'limit' ? [one.name] : []));
}
