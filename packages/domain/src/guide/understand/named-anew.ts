import { definitionOf, isDiet } from '../../diets/index.ts';
import { dietsOfWord } from '../declared/named-foods.ts';
import { nutrimentOf } from '../figures.ts';
import type { Intent } from '../intents/intent.ts';
import { nutrientOf } from './concepts.ts';
import { BEGINS_ON, OF_A_PRODUCT, SHORT } from './follow-up-kinds.ts';
import { isFoodName } from './mention-words.ts';
import type { Understanding } from './understanding.ts';

/** Words before what is named, in the words of the tables. */
const LEAD =
  /^(?:(?:and|but|or|so|ok|then|also|now|what about|how about|with|is|are) )*(?:(?:the|a|an|some|any|of|l'|le|la|les|el|los|las|il|lo|i|gli|o|os|as|der|die|das|den|ein|eine|een|de|het|un|une|una|um|uma) )*/;
const TAIL = /(?: (?:too|also|then|ok|okay|please|now))+$/;
/** Words of a food that is only named. */
const MAX_NAMED = 4;
/** Of these another food is asked what was asked of the one before. */
const SAME_OF_ANOTHER: ReadonlySet<Intent['kind']> = new Set(['verdict', 'amount', 'why', 'swap']);
const MAY_NAME: ReadonlySet<Intent['kind']> = new Set(['find', 'general', 'term', 'unclear', 'verdict', 'amount', 'contains']);

/**
 * "And turkey ham?" after a question about a product asks the same of that food, although it names a kind of food; "and Kinder Bueno?" after
 * foods were looked for asks about that product.
 *
 * @param isBound something that binds was declared before: then "almonds?" is a further food, and not what the one before may hold
 */
export function namedAnew(before: Understanding, present: Understanding, question: string, isBound: boolean): Understanding | null {
  const { intent, normalizedText, barcodes, criteria, instead, diets } = present;
  // "Nutella" alone, after the sugar in Twix.
  const [name, ...further] = present.mentions;
  const isName = intent.kind === 'verdict' && name === normalizedText && further.length === 0 && instead === null;
  if (isName && (before.intent.kind === 'amount' || before.intent.kind === 'contains')) return asked(before, name, normalizedText);
  const isFurther = isBound && before.intent.kind === 'verdict' && MAY_NAME.has(intent.kind) && onlyFoods(normalizedText) !== null;
  if (!(BEGINS_ON.test(question) || isFurther) || normalizedText.split(' ').length > SHORT || barcodes.length > 0 || instead !== null)
    return null;
  if (diets.length > 0 && !isFurther) return null;
  const isSearch = before.intent.kind === 'find' || before.intent.kind === 'plan';
  if (isSearch) {
    const [only, ...others] = present.mentions;
    const isName = only !== undefined && others.length === 0 && !present.doubtful.includes(only) && normalizedText.endsWith(only);
    return isName && (intent.kind === 'verdict' || intent.kind === 'unclear') ? { ...present, intent: { kind: 'verdict' } } : null;
  }
  if (!OF_A_PRODUCT.has(before.intent.kind) || !SAME_OF_ANOTHER.has(before.intent.kind)) return null;
  if (isFurther) return asked(before, onlyFoods(normalizedText) ?? '', normalizedText);
  // "And salt?" asks how much of it is in there.
  if (present.nutrients.some((name) => nutrimentOf(name) !== null)) return null;
  if (!MAY_NAME.has(intent.kind) || present.mentions.length > 0 || criteria.length + present.selected.goals.length > 0) return null;
  const named = onlyFoods(normalizedText);
  // "And nuts?" asks whether they are in there.
  if (named === null || (!named.includes(' ') && asksOfAllergen(named))) return null;
  return asked(before, named, normalizedText);
}

/** The same of another food. */
function asked(before: Understanding, named: string, normalizedText: string): Understanding {
  return { ...before, mentions: [named], names: [named], doubtful: [], barcodes: [], refersBack: false, general: null, normalizedText };
}

/** The food that a message names and nothing else; `null` where it says more. */
function onlyFoods(text: string): string | null {
  const named = text.replace(LEAD, '').replace(TAIL, '').trim();
  const words = named.split(' ');
  const areFoods = words.every((word) => (isFoodName(word) && nutrientOf(word) === null) || /^(?:of|de|di|with)$/.test(word));
  return named === '' || words.length > MAX_NAMED || !areFoods ? null : named;
}

function asksOfAllergen(word: string): boolean {
  return (dietsOfWord(word) ?? []).some(isOfAllergen);
}

/** Whether a diet leaves out an allergen that the law names. */
export function isOfAllergen(id: string): boolean {
  const rule = isDiet(id) ? definitionOf(id).rule : null;
  return rule?.kind === 'free-from' && rule.isNamedByLaw;
}
