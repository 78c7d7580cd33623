import type { ListScores } from '../../../data/scores/lists/list-scorer.ts';
import type { InsightItem } from './insight-items.ts';

/** A product with the score that insights count: the one of now, else the one that was stored. */
export type Scored = InsightItem & { score: number | null };

export function withScores(items: readonly InsightItem[], { scores }: ListScores): Scored[] {
  return items.map((item) => {
    const fresh = scores.get(item.food.id);
    return { ...item, score: fresh?.score ?? item.stored };
  });
}

export function knownScores(items: readonly Scored[]): number[] {
  return items.flatMap(({ score }) => (score === null ? [] : [score]));
}
