import { foldText, KJ_PER_KCAL } from '../../lib/index.ts';
import { isPlainWord } from '../intents/plain-words.ts';
import { FILLERS } from '../knowledge/fillers.data.ts';
import { TERM_LANGUAGES } from '../knowledge/terms.data.ts';
import { THING_WORDS, type Thing, UNIT_PHRASES, UNIT_WORDS, type Unit } from './units.data.ts';

/** An amount in a unit, of something where that matters. */
export type Measured = { readonly value: number; readonly unit: Unit; readonly of: Thing | null };
/** By what an amount is turned into another. */
export const CONVERSION_RULES = [
  'energy',
  'sodium',
  'salt spoon',
  'sugar',
  'spoon',
  'weight',
  'volume',
  'temperature',
  'vitamin D',
  'bread units',
  'metric',
] as const;
export type ConversionRule = (typeof CONVERSION_RULES)[number];
/** `isExact`: no measure of a household is in it. */
export type Conversion = {
  readonly from: Measured;
  readonly to: readonly Measured[];
  readonly rule: ConversionRule;
  readonly isExact: boolean;
};

/** Salt is sodium times 2.5. @source Regulation (EU) 1169/2011, annex I */
const SALT_PER_SODIUM = 2.5;
/** g of a level teaspoon of 5 ml. @source NHS, salt in your diet (6 g about a teaspoon); NHS, sugar (4 g a teaspoon, cubes) */
const SALT_TEASPOON = 6;
const SUGAR_TEASPOON = 4;
/** g. @source German Sugar Association: cubes of 3 g */
export const SUGAR_CUBE = 3;
/** g of carbohydrates. @source DDG: a bread unit (BE) 10 to 12 g, a carbohydrate unit (KE) 10 g */
const BREAD_UNIT = 12;
const CARB_UNIT = 10;
/** 1 µg of vitamin D. @source EFSA 2016 */
const IU_PER_UG = 40;
/** What one is in g. @source International yard and pound agreement, 1959 */
export const GRAMS: Readonly<Partial<Record<Unit, number>>> = {
  ug: 0.000_001,
  mg: 0.001,
  g: 1,
  kg: 1000,
  oz: 28.349_5,
  lb: 453.592,
  stone: 6350.29,
};
/** What one is in ml: metric spoons, the cup of US labels, the pint of the UK, the fluid ounce of the US. @source 21 CFR 101.9; Units of Measurement Regulations 1995 */
export const MILLILITRES: Readonly<Partial<Record<Unit, number>>> = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  teaspoon: 5,
  tablespoon: 15,
  cup: 240,
  pint: 568.261,
  floz: 29.573_5,
};
const HOUSEHOLD: ReadonlySet<Unit> = new Set(['teaspoon', 'tablespoon', 'cube', 'cup', 'pint', 'floz', 'bread']);

export const UNIT_OF: ReadonlyMap<string, Unit> = mapOf(UNIT_WORDS);
const THING_OF: ReadonlyMap<string, Thing> = mapOf(THING_WORDS);

function mapOf<Id extends string>(table: Readonly<Record<Id, string>>): ReadonlyMap<string, Id> {
  const isId = (id: string): id is Id => Object.hasOwn(table, id);
  return new Map(
    Object.keys(table)
      .filter(isId)
      .flatMap((id) => table[id].split(' ').map((word): [string, Id] => [word, id])),
  );
}

const ASKING: ReadonlySet<string> = new Set([
  ...TERM_LANGUAGES.flatMap((language) => FILLERS[language].split(' ')),
  ...(
    'convert conversion converted equal equals into make makes made in to as is are how many much what umrechnen umgerechnet rechne sind macht ergibt ' +
    'convertir convertis font fait combien convierte pasar convertire converti sono fanno corrispondono equivale equivalen equivalem converter sao omrekenen zijn hoeveel ' +
    'a an one of de di d und and pls please there level whole un una uno een ein eine grad degrees degree grados gradi graus graden'
  ).split(' '),
]);

