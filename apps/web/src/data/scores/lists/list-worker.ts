import { prepareFood, prepareProfile, profileFromJson, scoreOnly, type PreparedFood } from '@labelwise/domain/scoring';
import type { ListMessage, ScoresMessage } from './worker-messages.ts';

/** Foods are read once: a change of preferences then costs no more than the adding up. */
const prepared = new Map<string, PreparedFood>();

addEventListener('message', ({ data }: MessageEvent<ListMessage>) => {
  postMessage({ call: data.call, scores: scoresOf(data) } satisfies ScoresMessage);
});

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
