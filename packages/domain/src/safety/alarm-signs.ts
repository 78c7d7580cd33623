import { foldText, hashedPlace, letterRuns } from '../lib/index.ts';
import { conceptsIn } from './alarm-concepts.ts';
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
import { DIABETES, INSULIN_WITHOUT_MEAL, SWEATS, TREMBLES } from './low-sugar.data.ts';

/** Letters next to each other that count. */
const MIN_RUN_LENGTH = 3;
const MAX_RUN_LENGTH = 5;
/** Longer messages are looked at up to here. */
const MAX_WORDS = 60;
/** What a body shows, and what is spoken of, says more than letters do; two of them together say what neither does alone. */
const VALUE_OF_A_SIGN = 3;
const VALUE_OF_A_PAIR = 1.5;

/** A place that a message fills, and how much it counts. */
export type AlarmSign = { readonly place: number; readonly value: number };

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
  ['insulin without a meal', INSULIN_WITHOUT_MEAL],
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
  ['laughs', /[😂🤣😅😆😜]|(?<!\p{L})(?:lol|lmao|rofl|h[aie](?:h[aie])+h?|j[aei](?:j[aei])+|ahah\w*|kkk+|mdr|ptdr|rsrs*)(?!\p{L})/u],
  [
    'weeks',
    /(?<![\d.,])(?:[4-9]|[123]\d|4[0-2])\+?\d? ?\.? ?(?:weeks?|wks?|wkn|weken|ssw|woche|sa|semaines|semanas|sem|settimane)(?!\p{L})(?! (?:old|ago|alt|oud))/u,
  ],
  [
    'years ago',
    /(?<![\p{L}\d])(?:(?:\d+|two|three|five|ten|many) (?:years?|yrs?) (?:ago|back)|vor (?:\S+ )?jahren|il y a (?:\S+ )?ans|hace (?:\S+ )?anos|(?:\S+ )?anni fa|ha (?:\S+ )anos|anos atras|jaar (?:geleden|terug)|(?:in|en|nel|em|since|seit|desde|depuis|dal|sinds|early|anno) (?:19\d\d|20[01]\d|202[0-4]))(?![\p{L}\d])/u,
  ],
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
 * The places that a message fills, each once, scaled so that long and short messages weigh the same: runs of letters within words, words
 * and
 * pairs of words, what of the tables and which concepts it holds, and which of those stand together. Figures count by what they may stand
 * for, and not by themselves.
 */
export function placesOfAlarm(typed: string, places: number): readonly AlarmSign[] {
  const values = new Map<number, number>();
  const add = (text: string, value: number): void => {
    const place = hashedPlace(text, places);
    values.set(place, (values.get(place) ?? 0) + value);
  };
  const own = foldText(typed)
    .replaceAll('’', "'")
    .replace(/\d+/g, '0')
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()
    .split(' ')
    .slice(0, MAX_WORDS);
  const letters = new Set(own.flatMap((word) => letterRuns(word, MIN_RUN_LENGTH, MAX_RUN_LENGTH)));
  for (const run of letters) add(`c${run}`, 1);
  for (const word of new Set(own)) add(`w${word}`, 1);
  for (const pair of new Set(own.slice(1).map((word, at) => `${own[at] ?? ''} ${word}`))) add(`b${pair}`, 1);
  const signs = [...signsIn(typed), ...conceptsIn(typed).map((concept) => `~${concept}`)].toSorted();
  for (const [at, sign] of signs.entries()) {
    add(`s${sign}`, VALUE_OF_A_SIGN);
    for (const other of signs.slice(at + 1)) add(`p${sign} ${other}`, VALUE_OF_A_PAIR);
  }
  add(' ', 1);
  const length = Math.sqrt([...values.values()].reduce((sum, value) => sum + value * value, 0));
  return [...values].map(([place, value]) => ({ place, value: value / length }));
}
