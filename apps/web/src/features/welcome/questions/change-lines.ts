import { clamp } from '@labelwise/domain/lib';
import { termAtStart } from '@labelwise/messages/render/terms';
import type { Food } from '../../../data/foods/foods.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { say } from '../../../i18n/say.ts';

/** One step from the score for everyone to a person's own. `from` and `to` are the ends of its bar, 0 to 100. */
export type ScoreChangeLine = {
  readonly id: string;
  readonly label: string;
  readonly reason: string | null;
  readonly points: number;
  readonly total: number;
  readonly from: number;
  readonly to: number;
};

/** The line of what the ends of the scale take or give: it is of the scale, neither gain nor loss. */
export const SCALE_ENDS = 'ends';

type Line = FoodScore['contributions'][number];

/** What made a person's score of the one for everyone: the start, each line of theirs, and what the ends of the scale take or give. */
export function changeLines(
  { healthScore }: Pick<Food, 'healthScore'>,
  { score, contributions, alerts }: Pick<FoodScore, 'score' | 'contributions' | 'alerts'>,
) {
  const start = { id: 'everyone', label: say('screens-welcome.for_everyone_line'), reason: null, points: healthScore };
  const own = contributions.filter(({ group, points }) => group === 'you' && points !== 0).map((line) => stepOf(line, alerts));
  const rest = score - healthScore - own.reduce((sum, { points }) => sum + points, 0);
  const end = { id: SCALE_ENDS, label: say('screens-welcome.score_ends'), reason: null, points: rest };
  let total = 0;
  return [start, ...own, ...(rest === 0 ? [] : [end])].map((step): ScoreChangeLine => {
    const before = total;
    total += step.points;
    const [from, to] = [Math.min(before, total), Math.max(before, total)];
    return { ...step, total: clamped(total), from: clamped(from), to: clamped(to) };
  });
}

function stepOf({ id, label: ledger, reason, points, data }: Line, alerts: FoodScore['alerts']) {
  const conflict = conflictOf(data, alerts);
  // It names the food, not the rule.
  if (conflict !== undefined) return { id, label: conflict.title, reason: `${conflict.detail} ${reason}`.trim(), points };
  if (data.kind !== 'preference') return { id, label: ledger, reason: reason === '' ? null : reason, points };
  const name = termAtStart(say, data.name);
  if (data.reason !== null) return { id, label: say('screens-welcome.by_your_profile', { name }), reason, points };
  const label = data.value < 0 ? say('screens-welcome.you_want_less', { name }) : say('screens-welcome.you_want_more', { name });
  return { id, label, reason: null, points };
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
