/** Thread that reads what people write: lists of foods, and what they leave out. Some of it takes too long for the main thread. */
import { parentPort } from 'node:worker_threads';
import { understand } from '@labelwise/domain/understanding';
import { answerJobs } from '../../lib/thread.ts';
import type { ReadingAnswer, ReadingJob } from './reading-thread.ts';
import { factsOfRequest } from './request-facts.ts';

answerJobs(parentPort, (job: ReadingJob): ReadingAnswer => {
  switch (job.kind) {
    case 'facts':
      return { kind: 'facts', facts: factsOfRequest(job.request) };
    case 'understand':
      return { kind: 'understand', restrictions: job.entries.map(({ typed, place }) => understand(typed, place)) };
  }
});
