import type { ScoreRequest } from '@labelwise/contracts/scores';
import type { FoodFacts } from '@labelwise/domain/food';
import { type PreparedProfile, RULES_VERSION, scoreFood } from '@labelwise/domain/scoring';
import type { Say } from '@labelwise/messages';
import { type PresentedScore, presentScore } from '@labelwise/messages/render/score';
import { AppError } from '../../lib/app-error.ts';
import { ThreadBusyError, ThreadFailedError } from '../../lib/thread.ts';
import { checkRequest } from './request-facts.ts';

type Deps = {
  /** A food of the catalogue by its id or barcode; `null` for one that it does not hold. */
  findFood: (id: string, memberId: string | null) => Promise<FoodFacts | null>;
  /** What the score may know of a member. */
  profileOf: (userId: string) => Promise<PreparedProfile>;
  /** Reads a posted food, beside the process's own thread; see `createReadingThread`. */
  readPosted: (request: ScoreRequest) => Promise<FoodFacts>;
};

export type ScoresService = ReturnType<typeof createScoresService>;

/** The score of one food for one person, or for anyone. The same engine runs in the browser and gives the same number. */
export function createScoresService({ findFood, profileOf, readPosted }: Deps) {
  async function factsOf(request: ScoreRequest, memberId: string | null): Promise<FoodFacts> {
    for (const id of [request.food?.barcode, request.food?.id]) {
      const food = id === undefined || id === null ? null : await findFood(id, memberId);
      if (food !== null) return food;
    }
    checkRequest(request);
    return readPosted(request).catch(refuse);
  }

  return {
    /**
     * @param userId the member whose profile counts; `null`: everyone's score
     * @throws AppError `invalid_input` for a list that is too long, `unavailable` when too many are waiting to be read
     */
    async calculate(request: ScoreRequest, userId: string | null, say: Say): Promise<PresentedScore & { rulesVersion: string }> {
      const [facts, profile] = await Promise.all([factsOf(request, userId), userId === null ? undefined : profileOf(userId)]);
      return { ...presentScore(say, scoreFood(facts, profile)), rulesVersion: RULES_VERSION };
    },
  };
}

/** Whether a list that somebody wrote can be read at all, tried beside the process's own thread. @throws AppError as `calculate` */
export function createListCheck(readPosted: Deps['readPosted']) {
  return async (text: string, lang: string | null): Promise<void> => {
    const request: ScoreRequest = { food: { ingredients: text, lang } };
    checkRequest(request);
    await readPosted(request).catch(refuse);
  };
}

function refuse(error: unknown): never {
  if (error instanceof ThreadBusyError) throw new AppError('unavailable', { retryAfter: 2 });
  if (error instanceof ThreadFailedError) throw new AppError('invalid_input', { message: { id: 'errors.list_unreadable' }, cause: error });
  throw error;
}
