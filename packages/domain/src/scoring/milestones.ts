export type Milestone = { at: number; message: string };

/** Highest first. */
const MILESTONES: readonly Milestone[] = [
  { at: 90, message: 'Perfect pick!' },
  { at: 75, message: 'Excellent choice!' },
  { at: 50, message: 'Halfway there!' },
  { at: 25, message: 'Good start!' },
];

/**
 * The highest limit that a score passed since the last one shown: from below it to it or beyond. `null` when none was
 * passed or there is no previous score to rise from.
 */
export function crossedMilestone(previous: number | null, current: number): Milestone | null {
  if (previous === null) return null;
  return MILESTONES.find(({ at }) => previous < at && current >= at) ?? null;
}
