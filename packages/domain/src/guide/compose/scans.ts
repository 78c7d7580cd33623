import { hasWholeList } from '../../food/index.ts';
import { matchCanonical, readFood } from '../../matching/index.ts';
import { type Answer, answerOf, type Derived, scansSource } from '../answer.ts';
import { strictSuitability } from '../declared/pack-words.ts';
import type { ScanView } from '../facts.ts';
import { named, nutrimentOf, shownAmount } from '../figures.ts';

const MAX_SHOWN = 6;
const WEEK_MS = 7 * 86_400_000;
const NO_SCANS = answerOf([{ kind: 'no scans', for: 'list' }]);

/** What is looked at: the scans of the last seven days, or the newest ones where that week has none. */
export function recentOf(scans: readonly ScanView[], now: number): { scans: readonly ScanView[]; inWeek: boolean } {
  const week = scans.filter(({ at }) => now - at <= WEEK_MS);
  return week.length > 0 ? { scans: week, inWeek: true } : { scans: scans.slice(0, 10), inWeek: false };
}

/** A scan as an answer shows it. */
export function scanned({ product, score, day }: ScanView) {
  return { ...named(product), score, day };
}

/** "What did I scan last?" */
export function composeScanned(scans: readonly ScanView[]): Answer {
  if (scans.length === 0) return NO_SCANS;
  const latest = scans.slice(0, MAX_SHOWN);
  return answerOf([{ kind: 'latest scans', scans: latest.map(scanned) }, { kind: 'all in history' }], [scansSource(latest)]);
}

/** "What was the worst thing I scanned?" By an amount where `name` has one, else by the score. */
export function composeBestOrWorst(all: readonly ScanView[], now: number, side: 'best' | 'worst', name: string | null): Answer {
  const { scans, inWeek } = recentOf(all, now);
  if (scans.length === 0) return NO_SCANS;
  const nutriment = name === null ? null : nutrimentOf(name);
  const amount = ({ product }: ScanView) => (nutriment === null ? null : (product.facts.nutriments[nutriment] ?? null));
  const ranked =
    nutriment === null
      ? scans.toSorted((one, other) => (side === 'best' ? other.score - one.score : one.score - other.score))
      : scans
          .filter((scan) => amount(scan) !== null)
          .sort((one, other) => (side === 'best' ? (amount(one) ?? 0) - (amount(other) ?? 0) : (amount(other) ?? 0) - (amount(one) ?? 0)));
  const unique = [...new Map(ranked.map((scan) => [scan.product.barcode, scan])).values()].slice(0, 3);
  return answerOf(
    [
      {
        kind: 'best or worst scans',
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
    [scansSource(scans)],
  );
}

/** What scans are searched for. */
type Searched = {
  nutrients: readonly string[];
  additives: readonly string[];
  diets: readonly string[];
  side: 'high' | 'low' | null;
  conflicts: boolean;
  anyAdditive: boolean;
};

/** "Which of my scans contain palm oil?" */
export function composeContaining(scans: readonly ScanView[], searched: Searched): Answer {
  if (scans.length === 0) return NO_SCANS;
  const unique = [...new Map(scans.map((scan) => [scan.product.barcode, scan])).values()];
  const answers = unique.map((scan) => ({ scan, answer: contains(scan, searched) }));
  const matching = answers.filter(({ answer }) => answer === true).map(({ scan }) => scan);
  const uncertain = answers.filter(({ answer }) => answer === null).map(({ scan }) => scan);
  const count = (list: readonly ScanView[]): Derived => ({
    kind: 'count',
    value: list.length,
    of: list.map(({ product }) => product.barcode),
  });
  return answerOf(
    [
      {
        kind: 'matching scans',
        products: unique.length,
        matching: matching.length,
        scans: matching.slice(0, MAX_SHOWN).map(scanned),
      },
      uncertain.length === 0 ? null : { kind: 'uncertain scans', products: uncertain.length },
    ],
    [scansSource(scans)],
    { derived: [count(unique), count(matching), count(uncertain)] },
  );
}

/** `null`: the pack does not say. */
function contains({ product }: ScanView, { nutrients, additives, diets, side, conflicts, anyAdditive }: Searched): boolean | null {
  const food = readFood(product.facts);
  if (conflicts) return product.alerts.some(({ level }) => level === 'conflict' || level === 'warning');
  const parts: (boolean | null)[] = [
    ...nutrients.map((name) => {
      const share = matchCanonical(food, name, 'less');
      if (share === null) return null;
      return side === 'low' ? share === 0 : nutrimentOf(name) === null ? share > 0 : share === 1;
    }),
    ...(anyAdditive ? [product.facts.additives.length > 0 ? true : hasWholeList(product.facts) ? false : null] : []),
    ...additives.map((code) => product.facts.additives.includes(code)),
    ...diets.map((diet) => {
      const { answer } = strictSuitability(product, food, diet);
      return answer === 'yes' ? true : answer === 'no' || answer === 'limited' ? false : null;
    }),
  ];
  if (parts.includes(false)) return false;
  return parts.includes(null) || parts.length === 0 ? null : true;
}
