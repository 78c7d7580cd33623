import type { FoodFacts } from '@labelwise/domain/food';
import { type Person, preparePeople } from '@labelwise/domain/people';
import { FITS, type Fit, type PreparedFood, prepareFood, prepareProfile, profileFromJson } from '@labelwise/domain/scoring';
import { type Audience, judge, stateOfHit } from '@labelwise/domain/shelf';
import { SCORE_STATES } from '../../../lib/score-state.ts';
import { createVerdictTable, type VerdictTable } from './list-scorer.ts';

/** By place. Foods are read once: a change of preferences then costs no more than the adding up. */
const prepared: (PreparedFood | null)[] = [];

/** What the worker answers to a list: a score each, or that it could not be done. */
export function scoreList(message: ListMessage): ScoresMessage {
  return { call: message.call, answer: answerTo(message) };
}

function answerTo({ profile, people, added, places }: ListMessage): ListAnswer | null {
  try {
    for (const { place, facts } of added) prepared[place] = read(facts);
    const audience: Audience = people === null ? prepareProfile(profileFromJson(profile)) : preparePeople(people);
    const table = people === null ? null : createVerdictTable(people, places.length);
    const scores = new Float64Array(places.length);
    const states = new Uint8Array(places.length);
    const fits = new Uint8Array(places.length);
    const fitting = new Uint8Array(places.length);
    for (const [at, place] of places.entries()) {
      const food = prepared[place] ?? null;
      if (food === null) {
        scores[at] = Number.NaN;
        continue;
      }
      const judgement = judge(food, audience);
      scores[at] = judgement.score;
      states[at] = SCORE_STATES.indexOf(stateOfHit({ prepared: food, ...judgement }, audience));
      fits[at] = fitNumber(judgement.fit);
      fitting[at] = Number(judgement.isFitting);
      if (judgement.household !== null) table?.set(at, judgement.household);
    }
    return { scores, states, fits, fitting, verdicts: table?.verdicts ?? null };
  } catch {
    return null;
  }
}

/** 0 where nothing is left out, else one more than the place in `FITS`. */
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
  /** The member's profile as this device stores it; of no account where `people` are given. */
  profile: unknown;
  /** Those whom the list is judged for, where that is not oneself alone. */
  people: readonly Person[] | null;
  /** Foods that the worker does not know yet, or that changed. */
  added: readonly { place: number; facts: FoodFacts }[];
  /** The list, in its order. */
  places: Uint32Array<ArrayBuffer>;
};

/**
 * In the order of the list: the scores, NaN where a food has none, how each stands, as its place in `SCORE_STATES`, and how each stands to
 * what is left out, as one more than its place in `FITS`; for several people also a verdict each.
 */
export type ListAnswer = {
  scores: Float64Array<ArrayBuffer>;
  states: Uint8Array<ArrayBuffer>;
  fits: Uint8Array<ArrayBuffer>;
  /** 1 where it may be called fitting. */
  fitting: Uint8Array<ArrayBuffer>;
  verdicts: VerdictTable | null;
};

/** The answer to a list, or that it could not be done. */
export type ScoresMessage = { call: number; answer: ListAnswer | null };
