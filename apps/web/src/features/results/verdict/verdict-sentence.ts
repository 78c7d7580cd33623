import { termAtStart } from '@labelwise/messages/render/terms';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { say } from '../../../i18n/say.ts';

type Line = FoodScore['contributions'][number];
type Kind = Line['data']['kind'];

/** Lines that end the score wherever the rest would lead: a conflict, something avoided, alcohol, an additive of high concern. */
const DECISIVE: ReadonlySet<Kind> = new Set<Kind>(['conflict cap', 'unknown cap', 'avoided cap', 'alcohol cap', 'high additive cap']);
/** Lines that belong to the scale, not to the food. */
const OF_THE_SCALE: ReadonlySet<Kind> = new Set<Kind>([
  ...DECISIVE,
  'potassium cap',
  'additives limit',
  'processing and additives limit',
  'energy density limit',
  'goals limit',
  'end of scale',
]);

/** The one sentence beside the ring: what lifts the score and what costs it most. */
export function verdictSentences(lines: readonly Line[]): string[] {
  const decisive = lines.findIndex(({ data, points }) => DECISIVE.has(data.kind) && points < 0);
  if (decisive >= 0) return decidedBy(lines, decisive);
  const [base, ...rest] = lines;
  const counted = rest.filter(({ data }) => !OF_THE_SCALE.has(data.kind));
  const gain = counted.filter(({ points }) => points > 0).toSorted((one, other) => other.points - one.points)[0];
  const loss = counted.filter(({ points }) => points < 0).toSorted((one, other) => one.points - other.points)[0];
  return [gain === undefined ? startOf(base) : say('screens-results.what_lifts_it_most', { what: subjectOf(gain) }), costOf(loss)].filter(
    (part) => part !== null,
  );
}

function totalBefore(lines: readonly Line[], at: number): number {
  return Math.min(
    100,
    lines.slice(0, at).reduce((sum, { points }) => sum + points, 0),
  );
}

/** What a line counts, without the strength of a preference. */
export function subjectOf({ label, data }: Pick<Line, 'label' | 'data'>): string {
  return data.kind === 'preference' ? termAtStart(say, data.name) : label;
}

function decidedBy(lines: readonly Line[], at: number): string[] {
  // Only the lowest of all limits is a line: without it another one may still hold.
  return [
    say('screens-results.what_that_decides_it', { what: lines[at]?.label ?? '' }),
    say('screens-results.without_it_the_score', { total: totalBefore(lines, at) }),
  ];
}

function startOf(base: Line | undefined): string | null {
  if (base === undefined) return null;
  if (base.data.kind === 'neutral start') return say('screens-results.it_starts_at_a', { points: base.points });
  return say('screens-results.what_starts_it_at', { what: base.label, points: base.points });
}

function costOf(loss: Line | undefined): string {
  if (loss === undefined) return say('screens-results.nothing_takes_points_away');
  const points = -loss.points;
  return say('screens-scan.costs_points', { what: subjectOf(loss), points });
}
