import { average, topContributors } from '../../history/index.ts';
import { matchCanonical, readFood } from '../../matching/index.ts';
import type { AlternativeView, ScanView } from '../facts.ts';
import { sourcesOfTopic, topicOfNutrient } from '../knowledge/find-topic.ts';
import { wordFor } from './figures.ts';
import { linked, listed, plainName, plainText, short, signed } from './format.ts';
import { bullets, type Derived, type Reply, reply } from './reply.ts';

const WEEK = 7 * 86_400_000;
/** Told of when at least this many scans are full of them. */
const OFTEN = 2;
const WATCHED = ['Added Sugar', 'Sodium', 'Saturated Fat', 'Ultra-Processed Foods', 'Fiber', 'Protein'] as const;
const GOOD_WHEN_HIGH: ReadonlySet<string> = new Set(['Fiber', 'Protein']);

/** What is looked at: the scans of the last seven days, or the newest ones where that week has none. */
export function recentOf(scans: readonly ScanView[], now: number): { scans: readonly ScanView[]; inWeek: boolean } {
  const week = scans.filter(({ at }) => now - at <= WEEK);
  return week.length > 0 ? { scans: week, inWeek: true } : { scans: scans.slice(0, 10), inWeek: false };
}

/** "Analyze my recent food choices": figures, what moved the scores, and one thing to change. */
export function composeWeek(all: readonly ScanView[], now: number, swap: { from: ScanView; to: AlternativeView } | null): Reply {
  const { scans, inWeek } = recentOf(all, now);
  if (scans.length === 0)
    return reply([
      'You have no scans yet, so there is nothing to look back on. [Scan](/scan) what you eat for a few days and ask me again.',
    ]);
  const mean = average(scans.map(({ score }) => score)) ?? 0;
  const [best, worst] = endsOf(scans);
  const { gains, losses } = topContributors(
    scans.map(({ contributions }) => contributions),
    3,
  );
  const habits = habitLines(scans);
  const conflicts = scans.filter(({ product }) => product.alerts.some(({ level }) => level === 'conflict'));
  const derived: Derived[] = [
    { kind: 'mean', value: mean, of: scans.map(({ score }) => score) },
    { kind: 'count', value: scans.length, of: scans.map(({ at }) => String(at)) },
    ...habits.derived,
    ...[...gains, ...losses].flatMap(({ id, points, foods }): Derived[] => {
      const lines = scans.flatMap(({ contributions }) => contributions.filter((line) => line.id === id && line.points * points > 0));
      return [
        { kind: 'sum', value: points, of: lines.map((line) => line.points) },
        { kind: 'count', value: foods, of: lines.map((line, at) => `${line.id} ${at}`) },
      ];
    }),
    ...(conflicts.length === 0 ? [] : [{ kind: 'count' as const, value: conflicts.length, of: conflicts.map(({ at }) => String(at)) }]),
  ];
  return reply(
    [
      `${inWeek ? 'In the **last seven days**' : 'You scanned nothing in the last seven days. In your **latest scans**'} you scanned ${scans.length} ${scans.length === 1 ? 'product' : 'products'}, with an average score of **${short(mean)}**.`,
      best === worst
        ? null
        : bullets([
            `Best: ${linked(best.product)} with **${best.score}** (${best.day})`,
            `Lowest: ${linked(worst.product)} with **${worst.score}** (${worst.day})`,
          ]),
      conflicts.length === 0
        ? null
        : `**Careful:** ${conflicts.length} of them ${conflicts.length === 1 ? 'goes' : 'go'} against your restrictions: ${listed(uniqueLinks(conflicts))}.`,
      bullets(habits.lines),
      movers('Lifted your scores', gains),
      movers('Pulled them down', losses),
      swap === null
        ? null
        : `One swap to try: instead of ${linked(swap.from.product)} (${swap.from.product.score}) take ${linked(swap.to.product)} (**${swap.to.product.score}**). ${plainText(swap.to.reason)}.`,
      'This looks at what you scanned, not at all you ate, nor at how much of it.',
    ],
    [
      `your scans from ${scans.at(-1)?.day ?? ''} to ${scans[0]?.day ?? ''}`,
      'their stored score lines',
      ...(habits.lines.length === 0 ? [] : ['UK and EU limits for high and low']),
    ],
    { derived, suggested: swap === null ? [] : [swap.to.product] },
  );
}

