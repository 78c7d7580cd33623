import { crossedMilestone, type Milestone } from '@labelwise/domain/scoring';
import { useEffect, useState } from 'react';
import { noteShownScore, previousScore } from '../../../data/scores/shown-scores.ts';

/**
 * The message of a limit that the score rose past since this device showed it last; null without one. Each shown score
 * is noted, so a limit is celebrated once.
 *
 * @param food the food's barcode, else its id
 * @param score null for one that stands in for none
 */
export function useCelebration(food: string, score: number | null): { message: string | null; done: () => void } {
  const [seen, setSeen] = useState(() => ({ score, message: messageFor(food === '' ? null : previousScore(food), score) }));
  if (seen.score !== score) setSeen({ score, message: messageFor(seen.score, score) });
  useEffect(() => {
    if (score !== null && food !== '') noteShownScore(food, score);
  }, [food, score]);
  return { message: seen.message, done: () => setSeen({ score, message: null }) };
}

function messageFor(previous: number | null, score: number | null): string | null {
  return score === null ? null : milestoneMessage(crossedMilestone(previous, score));
}

const MESSAGES: Readonly<Record<Milestone, string>> = {
  90: 'Perfect pick!',
  75: 'Excellent choice!',
  50: 'Halfway there!',
  25: 'Good start!',
};

function milestoneMessage(milestone: Milestone | null): string | null {
  return milestone === null ? null : MESSAGES[milestone];
}
