import { prepareFood, prepareProfile, profileFromJson, scoreOnly, type PreparedFood } from '@labelwise/domain/scoring';
import type { ListMessage, ScoresMessage } from './worker-messages.ts';

/** Foods are read once: a change of preferences then costs no more than the adding up. */
const prepared = new Map<string, PreparedFood>();

/** What the worker answers to a list: a score each, or that it could not be done. */
export function scoreList(message: ListMessage): ScoresMessage {
  return { call: message.call, scores: scoresOf(message) };
}

function scoresOf({ profile, foods }: ListMessage): number[] | null {
  try {
    const own = prepareProfile(profileFromJson(profile));
    return foods.map(({ id, facts }) => {
      if (facts !== undefined) prepared.set(id, prepareFood(facts));
      const food = prepared.get(id);
      if (food === undefined) throw new RangeError(`no food ${id}`);
      return scoreOnly(food, own);
    });
  } catch {
    return null;
  }
}
