import { foldText } from '../../lib/index.ts';
import type { Criterion, FoodOrder } from '../facts.ts';
import { AMOUNT_WORDS, COCOA, GREATEST, IN_ORDER, LEAST, MAY_EAT, NONE_AT_ALL, SCANS } from './list-asked.data.ts';

/** Words between "the least" and what there is least of. */
const BETWEEN = /^[ ,]*(?:(?:of|in|de|d'|di|du|added|total|zugesetzter|g|grams|gramos)[ ']*)*$/;
/** "Less than 60 kcal" is a limit, and no order. */
const THAN = /^ (?:than|als|de|que|di|do que|dan)? ?\d/;

const folded = (typed: string): string => foldText(typed).replaceAll('’', "'").replaceAll(/\s+/gu, ' ');
const placesOf = (words: RegExp, text: string) =>
  [...text.matchAll(words)].map(({ index, 0: run }) => ({ from: index, end: index + run.length }));

/** What foods are to be put in order by, as it was typed: "Joghurts nach Kalorien, niedrigste zuerst", "gelati con meno calorie". */
export function orderTyped(typed: string): FoodOrder | null {
  const text = folded(typed);
  const isInOrder = placesOf(IN_ORDER, text).length > 0;
  for (const [nutrient, words] of AMOUNT_WORDS)
    for (const amount of placesOf(words, text))
      for (const [side, sides] of [['least', LEAST] as const, ['most', GREATEST] as const])
        for (const one of placesOf(sides, text)) {
          if (THAN.test(text.slice(one.end))) continue;
          const between = one.end <= amount.from ? text.slice(one.end, amount.from) : text.slice(amount.end, one.from);
          if (BETWEEN.test(between) || isInOrder) return { nutrient, side, isPerEnergy: false };
        }
  return null;
}

/** Of a limit on one amount those are first that are furthest from it. */
export function orderOfLimit(criteria: readonly Criterion[]): FoodOrder | null {
  const [limit, ...others] = criteria.filter((one) => one.kind === 'limit');
  return limit?.kind !== 'limit' || others.length > 0
    ? null
    : { nutrient: limit.name, side: limit.side === 'least' ? 'most' : 'least', isPerEnergy: false };
}

/** g per 100 g or ml up to which a food may be called free of sugars or of fat. @source Regulation (EC) No 1924/2006, annex */
const FREE_OF: Readonly<Record<string, number>> = { Sugar: 0.5, 'Added Sugar': 0.5, Fat: 0.5, 'Saturated Fat': 0.1 };

const MILLIGRAMS = 1000;

/** "No sugar at all" is none, where "little sugar" would be a little. */
export function withNoneAtAll(criteria: readonly Criterion[], typed: string): readonly Criterion[] {
  if (placesOf(NONE_AT_ALL, folded(typed)).length === 0) return criteria;
  return criteria.map((one): Criterion => {
    const value = one.kind === 'amount' && one.side === 'low' ? FREE_OF[one.name] : undefined;
    return value === undefined || one.kind !== 'amount'
      ? one
      : { kind: 'limit', name: one.name, side: 'most', value, text: `${value * MILLIGRAMS} mg` };
  });
}

/** The least share of cocoa that is asked for: "dark chocolate over 70 %". */
export function cocoaAsked(typed: string): number | null {
  const text = folded(typed);
  const percent = /(?<!\d)(\d{2,3}) ?(?:%|percent|prozent|pour ?cent|por ?cien\w*|per ?cento|procent)/u.exec(text)?.[1];
  return percent === undefined || placesOf(COCOA, text).length === 0 ? null : Number(percent);
}

/** The share of cocoa that a name states. */
export function cocoaIn(name: string): number | null {
  const percent = /(?<!\d)(\d{2,3}) ?%/.exec(name)?.[1];
  return percent === undefined ? null : Number(percent);
}

/** "Welche meiner Scans passen für Ana?" */
export function asksWhichScansSuit(typed: string): boolean {
  const text = folded(typed);
  return placesOf(SCANS, text).length > 0 && placesOf(MAY_EAT, text).length > 0;
}
