import { prepareFood, prepareProfile, profileFromJson, scoreOnly, type PreparedFood } from '@labelwise/domain/scoring';
import type { ListMessage, ScoresMessage } from './worker-messages.ts';

/** By place. Foods are read once: a change of preferences then costs no more than the adding up. */
const prepared: (PreparedFood | null)[] = [];

/** What the worker answers to a list: a score each, or that it could not be done. */
export function scoreList(message: ListMessage): ScoresMessage {
  return { call: message.call, scores: scoresOf(message) };
}

function scoresOf({ profile, added, places }: ListMessage): ScoresMessage['scores'] {
  try {
    for (const { place, facts } of added) prepared[place] = read(facts);
    const own = prepareProfile(profileFromJson(profile));
    return Float64Array.from(places, (place) => {
      const food = prepared[place] ?? null;
      return food === null ? Number.NaN : scoreOnly(food, own);
    });
  } catch {
    return null;
  }
}

/** One food that cannot be read leaves the others their scores. */
function read(facts: Parameters<typeof prepareFood>[0]): PreparedFood | null {
  try {
    return prepareFood(facts);
  } catch {
    return null;
  }
}
