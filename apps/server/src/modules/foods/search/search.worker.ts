/** Thread that searches a large catalogue on SQLite: its statements would keep everyone else of the process waiting. */
import { parentPort } from 'node:worker_threads';
import { openReader } from '../../../db/dialects/sqlite.ts';
import { answerJobs } from '../../../lib/thread.ts';
import { searchWith } from './search-here.ts';
import type { SearchAnswer, SearchJob } from './search-jobs.ts';
import { createShelvesRepository } from './shelves.repository.ts';
import { sqliteSearchIndex } from './sqlite-index.ts';

/** It serves one database, from the first job on. */
let opened: { file: string; answer: (job: SearchJob) => Promise<SearchAnswer> } | undefined;

answerJobs(parentPort, (job: SearchJob) => {
  if (opened?.file !== job.file) opened = { file: job.file, answer: open(job.file) };
  return opened.answer(job);
});

function open(file: string): (job: SearchJob) => Promise<SearchAnswer> {
  const db = openReader(file);
  const shelves = createShelvesRepository({ ...db, dialect: 'sqlite' });
  const search = searchWith(sqliteSearchIndex(db.reader), shelves);
  return async (job) => {
    switch (job.kind) {
      case 'find':
        return { kind: 'gathered', ...(await search.find(job.text, job.isExact)) };
      case 'rank':
        return { kind: 'found', found: await search.rank(job.gathered, job.shelf) };
      case 'foods of shelves':
        return { kind: 'ids', ids: await shelves.foodsOf(job.tags, job.limit) };
      case 'categories':
        return { kind: 'categories', categories: await shelves.narrowCategories(job.after, job.limit) };
      case 'size':
        return { kind: 'size', size: await shelves.size() };
      default:
        return job satisfies never;
    }
  };
}
