import { average, newestScores, topContributors } from '../../history/index.ts';
import { matchCanonical, readFood } from '../../matching/index.ts';
import { type Answer, answerOf, type Derived, entryOf, scansSource } from '../answer.ts';
import type { Block, FoodName } from '../blocks.ts';
import type { AlternativeView, ProductView, ScanView } from '../facts.ts';
import { named, scored } from '../figures.ts';
import { sourcesOfTopic, topicOfNutrient } from '../knowledge/find-topic.ts';
import { recentOf, scanned } from './scans.ts';

/** A habit is shown when at least this many scans have it. */
const MIN_SCANS_OF_HABIT = 2;
const WATCHED = ['Added Sugar', 'Sodium', 'Saturated Fat', 'Ultra-Processed Foods', 'Fiber', 'Protein'] as const;
const GOOD_WHEN_HIGH: ReadonlySet<string> = new Set(['Fiber', 'Protein']);

/** "Analyze my recent food choices": figures, what moved the scores, and one thing to change. */
export function composeWeek(all: readonly ScanView[], now: number, swap: { from: ScanView; to: AlternativeView } | null): Answer {
  const { scans, inWeek } = recentOf(all, now);
  if (scans.length === 0) return answerOf([{ kind: 'no scans', for: 'week' }]);
  const products = new Set(scans.map(({ product }) => product.barcode));
  const scores = newestScores(scans.map(({ product, at, score }) => ({ product: product.barcode, at, score })));
  const mean = average(scores) ?? 0;
  const [best, lowest] = bestAndLowest(scans);
  const { gains, losses } = topContributors(
    scans.map(({ contributions }) => contributions),
    3,
  );
  const habits = habitsOf(scans);
  const conflicts = scans.filter(({ product }) => product.alerts.some(({ level }) => level === 'conflict'));
  const derived: Derived[] = [
    { kind: 'mean', value: mean, of: scores },
    { kind: 'count', value: products.size, of: [...products] },
    count(scans),
    ...habits.map(({ scans: full }) => count(full)),
    ...[...gains, ...losses].flatMap(({ line: { id }, points, foods }): Derived[] => {
      const lines = scans.flatMap(({ contributions }) => contributions.filter((line) => line.id === id && line.points * points > 0));
      return [
        { kind: 'sum', value: points, of: lines.map((line) => line.points) },
        { kind: 'count', value: foods, of: lines.map((line, at) => `${line.id} ${at}`) },
      ];
    }),
    ...(conflicts.length === 0 ? [] : [count(conflicts)]),
  ];
  return answerOf(
    [
      { kind: 'week', inWeek, products: products.size, mean },
      best === lowest ? null : { kind: 'best and lowest', best: scanned(best), lowest: scanned(lowest) },
      conflicts.length === 0 ? null : { kind: 'scans against restrictions', scans: conflicts.length, foods: uniqueFoods(conflicts) },
      {
        kind: 'habits',
        scans: scans.length,
        habits: habits.map(({ name, scans: full }) => ({ name, scans: full.length, foods: uniqueFoods(full).slice(0, 3) })),
      },
      { kind: 'score movers', side: 'gains', movers: gains },
      { kind: 'score movers', side: 'losses', movers: losses },
      swap === null ? null : swapBlock(swap.from.product, swap.to),
      { kind: 'only scans' },
    ],
    [scansSource(scans), { kind: 'stored score lines' }, ...(habits.length === 0 ? [] : [{ kind: 'label limits' as const }])],
    { derived, suggested: swap === null ? [] : [swap.to.product] },
  );
}

function swapBlock(from: ProductView, { product, because }: AlternativeView): Block {
  return { kind: 'swap', from: named(from), currentScore: from.score, to: scored(product), because };
}

/** What to take in the place of a food. */
export function composeSwap(from: ProductView, to: AlternativeView): Answer {
  return answerOf([swapBlock(from, to)], [{ kind: 'scoring rules' }, entryOf(to.product)], { suggested: [to.product] });
}

/** The best and the lowest score; of equal ones the newer. */
export function bestAndLowest(scans: readonly ScanView[]): [ScanView, ScanView] {
  const [first] = scans;
  if (first === undefined) throw new RangeError('the best and lowest of no scans');
  return scans.reduce<[ScanView, ScanView]>(
    ([best, lowest], scan) => [scan.score > best.score ? scan : best, scan.score < lowest.score ? scan : lowest],
    [first, first],
  );
}

/** What many of the scans are full of. */
function habitsOf(scans: readonly ScanView[]): { name: string; scans: readonly ScanView[] }[] {
  return WATCHED.map((name) => ({
    name,
    scans: scans.filter(({ product }) => matchCanonical(readFood(product.facts), name, GOOD_WHEN_HIGH.has(name) ? 'more' : 'less') === 1),
  })).filter(({ scans: full }) => full.length >= MIN_SCANS_OF_HABIT || (scans.length <= 3 && full.length > 0));
}

function uniqueFoods(scans: readonly ScanView[]): FoodName[] {
  return [...new Map(scans.map(({ product }) => [product.barcode, named(product)])).values()].slice(0, 4);
}

function count(scans: readonly ScanView[]): Derived {
  return { kind: 'count', value: scans.length, of: scans.map(({ at }) => String(at)) };
}

/** "Am I eating too much salt?" What the scans show, and why that is not an answer for the whole day. */
export function composeTooMuch(all: readonly ScanView[], now: number, name: string): Answer {
  const { scans, inWeek } = recentOf(all, now);
  const topic = topicOfNutrient(name);
  const withShare = (share: number | null) =>
    scans.filter(({ product }) => matchCanonical(readFood(product.facts), name, 'less') === share);
  const [high, low, unknown] = [withShare(1), withShare(0), withShare(null)];
  return answerOf(
    [
      { kind: 'intake unknown' },
      scans.length === 0
        ? { kind: 'no scans', for: 'amount' }
        : {
            kind: 'scans by level',
            name,
            inWeek,
            scans: scans.length,
            high: high.length,
            low: low.length,
            unknown: unknown.length,
          },
      { kind: 'high scans', foods: uniqueFoods(high) },
      topic === null ? null : { kind: 'topic', topic: topic.id },
    ],
    [...(scans.length === 0 ? [] : [scansSource(scans)]), ...(topic === null ? [] : sourcesOfTopic(topic))],
    { derived: [count(scans), count(high), count(low), count(unknown)] },
  );
}
