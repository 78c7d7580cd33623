import { type Answer, answerOf, ownSource } from '../answer.ts';
import type { Days, FoodName } from '../block-parts.ts';
import type { ScanView } from '../facts.ts';
import { named, nutrimentOf, shownAmount } from '../figures.ts';
import type { IntentOf } from '../intents/intent.ts';
import type { OwnSet } from '../intents/own.ts';

const MAX_SHOWN = 6;
const WEEK_MS = 7 * 86_400_000;

/** What is looked at: the scans of the last seven days, or the newest ones where that week has none. */
export function recentOf(scans: readonly ScanView[], now: number): { scans: readonly ScanView[]; inWeek: boolean } {
  const week = scans.filter(({ at }) => now - at <= WEEK_MS);
  return week.length > 0 ? { scans: week, inWeek: true } : { scans: scans.slice(0, 10), inWeek: false };
}

/** A scan as an answer shows it. */
export function scanned({ product, score, day }: ScanView) {
  return { ...named(product), score, day };
}

/** "What did I scan last?", "what is in my favorites?" */
export function composeScanned(scans: readonly ScanView[], set: OwnSet, days: Days | null = null): Answer {
  const looked = days === null ? null : { kind: 'days looked at' as const, ...days, isEmpty: scans.length === 0 };
  if (scans.length === 0)
    return days === null
      ? answerOf([{ kind: 'none of own', set }])
      : answerOf([looked], [{ kind: 'own scans', from: days.from, to: days.to }]);
  const latest = scans.slice(0, MAX_SHOWN);
  return answerOf(
    [
      looked,
      { kind: 'latest scans', set, count: scans.length, scans: latest.map(scanned) },
      set === 'scans' ? { kind: 'all in history' } : null,
    ],
    [days === null ? ownSource(latest, set) : { kind: 'own scans', from: days.from, to: days.to }],
    { derived: [{ kind: 'count', value: scans.length, of: scans.map(({ at }, place) => `${at} ${place}`) }] },
  );
}

/** "What was the worst thing I scanned?" By an amount where `name` has one, else by the score. */
export function composeBestOrWorst(
  all: readonly ScanView[],
  now: number,
  { set, side, nutrient: name }: Pick<IntentOf<'own ranking'>, 'set' | 'side' | 'nutrient'>,
): Answer {
  const { scans, inWeek } = set === 'scans' ? recentOf(all, now) : { scans: all, inWeek: false };
  if (scans.length === 0) return answerOf([{ kind: 'none of own', set }]);
  const nutriment = name === null ? null : nutrimentOf(name);
  const amount = ({ product }: ScanView) => (nutriment === null ? null : (product.facts.nutriments[nutriment] ?? null));
  const ranked =
    nutriment === null
      ? scans.toSorted((one, other) => (side === 'best' ? other.score - one.score : one.score - other.score))
      : scans
          .filter((scan) => amount(scan) !== null)
          .sort((one, other) => (side === 'best' ? (amount(one) ?? 0) - (amount(other) ?? 0) : (amount(other) ?? 0) - (amount(one) ?? 0)));
  const unique = [...new Map(ranked.map((scan) => [scan.product.barcode, scan])).values()].slice(0, 3);
  // What no pack states has no most and no least.
  if (unique.length === 0) return answerOf([{ kind: 'not stated for', foods: namedOnce(scans) }], [ownSource(scans, set)]);
  return answerOf(
    [
      {
        kind: 'best or worst scans',
        set,
        name: nutriment === null ? null : name,
        side,
        inWeek,
        scans: unique.map((scan) => ({
          ...scanned(scan),
          amount: nutriment === null ? null : shownAmount(scan.product, nutriment),
          per: scan.product.per,
        })),
      },
    ],
    [ownSource(scans, set)],
  );
}

function namedOnce(scans: readonly ScanView[]): FoodName[] {
  return [...new Map(scans.map(({ product }) => [product.barcode, named(product)])).values()].slice(0, MAX_NAMED);
}
const MAX_NAMED = 6;
