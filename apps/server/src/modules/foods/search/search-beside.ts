/** Search in a thread of its own, scores and all: on a large catalogue it would keep everyone else of the process waiting. */
import { availableParallelism } from 'node:os';
import type { DatabaseConfig } from '../../../db/open.ts';
import type { Reads } from '../../../db/replicas/position.ts';
import { AppError } from '../../../lib/app-error.ts';
import { createThread, ThreadBusyError, ThreadFailedError } from '../../../lib/thread.ts';
import { createThreads } from '../../../lib/threads.ts';
import type { MemberScoring } from '../../member-profile/member-profile.service.ts';
import type { RowReader } from '../storage/row-reader.ts';
import { type FindFoodsService, refuseEmpty } from './find-foods.service.ts';
import { noneFiled, type TextSearch } from './search-here.ts';
import type { SearchAnswer, Searcher, SearchJob, SearchQuestion, SearchResult } from './search-jobs.ts';

type Deps = {
  database: DatabaseConfig;
  reads: Reads | null;
  scoringOf: (memberId: string) => Promise<MemberScoring>;
  /** Stores what had to be read for an answer. */
  reader: Pick<RowReader, 'take'>;
};

/** Answers as JSON that keeps to the contract. */
type Asked<Name extends keyof FindFoodsService> = (...question: Parameters<FindFoodsService[Name]>) => Promise<string>;
export type SearchTexts = { readonly find: Asked<'find'>; readonly candidates: Asked<'candidates'>; readonly suggest: Asked<'suggest'> };

/** `texts`: answers that are written already, where search runs beside the process. */
export type SearchService = FindFoodsService & { readonly texts: () => Promise<SearchTexts | null> };

export type SearchBeside = {
  readonly text: TextSearch;
  readonly texts: SearchTexts;
  readonly foods: FindFoodsService;
  readonly close: () => Promise<void>;
};

/** Who would wait longer than a few seconds is asked to come back. */
const LIMITS = { timeoutMs: 10_000, maxWaiting: 200, maxWaitMs: 5000 };
/** Each takes about 130 MB: a second one helps where searches wait for the first, and where there is more than one core. */
const THREADS = { sqlite: Math.min(2, availableParallelism()), postgres: 1 } as const;
const MANY = 4;
const IDLE_MS = 60_000;
/** On SQLite a search is work of the thread itself; on PostgreSQL it waits for the server most of the time. */
const CONCURRENCY = { sqlite: 1, postgres: 4 } as const;

export function createSearchBeside({ database, reads, scoringOf, reader }: Deps): SearchBeside {
  const create = () =>
    createThread<SearchJob, SearchAnswer>(new URL('../../../search.worker.ts', import.meta.url), {
      ...LIMITS,
      concurrency: CONCURRENCY[database.dialect],
    });
  const thread = createThreads(create, { most: THREADS[database.dialect], many: MANY, idleMs: IDLE_MS });

  async function ask<Kind extends SearchResult['kind']>(
    question: SearchQuestion,
    kind: Kind,
  ): Promise<Extract<SearchResult, { kind: Kind }>> {
    const { found, refreshes } = await run({ database, asking: reads?.asking() ?? null, question });
    reader.take(refreshes);
    if (!isOf(found, kind)) throw new ThreadFailedError('broken');
    return found;
  }

  async function run(job: SearchJob): Promise<SearchAnswer> {
    try {
      return await thread.run(job);
    } catch (error) {
      if (error instanceof ThreadBusyError) throw new AppError('unavailable', { retryAfter: 2 });
      throw error;
    }
  }

  const searcher = async (memberId: string | null): Promise<Searcher | null> =>
    memberId === null ? null : { memberId, scoring: await scoringOf(memberId) };

  const textOf = async (question: SearchQuestion): Promise<string> => (await ask(question, 'text')).text;

  const texts: SearchTexts = {
    async find(query, memberId, language) {
      refuseEmpty(query);
      return textOf({ kind: 'hits', query, by: await searcher(memberId), language });
    },
    async candidates(query, language) {
      refuseEmpty(query);
      return textOf({ kind: 'candidates', query, language });
    },
    suggest: async (text, memberId, language) => textOf({ kind: 'suggestions', text, by: await searcher(memberId), language }),
  };

  return {
    texts,
    text: { find: async (text, isExact) => (await ask({ kind: 'find', text, isExact }, 'found')).found, filedAmongFound: noneFiled },
    // What the same service has written, so its shape is not checked.
    foods: {
      find: async (...question) => JSON.parse(await texts.find(...question)),
      candidates: async (...question) => JSON.parse(await texts.candidates(...question)),
      suggest: async (...question) => JSON.parse(await texts.suggest(...question)),
      shelves: async (language) => (await ask({ kind: 'shelves', language }, 'shelves')).answer,
    },
    close: thread.close,
  };
}

const isOf = <Kind extends SearchResult['kind']>(found: SearchResult, kind: Kind): found is Extract<SearchResult, { kind: Kind }> =>
  found.kind === kind;
