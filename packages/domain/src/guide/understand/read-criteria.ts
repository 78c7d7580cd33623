import { KJ_PER_KCAL } from '../../lib/index.ts';
import { dietsNamedIn } from '../declared/diets.ts';
import type { Criterion } from '../facts.ts';
import { nutrimentOf } from '../figures.ts';
import { nutrientOf, nutrientsIn } from './concepts.ts';
import { COMPOUND_WORDS, HIGH_WORDS, LINKS, LOW_WORDS, WANTED } from './words.data.ts';
import { stem } from './words.ts';

const NO_ADDITIVES =
  /\b(?:without|no|zero|free of|free from|ohne|sans)(?: any| artificial)? (?:food )?(?:additives?|e numbers?|zusatzstoffe|additifs?)\b|\badditive free\b/;
/** How far before a nutrient its side may stand: "low in added sugar". */
const REACH = 4;

/** What the question asks to be plenty, little or suitable: "protein-rich, low-salt, vegan". */
export function criteriaIn(words: readonly string[]): Criterion[] {
  const diets = dietsNamedIn(words);
  const limits = limitsIn(words);
  const spans = [...diets.map(({ at, length }) => ({ from: at, end: at + length })), ...limits];
  const taken = new Set(spans.flatMap(({ from, end }) => Array.from({ length: end - from }, (_, index) => from + index)));
  const found = new Map<string, Criterion>([
    ...diets.map(({ diet }): [string, Criterion] => [diet, { kind: 'diet', diet }]),
    ...limits.map(({ limit }): [string, Criterion] => [`${limit.name} ${limit.side}`, limit]),
  ]);
  let last: 'high' | 'low' | null = null;
  for (const named of nutrientsIn(words)) {
    const { name, at } = named;
    if (taken.has(at)) continue;
    const side: 'high' | 'low' | null = sideOf(words, named) ?? (isJoined(words, at) ? last : null) ?? (WANTED.has(name) ? 'high' : null);
    if (side !== null) found.set(name, { kind: 'amount', name, side });
    last = side;
  }
  if (NO_ADDITIVES.test(words.join(' '))) found.set('additives', { kind: 'no additives' });
  for (const word of words) {
    const compound = Object.hasOwn(COMPOUND_WORDS, word) ? COMPOUND_WORDS[word] : undefined;
    if (compound !== undefined) found.set(compound.name, { kind: 'amount', ...compound });
  }
  // Where so much is asked, plenty is asked already.
  const limited = new Set(limits.map(({ limit }) => `${limit.name} ${limit.side === 'least' ? 'high' : 'low'}`));
  return [...found.values()].filter((one) => one.kind !== 'amount' || !limited.has(`${one.name} ${one.side}`));
}

function sideOf(words: readonly string[], { name, at, length }: { name: string; at: number; length: number }): 'high' | 'low' | null {
  const after = words[at + length];
  if (after === 'free') return 'low';
  if (after === 'rich' || after === 'packed' || after === 'boost') return 'high';
  for (let back = 1; back <= REACH; back++) {
    const word = words[at - back];
    if (word === undefined) return null;
    if (LOW_WORDS.has(word)) return 'low';
    // "The best chocolate" is not the one with most chocolate.
    if ((word === 'best' || word === 'good') && nutrimentOf(name) === null && !WANTED.has(name)) return null;
    if (HIGH_WORDS.has(word)) return isTurned(words, at - back) ? 'low' : 'high';
    if (!LINKS.has(word) && !/^\d/.test(word)) return null;
  }
  return null;
}

/** "not much", "not too much"; in "low fat, high protein" the low belongs to the fat. */
function isTurned(words: readonly string[], at: number): boolean {
  const [before, earlier] = [words[at - 1] ?? '', words[at - 2] ?? ''];
  return LOW_WORDS.has(before) || (LINKS.has(before) && LOW_WORDS.has(earlier));
}

/** "low in sugar and salt": the second shares the side of the first. */
function isJoined(words: readonly string[], at: number): boolean {
  return ['and', 'or', 'und', 'et', '&'].includes(stem(words[at - 1] ?? ''));
}

const AT_LEAST =
  /^(?:at least|atleast|minimum(?: of)?|min|more than|over|above|not less than|no less than|not under|mindestens|mehr als|uber|au moins|plus de|al menos|mas de|como minimo|almeno|piu di|greater than|higher than|mais de|mais do que|pelo menos|no minimo|meer dan|minstens|minimaal|ten minste|au minimum)(?= )/;
const AT_MOST =
  /^(?:at most|maximum(?: of)?|max|up to|no more than|not more than|less than|lower than|fewer than|under|below|not over|not above|hochstens|maximal|weniger als|unter|au plus|au maximum|moins de|como maximo|menos de|al massimo|meno di|menos do que|no maximo|ate|minder dan|hoogstens|maximaal|onder|bis zu|lower than)(?= )/;
