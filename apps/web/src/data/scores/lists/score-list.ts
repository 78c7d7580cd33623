import {
  type PreparedFood,
  type PreparedProfile,
  prepareFood,
  prepareProfile,
  profileFromJson,
  scoreFood,
  scoreLabel,
  scoreOnly,
} from '@labelwise/domain/scoring';
import { SCORE_STATES, type ScoreState } from '../../../lib/score-state.ts';
import type { ListAnswer, ListMessage, ScoresMessage } from './worker-messages.ts';

/** By place. Foods are read once: a change of preferences then costs no more than the adding up. */
const prepared: (PreparedFood | null)[] = [];

/** What the worker answers to a list: a score each, or that it could not be done. */
export function scoreList(message: ListMessage): ScoresMessage {
  return { call: message.call, answer: answerTo(message) };
}

function answerTo({ profile, added, places }: ListMessage): ListAnswer | null {
  try {
    for (const { place, facts } of added) prepared[place] = read(facts);
    const own = prepareProfile(profileFromJson(profile));
    const scores = new Float64Array(places.length);
    const states = new Uint8Array(places.length);
    for (const [at, place] of places.entries()) {
      const food = prepared[place] ?? null;
      const score = food === null ? Number.NaN : scoreOnly(food, own);
      scores[at] = score;
      if (food !== null) states[at] = SCORE_STATES.indexOf(stateOf(food, own, score));
    }
    return { scores, states };
  } catch {
    return null;
  }
}

/** Whether only something unknown holds a score down is found in its ledger, which is made for the few that it can be true of. */
function stateOf(food: PreparedFood, own: PreparedProfile, score: number): ScoreState {
  if (food.basis.isUnknown) return 'no data';
  const mayBeHeldBack = own.constraints.length > 0 && scoreLabel(score) === 'Poor Match';
  return mayBeHeldBack && scoreFood(food, own).isHeldBack ? 'check' : 'judged';
}

/** One food that cannot be read leaves the others their scores. */
function read(facts: Parameters<typeof prepareFood>[0]): PreparedFood | null {
  try {
    return prepareFood(facts);
  } catch {
    return null;
  }
}
