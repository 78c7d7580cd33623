export type ScoreLabel = 'Great Match' | 'Good Match' | 'Poor Match';
export type Level = 'good' | 'fair' | 'poor';

/** The words under a score of 0…100: 75 and more, 50 to 74, below 50. */
export function scoreLabel(score: number): ScoreLabel {
  if (score >= 75) return 'Great Match';
  return score >= 50 ? 'Good Match' : 'Poor Match';
}

/** Colour of the score ring: green from 70, amber from 40, red below. */
export function ringLevel(score: number): Level {
  if (score >= 70) return 'good';
  return score >= 40 ? 'fair' : 'poor';
}

/** Colour of a score in tiles and lists: green from 70, orange from 50, red below. */
export function tileLevel(score: number): Level {
  if (score >= 70) return 'good';
  return score >= 50 ? 'fair' : 'poor';
}