const UNIT = /^(?:g|gr|grams?|gramm|grammes|gramos|grammi|mg|milligrams?|kcal|calories|calorie|cal|cals|kalorien|calorias|kj)$/;
const ENERGY = /^(?:kcal|calories|calorie|cal|cals|kalorien|calorias|kj)$/;
const SALT_PER_SODIUM = 2.5;
/** Words of a name. */
const MAX_NAME_LENGTH = 3;

type Limit = Extract<Criterion, { kind: 'limit' }>;
/** A limit, and the words that state it. */
type ReadLimit = { limit: Limit; from: number; end: number };

/** Numbers and their units as words of their own, "330ml" as "330 ml", and an amount that is written together: "lowfat", "highprotein". */
export function apart(text: string): string {
  return text.replace(JOINED_AMOUNT, '$1 $2').replace(/\b(\d+(?:\.\d+)?)(g|gr|mg|kcal|cal|ml|cl|l|kj)\b/g, '$1 $2');
}

const JOINED_AMOUNT =
  /\b(low|high|zero|no|less|more|reduced)(fat|sugars?|salt|sodium|carbs?|calories?|cals?|kcal|protein|fib(?:re|er)|caffeine)\b/g;

/** "At least 10 g fibre", "under 100 kcal", "protein over 20 g", "no more than 5 g of sugar": per 100 g or ml. */
function limitsIn(words: readonly string[]): ReadLimit[] {
  const found: ReadLimit[] = [];
  for (let at = 0; at < words.length; at++) {
    const one = limitAt(words, at);
    if (one === null) continue;
    found.push(one);
    at = one.end - 1;
  }
  return found;
}

function limitAt(words: readonly string[], from: number): ReadLimit | null {
  const ahead = words.slice(from).join(' ');
  const least = AT_LEAST.exec(ahead)?.[0];
  const comparison = least ?? AT_MOST.exec(ahead)?.[0];
  if (comparison === undefined) return null;
  let at = from + comparison.split(' ').length;
  const number = words[at] ?? '';
  if (!/^\d+(?:\.\d+)?$/.test(number)) return null;
  const unit = UNIT.test(words[at + 1] ?? '') ? (words[at + 1] ?? '') : null;
  at += unit === null ? 1 : 2;
  const named =
    unit !== null && ENERGY.test(unit)
      ? { name: 'Calories', word: 'energy', from, end: at }
      : (nutrientAt(words, at) ?? nutrientBefore(words, from, at) ?? onlyNutrient(words, unit, Number(number), { from, end: at }));
  if (named === null || nutrimentOf(named.name) === null) return null;
  const value = inTableUnit(Number(number), unit ?? 'g', named.word);
  return {
    limit: {
      kind: 'limit',
      name: named.name,
      side: least === undefined ? 'most' : 'least',
      value,
      text: `${number} ${unit === null && named.name === 'Calories' ? 'kcal' : unitText(unit)}`,
    },
    from: Math.min(from, named.from),
    end: named.end,
  };
}

type Named = { name: string; word: string; from: number; end: number };

function nutrientAt(words: readonly string[], place: number): Named | null {
  const at = ['of', 'de', 'di', 'added', 'total'].includes(words[place] ?? '') ? place + 1 : place;
  for (let length = MAX_NAME_LENGTH; length > 0; length--) {
    const run = words.slice(at, at + length).join(' ');
    const name = at + length > words.length ? null : nutrientOf(run);
    if (name !== null) return { name, word: run, from: at, end: at + length };
  }
  return null;
}

/** "Protein over 20 g", "with sugar at most 5 g". */
function nutrientBefore(words: readonly string[], from: number, end: number): Named | null {
  for (let length = MAX_NAME_LENGTH; length > 0; length--) {
    const start = from - length;
    const name = start < 0 ? null : nutrientOf(words.slice(start, from).join(' '));
    if (name !== null) return { name, word: words.slice(start, from).join(' '), from: start, end };
  }
  return null;
}

/** "High protein stuff, more than 15 g": of the only nutrient that a question names; "a snack under 200" is of energy. */
function onlyNutrient(words: readonly string[], unit: string | null, number: number, span: { from: number; end: number }): Named | null {
  const named = [...new Set(nutrientsIn(words).map(({ name }) => name))].filter((name) => nutrimentOf(name) !== null);
  const [only, ...others] = named;
  if (unit !== null) return only === undefined || others.length > 0 ? null : { name: only, word: only, ...span };
  const isEnergy = number >= MIN_KCAL && number <= MAX_KCAL && words.some((word) => OF_A_MEAL.test(word));
  return isEnergy ? { name: 'Calories', word: 'energy', ...span } : null;
}
/** A number without a unit of something to eat is of kcal between these. */
const MIN_KCAL = 50;
const MAX_KCAL = 1200;
const OF_A_MEAL = /^(?:snacks?|meals?|lunch(?:es)?|dinners?|breakfasts?|desserts?|treats?)$/;

