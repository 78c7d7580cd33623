import type { ListScores } from '../../../data/scores/lists/list-scorer.ts';
import type { JudgedScore } from '../../../lib/score-state.ts';
import type { InsightItem } from './insight-items.ts';

/**
 * A product with the score that insights count: the one of now, else the one that was stored. `score` is null where there is
 * none to count, for it is not known yet or nobody can judge the food; `shown` is what its row shows, null while it is computed.
 */
export type Scored = InsightItem & { score: number | null; shown: JudgedScore | null };

export function withScores(items: readonly InsightItem[], { scores }: ListScores): Scored[] {
  return items.map((item) => {
    const shown = scores.get(item.food.id) ?? item.stored;
    return { ...item, shown, score: shown === null || shown.state === 'no data' ? null : shown.score };
  });
}

export function knownScores(items: readonly Scored[]): number[] {
  return items.flatMap(({ score }) => (score === null ? [] : [score]));
}
