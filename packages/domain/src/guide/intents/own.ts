import type { Criterion } from '../facts.ts';

/** What one's own foods are asked about: what they hold or how they suit. `ids`: of what is left out ("nut-free"). */
export type OwnProperty =
  | { readonly kind: 'holds'; readonly ids: readonly string[]; readonly words: string }
  | { readonly kind: 'fits'; readonly diet: string }
  /** `side` is `null` where it is asked whether it is in there at all. */
  | { readonly kind: 'amount'; readonly name: string; readonly side: 'high' | 'low' | null }
  /** At least or at most so much per 100 g or ml; `value` in the unit of the table, `text` as it was typed. */
  | Extract<Criterion, { kind: 'limit' }>
  | { readonly kind: 'additives'; readonly codes: readonly string[] }
  | { readonly kind: 'any additive' }
  /** Group 4 of how much industry changed it. */
  | { readonly kind: 'ultra-processed' }
  /** It goes against what the member keeps to. */
  | { readonly kind: 'conflict' };
/** Which foods of the member. */
export type OwnSet = 'scans' | 'favorites' | 'purchases' | 'eaten' | 'list';
/** Which end of a ranking: for an amount the most or the least of it, else the best or the worst score. */
export type Side = 'best' | 'worst';
/** The days that are meant: a span counted back from today, or since or on a day of the week (Sunday is 0); `null`: none is named. */
export type Time =
  | 'today'
  | 'yesterday'
  | 'week'
  | 'month'
  | { readonly from: number; readonly to: number }
  | { readonly weekday: number; readonly isSince: boolean }
  | null;

/** A property that foods are to have, or not to have. */
export type OwnCondition = { readonly property: OwnProperty; readonly isNegated: boolean };

/** "Which of my scans don't contain nuts?" `also`: what has to hold as well: "… and are low in salt". */
export type OwnFoodsIntent = OwnCondition & {
  readonly kind: 'own foods';
  readonly set: OwnSet;
  readonly also: readonly OwnCondition[];
  readonly isCount: boolean;
};
