import type { ScoreRequest } from '@labelwise/contracts/scores';
import type { FoodFacts } from '@labelwise/domain/food';
import type { FoodScore, PreparedProfile } from '@labelwise/domain/scoring';

import { RULES_VERSION, scoreFood } from '@labelwise/domain/scoring';

import { factsOfRequest } from './request-facts.ts';

type Deps = {
  /** A food of the catalogue by its id or barcode; `null` for one that it does not hold. */
  findFood: (id: string) => Promise<FoodFacts | null>;
  /** What the score may know of a member. */
  profileOf: (userId: string) => Promise<PreparedProfile>;
};

export type ScoresService = ReturnType<typeof createScoresService>;

/** The score of one food for one person, or for anybody. The same engine runs in the browser and gives the same number. */
export function createScoresService({ findFood, profileOf }: Deps) {
  async function factsOf(request: ScoreRequest): Promise<FoodFacts> {
    for (const id of [request.food?.barcode, request.food?.id]) {
      const food = id === undefined || id === null ? null : await findFood(id);
      if (food !== null) return food;
    }
    return factsOfRequest(request);
  }

  return {
    /** @param userId the member whose profile counts; `null`: everybody's score */
    async calculate(request: ScoreRequest, userId: string | null): Promise<FoodScore & { rulesVersion: string }> {
      const [facts, profile] = await Promise.all([factsOf(request), userId === null ? undefined : profileOf(userId)]);
      return { ...scoreFood(facts, profile), rulesVersion: RULES_VERSION };
    },
  };
}
