/** The statements of search, where they run: on PostgreSQL in its server, on SQLite in a thread once the catalogue is large. */

import type { SearchIndex } from '@labelwise/domain/food-search';
import type { Db, SqliteDb } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { createThread, type Thread, ThreadBusyError, ThreadFailedError } from '../../../lib/thread.ts';
import { postgresSearchIndex } from './postgres-index.ts';
import { searchWith, type TextSearch } from './search-here.ts';
import type { SearchAnswer, SearchJob, SearchQuestion } from './search-jobs.ts';
import { createShelvesRepository, type ShelvesRepository } from './shelves.repository.ts';
import { sqliteSearchIndex } from './sqlite-index.ts';

export type CatalogueSearch = TextSearch & ShelvesRepository & { close: () => Promise<void> };

/** A file of at most so many bytes, about forty thousand foods, is searched faster than a thread is asked. */
const SMALL_BYTES = 32 * 1024 * 1024;
/** One after the other: who would wait longer than a few seconds is asked to come back. */
const LIMITS = { timeoutMs: 10_000, maxWaiting: 200, maxWaitMs: 5000 };

/** @param smallBytes files of SQLite up to this size are searched on the thread of the process */
export function createCatalogueSearch(db: Db, { smallBytes = SMALL_BYTES } = {}): CatalogueSearch {
  if (db.dialect === 'postgres') return searchHere(postgresSearchIndex(db), createShelvesRepository(db));
  const here = searchHere(sqliteSearchIndex(db.reader), createShelvesRepository(db));
  let beside: CatalogueSearch | null = null;
  const current = (): CatalogueSearch => {
    if (beside === null && bytesOf(db) > smallBytes) beside = searchBeside(db.file);
    return beside ?? here;
  };
  return {
    find: (...question) => current().find(...question),
    rank: (...question) => current().rank(...question),
    foodsOf: (...question) => current().foodsOf(...question),
    narrowCategories: (...question) => current().narrowCategories(...question),
    size: () => current().size(),
    close: async () => beside?.close(),
  };
}

/** Read from the head of the file, which is in memory. */
function bytesOf({ reader }: SqliteDb): number {
  return Number(reader.pragma('page_count', { simple: true })) * Number(reader.pragma('page_size', { simple: true }));
}

function searchHere(index: SearchIndex, shelves: ShelvesRepository): CatalogueSearch {
  return { ...shelves, ...searchWith(index, shelves), close: async () => undefined };
}

function searchBeside(file: string): CatalogueSearch {
  const thread = createThread<SearchJob, SearchAnswer>(new URL('./search.worker.ts', import.meta.url), LIMITS);
  async function ask<Kind extends SearchAnswer['kind']>(
    question: SearchQuestion,
    kind: Kind,
  ): Promise<Extract<SearchAnswer, { kind: Kind }>> {
    const answer = await run(thread, { ...question, file });
    if (!isOf(answer, kind)) throw new ThreadFailedError('broken');
    return answer;
  }
  return {
    find: (text, isExact) => ask({ kind: 'find', text, isExact }, 'gathered'),
    rank: async (gathered, shelf) => (await ask({ kind: 'rank', gathered, shelf }, 'found')).found,
    foodsOf: async (tags, limit) => (await ask({ kind: 'foods of shelves', tags, limit }, 'ids')).ids,
    narrowCategories: async (after, limit) => (await ask({ kind: 'categories', after, limit }, 'categories')).categories,
    size: async () => (await ask({ kind: 'size' }, 'size')).size,
    close: thread.close,
  };
}

async function run(thread: Thread<SearchJob, SearchAnswer>, job: SearchJob): Promise<SearchAnswer> {
  try {
    return await thread.run(job);
  } catch (error) {
    if (error instanceof ThreadBusyError) throw new AppError('unavailable', { retryAfter: 2 });
    throw error;
  }
}

const isOf = <Kind extends SearchAnswer['kind']>(answer: SearchAnswer, kind: Kind): answer is Extract<SearchAnswer, { kind: Kind }> =>
  answer.kind === kind;
