import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { createThread, ThreadBusyError, ThreadFailedError } from './thread.ts';

type Job = { double: number } | { takeMs: number } | { break: true };
const FILE = new URL('./testing/doubling.worker.ts', import.meta.url);
const MB = 1024 * 1024;
const start = (options: { timeoutMs?: number; maxWaiting?: number } = {}) =>
  createThread<Job, number>(FILE, { timeoutMs: 10_000, maxWaiting: 5, ...options });

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

let thread = start();
afterEach(() => thread.close());

describe('a thread for jobs', () => {
  it('holds no answer that it has given', async () => {
    const large = createThread<{ bytes: number }, Uint8Array>(FILE, { timeoutMs: 10_000, maxWaiting: 5 });
    const held = () => {
      collectGarbage();
      return process.memoryUsage().arrayBuffers;
    };
    const before = held();
    for (let answered = 0; answered < 10; answered += 1) expect((await large.run({ bytes: 8 * MB })).length).toBe(8 * MB);
    const after = held();
    await large.close();
    // Room for one answer whose frame is still there.
    expect(after - before).toBeLessThan(10 * MB);
  });

  it('answers each with its own answer', async () => {
    thread = start();
    expect(await Promise.all([1, 2, 3].map((double) => thread.run({ double })))).toEqual([2, 4, 6]);
  });

  it('fails the job that breaks or takes too long, and no other', async () => {
    thread = start({ timeoutMs: 1500 });
    const [broken, late, after] = await Promise.allSettled([
      thread.run({ break: true }),
      thread.run({ takeMs: 60_000 }),
      thread.run({ double: 4 }),
    ]);
    expect(broken).toMatchObject({ status: 'rejected', reason: expect.any(ThreadFailedError) });
    expect(late).toMatchObject({ status: 'rejected', reason: expect.any(ThreadFailedError) });
    expect(after).toEqual({ status: 'fulfilled', value: 8 });
  });

  it('turns away what could not be done in time', async () => {
    thread = start({ maxWaiting: 1 });
    const results = await Promise.allSettled([1, 2, 3].map((double) => thread.run({ double })));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(results[2]).toMatchObject({ reason: expect.any(ThreadBusyError) });
  });

  it('ends only once it has loaded, and starts again for the next job', async () => {
    thread = start();
    const first = thread.run({ double: 1 });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    await thread.close();
    expect((await Promise.allSettled([first]))[0]).toSatisfy(
      ({ status, value }: { status: string; value?: number }) => status === 'rejected' || value === 2,
    );
    expect(await thread.run({ double: 3 })).toBe(6);
  });
});
