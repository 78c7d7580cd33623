export type ScoreLabel = 'Great Match' | 'Good Match' | 'Poor Match';
export type Level = 'good' | 'fair' | 'poor';

/** The words under a score of 0…100: 75 and more, 50 to 74, below 50. */
export function scoreLabel(score: number): ScoreLabel {
  if (score >= 75) return 'Great Match';
  return score >= 50 ? 'Good Match' : 'Poor Match';
}

/** What a score is called wherever it is shown or spoken of. */
export type Verdict = ScoreLabel | 'Check the pack' | 'Not enough data to judge';

/** The one verdict of a score: its label, that the pack has to be looked at, or that nothing is known that a number could rest on. */
export function verdictOf({
  score,
  basis,
  isHeldBack,
}: {
  readonly score: number;
  readonly basis: 'nutriscore' | 'fallback' | 'none';
  readonly isHeldBack: boolean;
}): Verdict {
  if (basis === 'none') return 'Not enough data to judge';
  return isHeldBack ? 'Check the pack' : scoreLabel(score);
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

/** How a food stands to what a person leaves out, from what they may take to what they must not. */
export const FITS = ['fits', 'unknown', 'conflict'] as const;
export type Fit = (typeof FITS)[number];
