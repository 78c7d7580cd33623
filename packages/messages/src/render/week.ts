import type { EatenName } from '@labelwise/domain/portion';
import type { IntakeMeaning, ProcessingMeaning, ShelfMeaning, TrendMeaning } from '@labelwise/domain/week';
import type { Say } from '../index.ts';

const NAMES = {
  calories: 'insights.energy',
  sugars: 'insights.sugars',
  saturatedFat: 'insights.saturated_fat',
  salt: 'insights.salt',
  fiber: 'insights.fiber',
  protein: 'insights.protein',
} as const satisfies Readonly<Record<EatenName, string>>;
const NAMES_INSIDE = {
  calories: 'insights.energy_inside',
  sugars: 'insights.sugars_inside',
  saturatedFat: 'insights.saturated_fat_inside',
  salt: 'insights.salt_inside',
  fiber: 'insights.fiber_inside',
  protein: 'insights.protein_inside',
} as const satisfies Readonly<Record<EatenName, string>>;

/** What the shelf of a week shows. */
export function shelfText(say: Say, meaning: ShelfMeaning): string {
  switch (meaning.kind) {
    case 'all':
      return say(`insights.shelf_all_${meaning.board}`, { products: meaning.products });
    case 'great and poor':
      return say('insights.shelf_great_and_poor', { great: meaning.great, poor: meaning.poor });
    case 'great':
      return say('insights.shelf_great', { great: meaning.great });
    case 'poor':
      return say('insights.shelf_poor', { poor: meaning.poor });
    case 'good':
      return say('insights.shelf_good');
    case 'unjudged':
      return say('insights.shelf_unjudged', { products: meaning.products });
    default:
      return meaning satisfies never;
  }
}

type Lifted = {
  swaps: number;
  before: number;
  after: number /** The word of a better match than before; null where it stays. */;
  word: string | null;
};

/** What swaps make of a week. */
export function swapsText(say: Say, { swaps, before, after, word }: Lifted): string {
  if (after === before) return say('insights.swaps_flat');
  return word === null ? say('insights.swaps', { swaps, before, after }) : say('insights.swaps_word', { swaps, before, after, word });
}

/** The time that a trend covers. */
export type TrendSpan = '4 weeks' | '3 months' | 'year' | { readonly days: number };

/** Where an average goes, and for which days there is none. @param dayText a day as people write it */
export function trendText(say: Say, meaning: TrendMeaning, of: TrendSpan, dayText: (day: string) => string): string {
  if (meaning.kind === 'too few days') return say('insights.trend_too_few');
  const pause = meaning.pause === 0 ? '' : ` ${say('insights.trend_pause', { days: meaning.pause })}`;
  if (meaning.kind === 'none') return pause.trim();
  const gap = meaning.gap === 0 ? '' : ` ${say('insights.trend_gap', { days: meaning.gap })}`;
  return `${directionText(say, meaning, of, dayText)}${gap}${pause}`;
}

type Direction = Exclude<TrendMeaning, { kind: 'too few days' | 'none' }>;

function directionText(say: Say, meaning: Direction, of: TrendSpan, dayText: (day: string) => string): string {
  switch (meaning.kind) {
    case 'up':
    case 'down': {
      const values = { from: meaning.from, to: meaning.to, span: spanText(say, of) };
      if (meaning.since === null) return say(`insights.trend_${meaning.kind}`, values);
      return say(`insights.trend_${meaning.kind}_since`, { ...values, since: dayText(meaning.since) });
    }
    case 'back':
      return say('insights.trend_back', { to: meaning.to, farthest: meaning.farthest, on: dayText(meaning.on) });
    case 'steady':
      return say('insights.trend_steady', { around: meaning.around, span: spanText(say, of) });
    case 'few products':
      return say('insights.trend_few_products', { low: meaning.low, high: meaning.high, span: spanText(say, of) });
    default:
      return meaning satisfies never;
  }
}

const SPANS = { '4 weeks': 'insights.span_4_weeks', '3 months': 'insights.span_3_months', year: 'insights.span_year' } as const;

function spanText(say: Say, span: TrendSpan): string {
  return typeof span === 'string' ? say(SPANS[span]) : say('insights.span_days', { days: span.days });
}

/** From this percent on a part has this name. */
const PARTS = [
  [95, 'insights.part_all'],
  [60, 'insights.part_most'],
  [43, 'insights.part_half'],
  [0, 'insights.part_third'],
] as const;

/** @param name of the product with that id; `times` "1.5 times" */
export function intakeText(say: Say, meaning: IntakeMeaning, { name, times }: { name: string; times: string }): string {
  switch (meaning.kind) {
    case 'above': {
      const nutrient = intakeName(say, meaning.nutriment);
      const { top } = meaning;
      if (top === null) return say('insights.intake_above', { nutrient, times });
      const part = say(PARTS.find(([from]) => top.percent >= from)?.[1] ?? 'insights.part_third');
      return say('insights.intake_above_from', { nutrient, part, product: name });
    }
    case 'within':
      return say('insights.intake_within', { nutrient: say(NAMES_INSIDE[meaning.nutriment]), percent: meaning.percent });
    case 'too few':
      return say('insights.intake_too_few', { products: meaning.products });
    case 'unknown':
      return say('insights.intake_unknown');
    default:
      return meaning satisfies never;
  }
}

export function intakeName(say: Say, nutriment: EatenName): string {
  return say(NAMES[nutriment]);
}

/** How processing moves. @param monthText a month as people write it */
export function processingText(say: Say, meaning: ProcessingMeaning, monthText: (month: string) => string): string {
  switch (meaning.kind) {
    case 'rose':
    case 'fell':
      return say(`insights.processing_${meaning.kind}`, {
        from: meaning.from.percent,
        month: monthText(meaning.from.month),
        to: meaning.to,
      });
    case 'steady':
      return say('insights.processing_steady', { to: meaning.to });
    case 'one month':
      return say('insights.processing_one_month', { to: meaning.to });
    case 'unknown':
      return say('insights.processing_unknown');
    default:
      return meaning satisfies never;
  }
}
