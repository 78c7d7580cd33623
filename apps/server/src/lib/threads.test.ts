import { afterEach, beforeEach, expect, it } from 'vitest';
import { createThread, type Thread } from './thread.ts';
import { createThreads } from './threads.ts';

type Job = { double: number } | { takeMs: number };
const FILE = new URL('./testing/doubling.worker.ts', import.meta.url);

type Member = { runs: number; closes: number; starts: number; isStarted: Promise<void>; letStart: () => void };
let members: Member[] = [];
let threads: Thread<Job, number>;
beforeEach(() => {
  members = [];
});
afterEach(() => threads.close());

/** Threads of which it shows what each is asked. */
function start(options: { most: number; many: number; idleMs: number }): void {
  threads = createThreads<Job, number>(() => {
    const thread = createThread<Job, number>(FILE, { timeoutMs: 60_000, maxWaiting: 50 });
    const { promise: isStarted, resolve: letStart } = Promise.withResolvers<void>();
    const member = { runs: 0, closes: 0, starts: 0, isStarted, letStart };
    members.push(member);
    return {
      async start() {
        member.starts += 1;
        await Promise.all([thread.start(), isStarted]);
      },
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

const twice = (numbers: readonly number[]) => Promise.all(numbers.map((double) => threads.run({ double })));
/** A further thread is there. */
async function started(): Promise<void> {
  const [, further] = members;
  further?.letStart();
  await further?.isStarted;
  await expect.poll(async () => (await twice([1, 2, 3, 4]), runs()[1])).toBeGreaterThan(0);
}

it('one thread does what one can do, and a further one helps where many wait', async () => {
  start({ most: 2, many: 3, idleMs: 60_000 });
  for (const double of [1, 2, 3, 4]) expect(await threads.run({ double })).toBe(2 * double);
  expect(await twice([1, 2, 3])).toEqual([2, 4, 6]);
  expect(members.map(({ starts }) => starts)).toEqual([0, 0]);
  expect(await twice([1, 2, 3, 4])).toEqual([2, 4, 6, 8]);
  expect(members.map(({ starts }) => starts)).toEqual([0, 1]);
  await started();
  const before = runs();
  expect(await twice([1, 2, 3, 4, 5, 6])).toEqual([2, 4, 6, 8, 10, 12]);
  expect(runs().map((all, at) => all - (before[at] ?? 0))).toEqual([3, 3]);
});

it('no job waits for the start of a further thread', async () => {
  start({ most: 2, many: 1, idleMs: 60_000 });
  for (let time = 0; time < 3; time += 1) expect(await twice([1, 2, 3])).toEqual([2, 4, 6]);
  expect(members.map(({ starts }) => starts)).toEqual([0, 1]);
  expect(runs()).toEqual([9, 0]);
});

it('a further thread ends when it had nothing to do for long, and is started anew where many wait again', async () => {
  start({ most: 2, many: 1, idleMs: 20 });
  await twice([1, 2]);
  await started();
  // On a busy machine it may have ended and started several times while it was waited for.
  await expect.poll(() => (members[1]?.starts ?? 0) - (members[1]?.closes ?? 0)).toBe(0);
  const before = members[1]?.starts ?? 0;
  expect(await threads.run({ double: 3 })).toBe(6);
  expect(members[1]?.starts).toBe(before);
  expect(await twice([1, 2])).toEqual([2, 4]);
  expect(members[1]?.starts).toBe(before + 1);
  expect(members[0]?.closes).toBe(0);
});

it('a single thread is all that there is where no further one may be started', async () => {
  start({ most: 1, many: 1, idleMs: 10 });
  expect(await Promise.all([1, 2, 3].map((double) => threads.run({ double })))).toEqual([2, 4, 6]);
  expect(runs()).toEqual([3]);
});
