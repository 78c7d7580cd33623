import type { Food } from '../../../data/foods/foods.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { say } from '../../../i18n/say.ts';
import { judged } from '../../../lib/score-state.ts';

/** The one thing that a card says beside the score: its strong first words, and a line after them. */
export type Reason = { sign: 'conflict' | 'fits' | 'caution' | 'unknown'; title: string; text: string | Cost | null };

/** What costs a food most, in points. */
export type Cost = { what: string; points: number };

/**
 * A conflict goes before everything; then what the pack leaves open; then the one sentence about the food, or where the score starts and
 * what costs it most.
 */
export function reasonOf(score: FoodScore, says: Food['says']): Reason {
  const conflict = score.alerts.find(({ level }) => level === 'conflict');
  if (conflict !== undefined) return { sign: 'conflict', title: conflict.title, text: conflict.detail };
  const open = score.alerts.find(({ level }) => level === 'traces' || level === 'unknown');
  if (open !== undefined) return { sign: open.level === 'traces' ? 'caution' : 'unknown', title: open.title, text: open.detail };
  if (judged(score).state === 'no data') return { sign: 'unknown', title: say('screens-scan.the_figures_of_the'), text: null };
  const sign = score.score >= 50 ? 'fits' : 'caution';
  if (says !== undefined) return { sign, title: says.text, text: null };
  const [start, ...rest] = score.contributions;
  const loss = rest.filter(({ points }) => points < 0).toSorted((one, other) => one.points - other.points)[0];
  return {
    sign,
    title: start?.label ?? score.label,
    text: loss === undefined ? null : { what: loss.label, points: -loss.points },
  };
}