/** The best and the lowest score; of equal ones the newer. */
export function endsOf(scans: readonly ScanView[]): [ScanView, ScanView] {
  const [first] = scans;
  if (first === undefined) throw new RangeError('ends of no scans');
  return scans.reduce<[ScanView, ScanView]>(
    ([best, worst], scan) => [scan.score > best.score ? scan : best, scan.score < worst.score ? scan : worst],
    [first, first],
  );
}

function movers(title: string, lines: readonly { label: string; points: number; foods: number }[]): string | null {
  const different = lines.filter(({ label }, at) => lines.findIndex((one) => one.label.toLowerCase() === label.toLowerCase()) === at);
  if (different.length === 0) return null;
  return `${title}: ${different.map(({ label, points, foods }) => `${plainName(label)} (${signed(points)} points in ${foods} ${foods === 1 ? 'scan' : 'scans'})`).join(', ')}.`;
}

/** How many scans are full of what one watches. */
function habitLines(scans: readonly ScanView[]): { lines: string[]; derived: Derived[] } {
  const counted = WATCHED.map((name) => ({
    name,
    full: scans.filter(({ product }) => matchCanonical(readFood(product.facts), name, GOOD_WHEN_HIGH.has(name) ? 'more' : 'less') === 1),
  }));
  const told = counted.filter(({ full }) => full.length >= OFTEN || (scans.length <= 3 && full.length > 0));
  return {
    lines: told.map(
      ({ name, full }) =>
        `${full.length} of ${scans.length} ${GOOD_WHEN_HIGH.has(name) ? 'are high in' : name === 'Ultra-Processed Foods' ? 'are' : 'are high in'} ${name === 'Ultra-Processed Foods' ? 'ultra-processed' : wordFor(name)}: ${listed(uniqueLinks(full).slice(0, 3))}`,
    ),
    derived: told.map(({ full }) => ({ kind: 'count', value: full.length, of: full.map(({ at }) => String(at)) })),
  };
}

function uniqueLinks(scans: readonly ScanView[]): string[] {
  return [...new Map(scans.map(({ product }) => [product.barcode, linked(product)])).values()].slice(0, 4);
}

/** "Am I eating too much salt?" What the scans show, and why that is not an answer for the whole day. */
export function composeTooMuch(all: readonly ScanView[], now: number, name: string): Reply {
  const { scans, inWeek } = recentOf(all, now);
  const topic = topicOfNutrient(name);
  const [high, low, unknown] = ([1, 0, null] as const).map((side) =>
    scans.filter(({ product }) => matchCanonical(readFood(product.facts), name, 'less') === side),
  );
  const count = (list: readonly ScanView[] | undefined): Derived => ({
    kind: 'count',
    value: list?.length ?? 0,
    of: (list ?? []).map(({ at }) => String(at)),
  });
  return reply(
    [
      '**I cannot know how much you eat:** I only see what you scanned.',
      scans.length === 0
        ? 'You have no scans yet.'
        : `${inWeek ? 'Of your scans of the last seven days' : 'Of your latest scans'} (${scans.length}), **${high?.length ?? 0}** are high in ${wordFor(name)}, **${low?.length ?? 0}** are low, and ${unknown?.length ?? 0} do not say.`,
      high === undefined || high.length === 0 ? null : `High: ${listed(uniqueLinks(high))}.`,
      topic === null ? null : topic.text,
    ],
    [
      ...(scans.length === 0 ? [] : [`your scans from ${scans.at(-1)?.day ?? ''} to ${scans[0]?.day ?? ''}`]),
      ...(topic === null ? [] : sourcesOfTopic(topic)),
    ],
    { derived: [count(scans), count(high), count(low), count(unknown)] },
  );
}