function inTableUnit(amount: number, unit: string, word: string): number {
  if (unit === 'kj') return amount / KJ_PER_KCAL;
  const grams = /^(?:mg|milligrams?)$/.test(unit) ? amount / 1000 : amount;
  return word === 'sodium' || word === 'natrium' ? grams * SALT_PER_SODIUM : grams;
}

const unitText = (unit: string | null): string =>
  unit === null || unit.startsWith('gr') ? 'g' : unit.startsWith('milli') ? 'mg' : ENERGY.test(unit) && unit !== 'kj' ? 'kcal' : unit;

/** How much of a food is meant: in g or ml, or as what its pack calls a serving. */
export type AskedPortion =
  | { readonly kind: 'amount'; readonly amount: number }
  /** `millilitres`: of one, where a drink is asked for by what it comes in. */
  | { readonly kind: 'servings'; readonly count: number; readonly millilitres: number | null }
  /** Of the whole pack: "half a jar". */
  | { readonly kind: 'packs'; readonly count: number }
  | { readonly kind: 'handfuls'; readonly count: number };

const PORTION = /\b(\d+(?:\.\d+)?) (g|gr|grams?|gramm|grammes|ml|cl)\b(?! (?:of )?(?:protein|sugar|fat|salt|fibre|fiber|carbs?)\b)/;

const LITRES = /\b(?:(\d+(?:\.\d+)?|a|one|half a|half|quarter|a quarter of a) (?:l|litres?|liters?))\b/;
const SPOONS = /\b(?:(\d+|a|one|two|three|four|half a) )?(tablespoons?|tbsps?|teaspoons?|tsps?)\b/;
const SERVINGS =
  /\b(?:(\d{1,2}|a|an|one|two|three|four|five|six|half a|a whole|whole|per|each|every) )(?:whole )?(?:\S+ )?(?:servings?|portions?|bars?|cans?|bottles?|glass(?:es)?|pieces?|slices?|sachets?|pots?)\b|\b(?:in|of|from|does|has) (a whole|a|an|one|two|three|four) (?!day|week|row|bit|while|lot|year|month|meal|diet)/;
/** @source Regulation (EU) No 1169/2011 leaves spoons open; 15 and 5 ml are the metric measures of kitchens. */
const SPOON = { table: 15, tea: 5 } as const;
const DRINKS = /\b(?:cans?|glass(?:es)?|mugs?)\b/;
/** What drinks come in, in most of Europe, by the word without its last s or es. */
const MILLILITRES: Readonly<Record<string, number>> = { can: 330, glass: 200, glas: 200, mug: 250 };
const NUMBERS: Readonly<Record<string, number>> = {
  half: 0.5,
  'half a': 0.5,
  quarter: 0.25,
  'a quarter of a': 0.25,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
const numberOf = (text: string | undefined): number => (text === undefined ? 1 : (NUMBERS[text] ?? (Number(text) > 0 ? Number(text) : 1)));

/** The amount of a food that a question is about: "in 37 g of Nutella", "a can, 330 ml", "two spoons", "per bar". */
export function portionIn(text: string): AskedPortion | null {
  const [, number, unit] = PORTION.exec(text) ?? [];
  const grams = number === undefined ? 0 : Number(number) * (unit === 'cl' ? 10 : 1);
  if (grams > 0 && grams <= 5000) return grams === 100 ? null : { kind: 'amount', amount: grams };
  const litres = LITRES.exec(text);
  if (litres !== null) return { kind: 'amount', amount: 1000 * numberOf(litres[1]) };
  const spoons = SPOONS.exec(text);
  if (spoons !== null) return { kind: 'amount', amount: numberOf(spoons[1]) * (/^ta?b/.test(spoons[2] ?? '') ? SPOON.table : SPOON.tea) };
  const servings = SERVINGS.exec(text);
  const [drink] = DRINKS.exec(text) ?? [];
  const millilitres = drink === undefined ? null : (MILLILITRES[drink.replace(/e?s$/, '')] ?? null);
  return servings === null ? null : { kind: 'servings', count: numberOf(servings[1] ?? servings[2]), millilitres };
}

const FOR_MUSCLES =
  / (?:for|fur|pour|para|per|voor)(?: (?:my|the|building|die|den|meine|meinen|les|mes|la|los|mis|i|gli|il|os|as|meus|de|mijn|prendre du|ganar|aumentare|ganhar))*(?: (?:muscles?|muscle (?:growth|gain|mass)|gains|bulking|muskeln|muskelaufbau|musculation|musculos?|masa muscular|massa muscular|massa muscolare|muscoli|spieren|spiergroei|spiermassa))(?= |$)/;
const WEIGHS_TWO = / (?:or|vs|oder|ou|o|of) /i;

/** "Which is better for muscles, X or Y?" asks which has more protein. @param typed folded */
export function weighedForMuscles(typed: string): string {
  return WEIGHS_TWO.test(typed) ? typed.replace(FOR_MUSCLES, ' more protein ') : typed;
}