/**
 * The amount that a text asks to be turned into another unit, worked out; `null` where it asks for nothing of the kind, or of a food.
 *
 * @param typed as it was typed
 */
export function conversionIn(typed: string): Conversion | null {
  const words = wordsOf(typed);
  const from = words.findIndex((word, at) => /^\d+(?:\.\d+)?$/.test(word) && UNIT_OF.has(words[at + 1] ?? ''));
  const unit = UNIT_OF.get(words[from + 1] ?? '');
  if (from < 0 || unit === undefined) return null;
  const rest = words.filter((_, at) => at !== from && at !== from + 1);
  const isKnown = (word: string) =>
    UNIT_OF.has(word) || THING_OF.has(word) || ASKING.has(word) || TERM_LANGUAGES.some((one) => isPlainWord(word, one));
  if (!rest.every(isKnown)) return null;
  // "How much sodium is in 2.5 g of salt": what stands behind the amount is what it is of.
  const things = [...new Set([...words.slice(from + 2), ...words.slice(0, from)].flatMap((word) => THING_OF.get(word) ?? []))];
  const asked = [...new Set(rest.flatMap((word) => UNIT_OF.get(word) ?? []))].filter((one) => one !== unit && !SHORT.has(one));
  const short = [...new Set(rest.flatMap((word) => UNIT_OF.get(word) ?? []))].filter((one) => one !== unit && SHORT.has(one));
  return worked({ value: Number(words[from]), unit, of: null }, asked.length > 0 ? asked : short, things);
}
/** Letters that are words of their own as well. */
const SHORT: ReadonlySet<Unit> = new Set(['g', 'l', 'celsius', 'fahrenheit', 'bread', 'iu']);

/** "One stone is how many kilos". */
const ONE_OF = new RegExp(
  `\\b(?:one|a|an|ein|eine|une?|una|uno|um|uma|een) (?=(?:${Object.values(UNIT_WORDS)
    .flatMap((words) => words.split(' '))
    .filter((word) => word.length > 2)
    .join('|')})\\b)`,
);

function wordsOf(typed: string): string[] {
  const folded = UNIT_PHRASES.reduce((text, [form, word]) => text.replace(form, ` ${word} `), foldText(typed));
  const counted = /\d/.test(folded) ? folded : folded.replace(ONE_OF, '1 ');
  return counted
    .replace(/(\d)[ .](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(\d)([a-z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}._]+/u)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '');
}

function worked(from: Measured, asked: readonly Unit[], things: readonly Thing[]): Conversion | null {
  const [to] = asked;
  const has = (thing: Thing) => things.includes(thing);
  if (from.unit === 'kJ' || (from.unit === 'kcal' && to === 'kJ'))
    return from.unit === 'kJ'
      ? exactly(from, 'kcal', from.value / KJ_PER_KCAL, 'energy')
      : exactly(from, 'kJ', from.value * KJ_PER_KCAL, 'energy');
  const grams = GRAMS[from.unit];
  if (has('salt') && has('sodium') && grams !== undefined) return saltAndSodium(from, things);
  const thing = things.find((one) => one === 'salt' || one === 'sugar') ?? null;
  const spoon = thing === 'salt' ? SALT_TEASPOON : SUGAR_TEASPOON;
  if (thing !== null && grams !== undefined && (to === 'teaspoon' || to === 'tablespoon' || to === 'cube'))
    return inSpoons({ ...from, of: thing }, from.value * grams, spoon);
  if (thing !== null && (from.unit === 'teaspoon' || from.unit === 'tablespoon'))
    return about(
      { ...from, of: thing },
      [{ value: from.value * spoon * (from.unit === 'tablespoon' ? 3 : 1), unit: 'g', of: null }],
      thing === 'salt' ? 'salt spoon' : 'sugar',
    );
  if (from.unit === 'cube') return about({ ...from, of: 'sugar' }, [{ value: from.value * SUGAR_CUBE, unit: 'g', of: null }], 'sugar');
  if (has('carbs') && grams !== undefined && to === 'bread')
    return about(
      { ...from, of: 'carbs' },
      [
        { value: (from.value * grams) / BREAD_UNIT, unit: 'bread', of: null },
        { value: (from.value * grams) / CARB_UNIT, unit: 'bread', of: 'carbs' },
      ],
      'bread units',
    );
  if (from.unit === 'bread') return about(from, [{ value: from.value * BREAD_UNIT, unit: 'g', of: 'carbs' }], 'bread units');
  if (from.unit === 'celsius' || from.unit === 'fahrenheit')
    return from.unit === 'celsius'
      ? exactly(from, 'fahrenheit', from.value * 1.8 + 32, 'temperature')
      : exactly(from, 'celsius', (from.value - 32) / 1.8, 'temperature');
  if (has('vitamin') && (from.unit === 'iu' || from.unit === 'ug') && to !== from.unit)
    return from.unit === 'iu'
      ? exactly(from, 'ug', from.value / IU_PER_UG, 'vitamin D')
      : exactly(from, 'iu', from.value * IU_PER_UG, 'vitamin D');
  return thing === null ? byTable(from, to) : null;
}

