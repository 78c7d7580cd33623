/** The three levels of colour and glyph: full disc, half disc, hollow disc. */
export type Level = 'good' | 'fair' | 'poor';

/** Level of a ring by its score: good from 70, fair from 40. */
export function ringLevel(score: number): Level {
  if (score >= 70) return 'good';
  return score >= 40 ? 'fair' : 'poor';
}

/** Word beside a score: Great Match from 75, Good Match from 50. */
export function scoreLabel(score: number): 'Great Match' | 'Good Match' | 'Poor Match' {
  if (score >= 75) return 'Great Match';
  return score >= 50 ? 'Good Match' : 'Poor Match';
}
