import { foldText, hashedPlace, letterRuns } from '../lib/index.ts';
import { ALARM_FOOD_WORDS } from './alarm-food-words.data.ts';
import { ALARM_WORDS } from './alarm-words.data.ts';
import {
  BLOODY_STOOL,
  BULGING_TIN,
  CHOKING_HAZARD,
  EATEN,
  FEVER,
  GUT,
  HOT_SPICES,
  NERVES,
  ODD_BREATH,
  THIRST,
  WHENEVER,
} from './event-words.data.ts';
import { DIABETES, SWEATS, TREMBLES } from './low-sugar.data.ts';

/** Letters next to each other that count. */
const MIN_RUN_LENGTH = 3;
const MAX_RUN_LENGTH = 5;
/** Longer messages are looked at up to here. */
const MAX_WORDS = 60;
/** What a body shows says more than letters do: such a sign fills several places. */
const PLACES_OF_A_SIGN = 8;
const PLACES_OF_A_PAIR = 12;

const SIGNS: readonly (readonly [name: string, sign: RegExp])[] = [
  ...Object.entries(ALARM_WORDS),
  ...Object.entries(ALARM_FOOD_WORDS),
  ['bloody', BLOODY_STOOL],
  ['tin', BULGING_TIN],
  ['hazard', CHOKING_HAZARD],
  ['eaten', EATEN],
  ['fever', FEVER],
  ['gut', GUT],
  ['hot', HOT_SPICES],
  ['nerves', NERVES],
  ['odd breath', ODD_BREATH],
  ['thirst', THIRST],
  ['whenever', WHENEVER],
  ['diabetes', DIABETES],
  ['sweats', SWEATS],
  ['trembles', TREMBLES],
];

/** A figure followed by a unit of food. */
const OF_FOOD =
  '(?! ?(?:g|gr|grams?|gramm|gramos|grammi|gramas|gram|kcal|cal|kalorien|calor\\w*|ml|cl|l|%|percent|prozent|euro?|eur|kg|€)\\b)';
/** What figures may stand for: a level of sugar that is low or high, a blood pressure, a temperature. */
const FIGURES: readonly (readonly [name: string, sign: RegExp])[] = [
  ['low in mmol', new RegExp(`(?<![\\d.,])[1-3][.,]\\d(?![\\d.,])${OF_FOOD}`, 'u')],
  ['low in mg', new RegExp(`(?<![\\d.,/])(?:[3-6]\\d)(?![\\d.,/])${OF_FOOD}`, 'u')],
  ['low in g', /(?<![\d.,])0[.,][3-6]\d?(?![\d])/u],
  ['high in mg', new RegExp(`(?<![\\d.,/])(?:2[5-9]\\d|[345]\\d\\d)(?![\\d.,/])${OF_FOOD}`, 'u')],
  ['high in mmol', new RegExp(`(?<![\\d.,/])(?:1[5-9]|2\\d|3[0-3])(?:[.,]\\d)?(?![\\d.,/])${OF_FOOD}`, 'u')],
  ['pressure figure', /(?<!\d)(?:1[89]|2[0-5])\d ?(?:\/|over|zu|auf|sur|por|con|su|op|a|-) ?1[0-4]\d(?!\d)(?! ?(?:kcal|cal|g|ml)\w*)/u],
  ['pressure in cm', /(?<!\d)(?:1[89]|2[0-5])(?:[.,]\d)? ?(?:\/|sur|por|con|su|a) ?1[0-4](?!\d)/u],
  ['top pressure', new RegExp(`(?<![\\d.,/])(?:1[89]\\d|2[0-5]\\d)(?![\\d.,])${OF_FOOD}`, 'u')],
  ['temperature', /(?<![\d.,/])(?:3[89]|4[01])(?:[.,]\d)?(?![\d/])(?! ?(?:kcal|g|ml|%|kg)\b)/u],
  ['blood unit', /\b(?:mg ?\/ ?dl|mmol|g\/l)\b/u],
];

/** What of the tables a message holds. */
export function signsIn(typed: string): readonly string[] {
  const folded = foldText(typed).replaceAll('’', "'");
  const text = folded
    .replace(/[^\p{L}\p{N}'%]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const named = SIGNS.flatMap(([name, sign]) => (sign.test(text) ? [name] : []));
  return [...named, ...FIGURES.flatMap(([name, sign]) => (sign.test(folded) ? [name] : []))];
}

/**
 * The places that a message fills, each once: runs of letters within words, words and pairs of words, what of the tables it holds, and
 * which of that stands together. Figures count by what they may stand for, and not by themselves.
 */
export function placesOfAlarm(typed: string, places: number): number[] {
  const filled = new Set<number>();
  const add = (text: string): unknown => filled.add(hashedPlace(text, places));
  const own = foldText(typed)
    .replaceAll('’', "'")
    .replace(/\d+/g, '0')
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()
    .split(' ')
    .slice(0, MAX_WORDS);
  for (const [at, word] of own.entries()) {
    for (const run of letterRuns(word, MIN_RUN_LENGTH, MAX_RUN_LENGTH)) add(`c${run}`);
    add(`w${word}`);
    if (at > 0) add(`b${own[at - 1] ?? ''} ${word}`);
  }
  const signs = signsIn(typed);
  for (const [at, sign] of signs.entries()) {
    for (let copy = 0; copy < PLACES_OF_A_SIGN; copy += 1) add(`s${copy} ${sign}`);
    for (const other of signs.slice(at + 1)) for (let copy = 0; copy < PLACES_OF_A_PAIR; copy += 1) add(`p${copy} ${sign} ${other}`);
  }
  if (own.length <= 3) add('short');
  return [...filled];
}
