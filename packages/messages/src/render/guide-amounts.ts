import type { Conversion } from '@labelwise/domain/guide';
import type { MessageId, Say } from '../index.ts';
import { amountText, type BlockOf, gramsText, nutrientWord } from './guide-words.ts';
import { shortNumber, withBrand } from './markdown.ts';

type Measured = Conversion['from'];

const SYMBOLS: Readonly<Partial<Record<Measured['unit'], string>>> = {
  kcal: 'kcal',
  kJ: 'kJ',
  g: 'g',
  mg: 'mg',
  ug: 'µg',
  kg: 'kg',
  ml: 'ml',
  cl: 'cl',
  dl: 'dl',
  l: 'l',
  oz: 'oz',
  lb: 'lb',
  celsius: '°C',
  fahrenheit: '°F',
};
const WORDS = {
  teaspoon: 'guide.unit_teaspoon',
  tablespoon: 'guide.unit_tablespoon',
  cube: 'guide.unit_cube',
  cup: 'guide.unit_cup',
  pint: 'guide.unit_pint',
  stone: 'guide.unit_stone',
} as const satisfies Readonly<Record<string, MessageId>>;
const hasWords = (unit: string): unit is keyof typeof WORDS => Object.hasOwn(WORDS, unit);
const THINGS = {
  salt: 'guide.thing_salt',
  sodium: 'guide.thing_sodium',
  sugar: 'guide.thing_sugar',
  carbs: 'guide.thing_carbs',
} as const satisfies Readonly<Record<string, MessageId>>;
const hasName = (thing: string): thing is keyof typeof THINGS => Object.hasOwn(THINGS, thing);
const RULES = {
  energy: 'guide.rule_energy',
  sodium: 'guide.rule_sodium',
  'salt spoon': 'guide.rule_salt_spoon',
  sugar: 'guide.rule_sugar',
  spoon: 'guide.rule_spoon',
  weight: 'guide.rule_weight',
  volume: 'guide.rule_volume',
  temperature: 'guide.rule_temperature',
  'vitamin D': 'guide.rule_vitamin_d',
  'bread units': 'guide.rule_bread_units',
  metric: null,
} as const satisfies Readonly<Record<Conversion['rule'], MessageId | null>>;

/** "2.5 g of salt = 1 g of sodium." */
export function conversionParagraphs(say: Say, { from, to, rule, isExact }: BlockOf<'conversion'>): readonly string[] {
  const [first = '', second] = to.map((one) => measuredText(say, one));
  const id = RULES[rule];
  const values = {
    from: measuredText(say, from),
    to: second === undefined ? first : say('guide.conversion_or', { first, second }),
    rule: id === null ? '' : say(id),
  };
  return [say(isExact ? 'guide.conversion' : 'guide.conversion_about', values).trim()];
}

/** An amount with its unit, as {@link conversionParagraphs} shows it. */
export function measuredText(say: Say, { value, unit, of }: Measured): string {
  const number = shortNumber(say, value);
  // Of carbohydrates the units of 10 g are called otherwise.
  if (unit === 'bread') return say(of === 'carbs' ? 'guide.unit_carbs' : 'guide.unit_bread', { value: number });
  const amount = amountOf(say, value, unit);
  return of !== null && hasName(of) ? say('guide.conversion_of', { amount, thing: say(THINGS[of]) }) : amount;
}

function amountOf(say: Say, value: number, unit: Measured['unit']): string {
  const number = shortNumber(say, value);
  if (hasWords(unit)) return say(WORDS[unit], { value: number, count: value === 1 ? 1 : 2 });
  if (unit === 'iu') return say('guide.unit_iu', { value: number });
  return unit === 'floz' ? say('guide.unit_floz', { value: number }) : `${number} ${SYMBOLS[unit] ?? unit}`;
}

/** "333 g of tofu have 40 g of protein." */
export function neededParagraphs(say: Say, { food, needed, name, amount, stated, per }: BlockOf<'amount needed'>): readonly string[] {
  return [
    say('guide.amount_needed', {
      needed: gramsText(say, needed, per),
      food: withBrand(food),
      amount: amountText(say, amount),
      nutrient: nutrientWord(say, name),
      stated: amountText(say, stated),
      per,
    }),
    say('guide.pieces_not_weighed'),
  ];
}
