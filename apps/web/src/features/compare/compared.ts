import type { ComparedFood } from '@labelwise/domain/comparison';
import { type Fit, fitByAlerts, fitOfScore, isFittingScore } from '@labelwise/domain/scoring';
import type { Food } from '../../data/foods/foods.ts';
import { isScoredHere } from '../../data/scores/guest-profile.ts';
import type { PersonalScore } from '../../data/scores/lists/list-scorer.ts';
import type { FoodScore } from '../../data/scores/scores.ts';
import { type JudgedScore, judged } from '../../lib/score-state.ts';
import { readToken } from '../../platform/storage/token.ts';

/** A food with the viewer's score; `null` where nothing could score it. */
export type ComparedForOneself = { readonly food: Food; readonly score: FoodScore | null };
/** A food with what it comes to for those whom foods are judged for; `null` where they could not be judged for. */
type ComparedForOthers = { readonly food: Food; readonly forOthers: PersonalScore | null };
export type Compared = ComparedForOneself | ComparedForOthers;

export function shownScore(compared: Compared): JudgedScore {
  if ('forOthers' in compared) return compared.forOthers ?? judged({ score: 0, basis: 'none', isHeldBack: false });
  const { food, score } = compared;
  if (score !== null) return judged(score);
  // The score for everyone says nothing of what this person must not eat.
  return judged({ score: food.healthScore, basis: isScoredHere() || readToken() !== null ? 'none' : food.scoreBasis, isHeldBack: false });
}

/** Whether a score shows that the person leaves something out. */
export function leavesOut({ alerts, fits }: FoodScore): boolean {
  return fits.length > 0 || alerts.some(({ data }) => data.kind !== 'alcohol');
}

/** How a food stands to what the person leaves out, and what speaks against it; `isFitting`: it is a good match for them besides. */
export function standingOf({ score }: ComparedForOneself): { readonly fit: Fit; readonly isFitting: boolean; readonly against: string } {
  if (score === null) return { fit: 'unknown', isFitting: false, against: '' };
  const against = score.alerts.find((alert) => fitByAlerts([alert]) === 'conflict')?.title ?? '';
  return { fit: fitOfScore(score), isFitting: isFittingScore(score), against };
}

export function comparedFood(compared: Compared): ComparedFood {
  const { food } = compared;
  const { score, state } = shownScore(compared);
  return { facts: food.facts, servingSize: food.servingSize, score: state === 'no data' ? null : score, fit: fitOf(compared) };
}

/** Of whom nothing could be judged nothing is known to fit. */
function fitOf(compared: Compared): Fit | null {
  if ('forOthers' in compared) return compared.forOthers?.fit === undefined ? 'unknown' : compared.forOthers.fit;
  return compared.score !== null && leavesOut(compared.score) ? standingOf(compared).fit : null;
}
