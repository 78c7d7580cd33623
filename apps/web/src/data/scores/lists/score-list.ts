import type { FoodFacts } from '@labelwise/domain/food';
import {
  FITS,
  type Fit,
  fitOf,
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
    const fits = new Uint8Array(places.length);
    for (const [at, place] of places.entries()) {
      const food = prepared[place] ?? null;
      const score = food === null ? Number.NaN : scoreOnly(food, own);
      scores[at] = score;
      if (food === null) continue;
      states[at] = SCORE_STATES.indexOf(stateOf(food, own, score));
      fits[at] = fitNumber(fitOf(food, own));
    }
    return { scores, states, fits };
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

/** 0 where the member leaves nothing out, else one more than the place in `FITS`. */
function fitNumber(fit: Fit | null): number {
  return fit === null ? 0 : FITS.indexOf(fit) + 1;
}

/** One food that cannot be read leaves the others their scores. */
function read(facts: Parameters<typeof prepareFood>[0]): PreparedFood | null {
  try {
    return prepareFood(facts);
  } catch {
    return null;
  }
}

/**
 * A list to score. Foods have a place in the worker, where they are read once: a change of preferences sends places and
 * gets scores back, as numbers that are moved and not copied.
 */
export type ListMessage = {
  call: number;
  /** The member's profile as this device stores it. */
  profile: unknown;
  /** Foods that the worker does not know yet, or that changed. */
  added: readonly { place: number; facts: FoodFacts }[];
  /** The list, in its order. */
  places: Uint32Array<ArrayBuffer>;
};

/**
 * In the order of the list: the scores, NaN where a food has none, how each stands, as its place in `SCORE_STATES`, and how each stands to
 * what the member leaves out, as one more than its place in `FITS`.
 */
export type ListAnswer = { scores: Float64Array<ArrayBuffer>; states: Uint8Array<ArrayBuffer>; fits: Uint8Array<ArrayBuffer> };

/** The answer to a list, or that it could not be done. */
export type ScoresMessage = { call: number; answer: ListAnswer | null };
