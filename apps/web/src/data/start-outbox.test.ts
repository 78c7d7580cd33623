import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { network } from '../platform/network/network.ts';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { createQueryClient } from './query-client.ts';
import { outbox } from './saved-foods.ts';
import { startOutbox } from './start-outbox.ts';

let stop = () => undefined as void;

/** A server that answers one attempt after the other, the last one from then on. */
function aServer(...answers: { status?: number; headers?: Record<string, string> }[]) {
  const at: number[] = [];
  fakeFetch({
    'GET /api/health': new TypeError('Failed to fetch'),
    'POST /api/favorites': () => {
      at.push(Date.now());
      return { body: { error: 'later' }, ...answers[Math.min(at.length, answers.length) - 1] };
    },
  });
  return at;
}

/** The clock of the test stands still meanwhile; vitest's own polling would move it. */
const realTimeout = setTimeout;
async function until(holds: () => boolean) {
  for (let turn = 0; turn < 500 && !holds(); turn += 1) await new Promise((resolve) => realTimeout(resolve, 1));
  expect(holds()).toBe(true);
}

/** So many attempts were made, and the last one has ended: a timer waits for the next, or nothing does. */
const attempts = (at: number[], count: number) => until(() => at.length === count && (vi.getTimerCount() > 0 || outbox.all().length === 0));

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  outbox.add({ list: 'favorites', foodId: '4001', userId: 'ana', isSaved: true });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a change that waits while the server is busy', () => {
  it('is tried again after 1, 2, 4 ... and at most 60 seconds, until it is stored', async () => {
    const busy = Array.from({ length: 8 }, (_, n) => ({ status: n % 2 === 0 ? 503 : 429 }));
    const at = aServer(...busy, {});
    stop = startOutbox(createQueryClient());
    for (const [n, seconds] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
      await attempts(at, n + 1);
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(at).toHaveLength(n + 1);
      await vi.advanceTimersByTimeAsync(1);
    }
    await attempts(at, 9);
    expect(outbox.all()).toEqual([]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(at.map((ms) => ms / 1000)).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
  });

  it('is not attempted before the time that the server asked for', async () => {
    const at = aServer({ status: 429, headers: { 'retry-after': '20' } }, {});
    stop = startOutbox(createQueryClient());
    await attempts(at, 1);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(at).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await attempts(at, 2);
    expect(outbox.all()).toEqual([]);
  });

  it('waits for the network where there is none, and begins again with it', async () => {
    const at = aServer({ status: 503 }, {});
    stop = startOutbox(createQueryClient());
    await attempts(at, 1);
    window.dispatchEvent(new Event('offline'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(at).toHaveLength(1);
    network.watchRequest().answered();
    await attempts(at, 2);
    expect(outbox.all()).toEqual([]);
  });

  it('stops with the app, and where the session is over', async () => {
    const at = aServer({ status: 503 }, { status: 401 });
    stop = startOutbox(createQueryClient());
    await attempts(at, 1);
    await vi.advanceTimersByTimeAsync(1000);
    await until(() => at.length === 2);
    await vi.advanceTimersByTimeAsync(120_000);
    expect([at.length, vi.getTimerCount(), outbox.all().length]).toEqual([2, 0, 1]);
  });
});
