import type { ScoreRequest } from '@labelwise/contracts/scores';
import type { Restriction } from '@labelwise/domain/diets';
import type { FoodFacts } from '@labelwise/domain/food';
import { createThread, ThreadFailedError } from '../../lib/thread.ts';

/** Something that a member typed, and where: see `understand` in the domain. */
export type TypedEntry = { readonly typed: string; readonly place: 'restriction' | 'condition' };

export type ReadingJob =
  | { readonly kind: 'facts'; readonly request: ScoreRequest }
  | { readonly kind: 'understand'; readonly entries: readonly TypedEntry[] };
export type ReadingAnswer =
  | { readonly kind: 'facts'; readonly facts: FoodFacts }
  | { readonly kind: 'understand'; readonly restrictions: Restriction[][] };

export type ReadingThread = {
  /** A posted food, read from its own text. @throws ThreadBusyError, ThreadFailedError */
  factsOf: (request: ScoreRequest) => Promise<FoodFacts>;
  /** What each typed text leaves out. @throws ThreadBusyError, ThreadFailedError */
  understand: (entries: readonly TypedEntry[]) => Promise<Restriction[][]>;
  close: () => Promise<void>;
};

/**
 * The longest list that is allowed, and the first misspelt word, take about a second where nothing else is done, and many on a busy
 * machine.
 */
const LIMITS = { timeoutMs: 10_000, maxWaiting: 50 };

/** Reads what people write, in a thread of its own that is started when first needed. */
export function createReadingThread(): ReadingThread {
  const thread = createThread<ReadingJob, ReadingAnswer>(new URL('./reading.worker.ts', import.meta.url), LIMITS);
  return {
    async factsOf(request) {
      const answer = await thread.run({ kind: 'facts', request });
      if (answer.kind !== 'facts') throw new ThreadFailedError('broken');
      return answer.facts;
    },
    async understand(entries) {
      const answer = await thread.run({ kind: 'understand', entries });
      if (answer.kind !== 'understand') throw new ThreadFailedError('broken');
      return answer.restrictions;
    },
    close: thread.close,
  };
}
