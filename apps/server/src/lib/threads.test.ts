import { afterEach, beforeEach, expect, it } from 'vitest';
import { createThread, type Thread } from './thread.ts';
import { createThreads } from './threads.ts';

type Job = { double: number } | { takeMs: number };
const FILE = new URL('./testing/doubling.worker.ts', import.meta.url);

let members: { runs: number; closes: number }[] = [];
let threads: Thread<Job, number>;
beforeEach(() => {
  members = [];
});
afterEach(() => threads.close());

/** Threads of which it shows what each is asked. */
function start(options: { most: number; many: number; idleMs: number }): void {
  threads = createThreads<Job, number>(() => {
    const thread = createThread<Job, number>(FILE, { timeoutMs: 60_000, maxWaiting: 50 });
    const member = { runs: 0, closes: 0 };
    members.push(member);
    return {
      run: (job) => {
        member.runs += 1;
        return thread.run(job);
      },
      close: () => {
        member.closes += 1;
        return thread.close();
      },
    };
  }, options);
}
const runs = () => members.map((member) => member.runs);

it('one thread does what one can do, and a further one helps where many wait', async () => {
  start({ most: 2, many: 3, idleMs: 60_000 });
  for (const double of [1, 2, 3, 4]) expect(await threads.run({ double })).toBe(2 * double);
  expect(await Promise.all([1, 2, 3].map((double) => threads.run({ double })))).toEqual([2, 4, 6]);
  expect(runs()).toEqual([7, 0]);
  expect(await Promise.all([1, 2, 3, 4, 5, 6].map((double) => threads.run({ double })))).toEqual([2, 4, 6, 8, 10, 12]);
  expect(runs()).toEqual([10, 3]);
});

it('a further thread ends when it had nothing to do for long, and is started anew where many wait again', async () => {
  start({ most: 2, many: 1, idleMs: 20 });
  const twice = () => Promise.all([threads.run({ double: 1 }), threads.run({ double: 2 })]);
  await twice();
  await expect.poll(() => members.map(({ closes }) => closes)).toEqual([0, 1]);
  expect(await threads.run({ double: 3 })).toBe(6);
  expect(await twice()).toEqual([2, 4]);
  expect(runs()).toEqual([3, 2]);
});

it('a single thread is all that there is where no further one may be started', async () => {
  start({ most: 1, many: 1, idleMs: 10 });
  expect(await Promise.all([1, 2, 3].map((double) => threads.run({ double })))).toEqual([2, 4, 6]);
  expect(runs()).toEqual([3]);
});
