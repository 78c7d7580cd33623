import { parentPort } from 'node:worker_threads';
import { answerJobs } from '../thread.ts';

/** Doubles a number, answers with much, breaks, or takes its time. */
answerJobs(parentPort, (job: { double: number } | { bytes: number } | { takeMs: number } | { break: true }) => {
  if ('break' in job) throw new Error('broken on purpose');
  if ('double' in job) return job.double * 2;
  if ('bytes' in job) return new Uint8Array(job.bytes);
  const end = performance.now() + job.takeMs;
  while (performance.now() < end) continue;
  return 0;
});
