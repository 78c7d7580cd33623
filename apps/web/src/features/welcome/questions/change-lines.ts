import { clamp } from '@labelwise/domain/lib';
import type { Food } from '../../../data/foods/foods.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';

/** One step from the score for everyone to a person's own. `from` and `to` are the ends of its bar, 0 to 100. */
export type ScoreChangeLine = {
  readonly id: string;
  /** A sentence of the screen with `values`, else words of the ledger. */
  readonly label: string;
  readonly values?: Readonly<Record<string, string>> | undefined;
  readonly reason: string | null;
  readonly points: number;
  readonly total: number;
  readonly from: number;
  readonly to: number;
};

type Line = FoodScore['contributions'][number];

/** What made a person's score of the one for everyone: the start, each line of theirs, and what the ends of the scale take or give. */
export function changeLines(
  { healthScore }: Pick<Food, 'healthScore'>,
  { score, contributions, alerts }: Pick<FoodScore, 'score' | 'contributions' | 'alerts'>,
) {
  const start = { id: 'everyone', label: 'For everyone', values: {}, reason: null, points: healthScore };
  const own = contributions.filter(({ group, points }) => group === 'you' && points !== 0).map((line) => stepOf(line, alerts));
  const rest = score - healthScore - own.reduce((sum, { points }) => sum + points, 0);
  const end = { id: 'ends', label: 'A score ends at 0 and at 100', values: {}, reason: null, points: rest };
  let total = 0;
  return [start, ...own, ...(rest === 0 ? [] : [end])].map((step): ScoreChangeLine => {
    const before = total;
    total += step.points;
    const [from, to] = [Math.min(before, total), Math.max(before, total)];
    return { ...step, total: clamped(total), from: clamped(from), to: clamped(to) };
  });
}

function stepOf({ id, label, reason, points, data }: Line, alerts: FoodScore['alerts']) {
  const conflict = conflictOf(data, alerts);
  // It names the food, not the rule.
  if (conflict !== undefined) return { id, label: conflict.title, reason: `${conflict.detail} ${reason}`.trim(), points };
  if (data.kind !== 'preference') return { id, label, reason: reason === '' ? null : reason, points };
  const wants = data.value < 0 ? '{{name}}, you want less' : '{{name}}, you want more';
  const isOwn = data.reason === null;
  return { id, label: isOwn ? wants : '{{name}}, by your profile', values: { name: data.name }, reason: isOwn ? null : reason, points };
}

/** The alert of a line that is the limit of a conflict. */
function conflictOf(data: Line['data'], alerts: FoodScore['alerts']): FoodScore['alerts'][number] | undefined {
  return data.kind === 'conflict cap' ? alerts.find(({ level, about }) => level === 'conflict' && about === data.about) : undefined;
}

const clamped = (value: number): number => clamp(value, 0, 100);

const WARNINGS: readonly string[] = ['conflict', 'traces', 'unknown', 'warning'];

/** The same without what a line of the ledger states already. */
export function furtherWarnings(own: Pick<FoodScore, 'contributions' | 'alerts'>): FoodScore['alerts'] {
  const stated = own.contributions.flatMap(({ data, points }) => (points === 0 ? [] : (conflictOf(data, own.alerts) ?? [])));
  return warningsOf(own).filter((alert) => !stated.includes(alert));
}

/** What the person has to know, also where it moves no point: the gravest first. */
export function warningsOf({ alerts }: Pick<FoodScore, 'alerts'>): FoodScore['alerts'] {
  return alerts.filter(({ level }) => WARNINGS.includes(level));
}