function saltAndSodium(from: Measured, things: readonly Thing[]): Conversion {
  const isOfSalt = things[0] === 'salt';
  const value = isOfSalt ? from.value / SALT_PER_SODIUM : from.value * SALT_PER_SODIUM;
  const of = isOfSalt ? 'sodium' : 'salt';
  return { from: { ...from, of: isOfSalt ? 'salt' : 'sodium' }, to: [{ value, unit: from.unit, of }], rule: 'sodium', isExact: true };
}

function inSpoons(from: Measured, grams: number, spoon: number): Conversion {
  const spoons: Measured = { value: grams / spoon, unit: 'teaspoon', of: null };
  return from.of === 'sugar'
    ? about(from, [{ value: grams / SUGAR_CUBE, unit: 'cube', of: null }, spoons], 'sugar')
    : about(from, [spoons], 'salt spoon');
}

/** Weights among each other, and volumes. */
function byTable(from: Measured, to: Unit | undefined): Conversion | null {
  const [weight, volume] = [GRAMS[from.unit], MILLILITRES[from.unit]];
  if (weight !== undefined) {
    const other = to ?? (METRIC.has(from.unit) ? undefined : from.unit === 'stone' ? 'kg' : 'g');
    const one = other === undefined ? undefined : GRAMS[other];
    if (other === undefined || one === undefined) return null;
    const isMetric = METRIC.has(from.unit) && METRIC.has(other);
    return exactly(from, other, (from.value * weight) / one, isMetric ? 'metric' : 'weight');
  }
  if (volume === undefined) return null;
  const other = to ?? (METRIC.has(from.unit) ? undefined : 'ml');
  const one = other === undefined ? undefined : MILLILITRES[other];
  if (other === undefined || one === undefined) return null;
  const isMetric = METRIC.has(from.unit) && METRIC.has(other);
  const isSpoon = [from.unit, other].some((unit) => unit === 'teaspoon' || unit === 'tablespoon');
  const value = (from.value * volume) / one;
  return isMetric ? exactly(from, other, value, 'metric') : about(from, [{ value, unit: other, of: null }], isSpoon ? 'spoon' : 'volume');
}
const METRIC: ReadonlySet<Unit> = new Set(['ug', 'mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l']);

const exactly = (from: Measured, unit: Unit, value: number, rule: ConversionRule): Conversion => ({
  from,
  to: [{ value, unit, of: null }],
  rule,
  isExact: !HOUSEHOLD.has(unit),
});
const about = (from: Measured, to: readonly Measured[], rule: ConversionRule): Conversion => ({ from, to, rule, isExact: false });
