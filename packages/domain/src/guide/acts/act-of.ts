import { placesOf } from '../intents/classifier.ts';
import { asksHowMuchToDrink } from '../intents/to-drink.ts';
import { kindsIn } from '../knowledge/kinds.ts';
import { fragmentIn } from '../understand/fragment.ts';
import { languageAsked } from '../understand/question-words.ts';
import { understand } from '../understand/understand.ts';
import { ACT_CLASSES, ACT_LEVELS, ACT_PLACES, ACT_SCALES, ACT_WEIGHTS } from './acts.data.ts';

/**
 * What a few words do that stand behind an answer and ask for nothing by themselves: doubt it, ask where it comes from or why, go back to
 * what was asked first, ask to hear it again in short, how often or only a little of it, which of those spoken of, what in its place, the
 * same of the others; say how the food is made safe (heated, frozen, pasteurised, ground) or that it smells fine, ask from when on, what it
 * is made of, or whether it was understood rightly; and close.
 */
export type Act = Exclude<(typeof ACT_CLASSES)[number], 'none'>;

/** A longer message asks for itself; who doubts gives reasons. */
const MAX_WORDS = 8;
const MAX_OF_DOUBT = 14;
/** Of these a message may name a food: it says in what, or of which ("on pizza", "so no salami, right"). */
const MAY_NAME: ReadonlySet<string> = new Set<Act>(['heated', 'frozen', 'pasteurised', 'ground', 'smells', 'confirm']);
const MAX_OF_NAMING = 12;
/** From these shares on. */
const SURE = 0.55;
const SURE_OF_MORE_WORDS = 0.8;
/** From this share on a word that may be the name of something ("perche", "drink") is none. */
const CERTAIN = 0.85;

const LONGEST_YES = 4;
/** "Mais" joins, and is no maize. */
const JOINS = /^\W*(?:(?:and|but|ok|so|und|aber|et|mais|bah|ben|y|pero|e|ma|mas|en|maar)\s+)+/i;

const DENIES_AT_END = /(?:n['’]?t|not|nicht|pas|non|no|não|nao|niet|without|ohne|sans|sin|senza|sem|zonder)\W*$/i;

let table: readonly Int8Array[] | null = null;

function weights(): readonly Int8Array[] {
  table ??= ACT_WEIGHTS.map((line) => {
    const half = (ACT_LEVELS.length - 1) / 2;
    return Int8Array.from(line, (letter) => ACT_LEVELS.indexOf(letter) - half);
  });
  return table;
}

function likeliest(message: string): { readonly act: (typeof ACT_CLASSES)[number]; readonly share: number } {
  const places = placesOf({ typed: message.toLowerCase(), words: [], features: [] }, ACT_PLACES);
  const norm = 1 / Math.sqrt(places.length);
  const sums = weights().map((line, at) => (ACT_SCALES[at] ?? 0) * norm * places.reduce((sum, place) => sum + (line[place] ?? 0), 0));
  const most = Math.max(...sums);
  const raised = sums.map((one) => Math.exp(one - most));
  const total = raised.reduce((sum, one) => sum + one, 0);
  const at = sums.indexOf(most);
  return { act: ACT_CLASSES[at] ?? 'none', share: 1 / total };
}

/** The act that a message does and nothing else; `null` where it asks or tells something by itself. */
export function actOf(message: string): Act | null {
  const count = message.trim().split(/\s+/).length;
  if (count > MAX_OF_DOUBT || asksHowMuchToDrink(message)) return null;
  const { act, share } = likeliest(message);
  if (act === 'none' || share < SURE) return null;
  if (count > MAX_WORDS && share < SURE_OF_MORE_WORDS) return null;
  if (count > (act === 'sure' ? MAX_OF_DOUBT : MAY_NAME.has(act) ? MAX_OF_NAMING : MAX_WORDS)) return null;
  // "And which don't?" asks for those of a set that were left, and ranks nothing.
  if (act === 'which' && DENIES_AT_END.test(message)) return null;
  // "Nein", "oui": an answer, and no word for hearing it again.
  if (act === 'again' && message.replaceAll(/\P{L}/gu, '').length <= LONGEST_YES) return null;
  if (MAY_NAME.has(act)) return namesMore(message, act) ? null : act;
  return hasOwnContent(message.replace(JOINS, ''), share >= CERTAIN) ? null : act;
}

/** Names beside a food what is asked of it; "so no cheese" leaves none out. */
function namesMore(message: string, act: Act): boolean {
  const { nutrients, diets, additives, barcodes, portion } = understand(message);
  const named = nutrients.length + additives.length + barcodes.length + (act === 'confirm' ? 0 : diets.length);
  return named > 0 || portion?.kind === 'amount';
}

/** Names a food, a nutrient, a diet or a kind of food: that changes what is asked. */
function hasOwnContent(message: string, isCertain: boolean): boolean {
  const { nutrients, diets, shelves, additives, barcodes, criteria, selected, normalizedText, portion } = understand(message);
  const named = nutrients.length + diets.length + additives.length + barcodes.length + criteria.length;
  const fragment = fragmentIn(normalizedText);
  const wanted =
    fragment === null || isCertain ? 0 : fragment.wanted.length + fragment.denied.length + fragment.kinds.length + fragment.unstated.length;
  const isOfAmount = portion !== null && portion.kind === 'amount';
  return (
    named + wanted + (isCertain ? 0 : shelves.length) + selected.goals.length + selected.conditions.length > 0 ||
    isOfAmount ||
    kindsIn(message, languageAsked(message)).length > 0
  );
}
