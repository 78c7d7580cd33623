import type { Portion } from '@labelwise/domain/portion';
import type { SentenceData, SentenceLevel } from '@labelwise/domain/sentence';
import type { Occasion } from '@labelwise/domain/shelf';
import type { Say } from '../index.ts';
import { alertWords } from './alerts.ts';
import { additiveName } from './terms.ts';

/** The one sentence of a food. */
export function sentenceText(say: Say, data: SentenceData): string {
  switch (data.kind) {
    case 'conflict': {
      const { title, detail } = alertWords(say, data.alert);
      return detail === '' ? say('sentences.conflict_alone', { title }) : say('sentences.conflict', { title, detail });
    }
    case 'sugar':
      return say(SUGAR[data.level], { measure: spoonsText(say, data.portion, data.spoons) });
    case 'day':
      return say(DAY[data.nutriment][data.level], { measure: partText(say, data.portion, data.percent) });
    case 'energy':
      return say('sentences.energy', { slices: data.slices });
    case 'additive':
      return say('sentences.additive', { name: additiveName(say, data.code, inSentence(data.name)), code: data.code.toUpperCase() });
    case 'everyday':
      return say(data.strength === null ? 'sentences.everyday' : STRENGTHS[data.strength]);
    default:
      return say(PLAIN[data.kind]);
  }
}

/** A name of an additive inside a sentence: "sodium nitrite", but "DHA". */
function inSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** When a food is taken in the place of another. */
export function occasionText(say: Say, occasion: Occasion): string {
  return say(`sentences.instead_${occasion}`);
}

const SUGAR = {
  'very high': 'sentences.sugar_very_high',
  high: 'sentences.sugar_high',
  some: 'sentences.sugar_some',
} as const satisfies Readonly<Record<SentenceLevel, string>>;
const DAY = {
  saturatedFat: { 'very high': 'sentences.fat_very_high', high: 'sentences.fat_high', some: 'sentences.fat_some' },
  salt: { 'very high': 'sentences.salt_very_high', high: 'sentences.salt_high', some: 'sentences.salt_some' },
  sugars: { 'very high': 'sentences.own_sugar_very_high', high: 'sentences.own_sugar_high', some: 'sentences.own_sugar_some' },
} as const satisfies Readonly<Record<string, Readonly<Record<SentenceLevel, string>>>>;
const STRENGTHS = { fiber: 'sentences.everyday_fiber', protein: 'sentences.everyday_protein', plain: 'sentences.everyday_plain' } as const;
const PLAIN = {
  'no data': 'sentences.no_data',
  alcohol: 'sentences.alcohol',
  sweeteners: 'sentences.sweeteners',
  processed: 'sentences.processed',
  'little things': 'sentences.little_things',
  ordinary: 'sentences.ordinary',
  'no figures': 'sentences.no_figures',
} as const;

/** Spoons of a day, as they are drawn. */
const SPOONS_A_DAY = 10;

function spoonsText(say: Say, portion: Portion, spoons: number): string {
  const values = { portion: portionText(say, portion), spoons };
  if (spoons < 1) return say('sentences.spoon_less', { portion: values.portion });
  if (spoons === SPOONS_A_DAY) return say('sentences.spoons_all', { portion: values.portion });
  return say(spoons > SPOONS_A_DAY ? 'sentences.spoons_above' : 'sentences.spoons', values);
}

/** From this percent of a day on a part has this name. */
const PARTS = [
  [98, 'sentences.part_all'],
  [85, 'sentences.part_nearly_all'],
  [71, 'sentences.part_three_quarters'],
  [58, 'sentences.part_two_thirds'],
  [42, 'sentences.part_half'],
  [30, 'sentences.part_third'],
  [23, 'sentences.part_quarter'],
  [15, 'sentences.part_fifth'],
  [8, 'sentences.part_tenth'],
  [0, 'sentences.part_little'],
] as const;
const ABOVE_DAY = 105;

function partText(say: Say, portion: Portion, percent: number): string {
  if (percent >= ABOVE_DAY) return say('sentences.above_day', { portion: portionText(say, portion) });
  const [, part] = PARTS.find(([from]) => percent >= from) ?? PARTS[PARTS.length - 1] ?? [0, 'sentences.part_little' as const];
  return say('sentences.of_day', { portion: portionText(say, portion), part: say(part) });
}

function portionText(say: Say, { kind, unit }: Portion): string {
  if (kind === '100') return say(unit === 'g' ? 'sentences.hundred_g' : 'sentences.hundred_ml');
  return say(kind === 'can' ? 'sentences.a_can' : 'sentences.a_serving');
}
