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

/** A limit of the score that is celebrated. */
export type Milestone = (typeof MILESTONES)[number];

/** Highest first. */
const MILESTONES = [90, 75, 50, 25] as const;

/**
 * The highest limit that a score passed since the last one shown: from below it to it or beyond. `null` when none was
 * passed or there is no previous score to rise from.
 */
export function crossedMilestone(previous: number | null, current: number): Milestone | null {
  if (previous === null) return null;
  return MILESTONES.find((limit) => previous < limit && current >= limit) ?? null;
}
