import type { ScoreRequest } from '@labelwise/contracts/scores';
import type { FoodFacts } from '@labelwise/domain/food';

import type { Thread } from '../../lib/thread.ts';

import { createThread } from '../../lib/thread.ts';

/** The longest list that is allowed takes about a second, the start of the thread as long. */
const LIMITS = { timeoutMs: 5000, maxWaiting: 50 };

/** `factsOfRequest` in a thread of its own. */
export function createFactsThread(): Thread<ScoreRequest, FoodFacts> {
  return createThread(new URL('./facts.worker.ts', import.meta.url), LIMITS);
}
