import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase, DIALECTS } from '../testing/database.ts';
import { openDatabase } from './open.ts';
import { createRateLimiter, removeExpiredLimits } from './rate-limiter.ts';

const LIMIT = { name: 'test', max: 5, windowMs: 60_000 };

/** Two connections to one database, as two processes have them. */
async function twoProcesses(dialect: (typeof DIALECTS)[number]) {
  const { config, drop } = await createTestDatabase(dialect);
  const [here, there] = [await openDatabase(config), await openDatabase(config)];
  onTestFinished(async () => {
    await Promise.all([here.close(), there.close()]);
    await drop();
  });
  return { here, there };
}

describe.each(DIALECTS)('a limit on %s', (dialect) => {
  it('holds for two processes together, also at the same moment', async () => {
    const { here, there } = await twoProcesses(dialect);
    const limiters = [createRateLimiter(here, LIMIT), createRateLimiter(there, LIMIT)];
    const waits = await Promise.all(Array.from({ length: 20 }, (_, index) => limiters[index % 2]?.consume('ana')));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
    for (const seconds of waits.filter((wait) => wait !== 0)) expect(seconds).toBeLessThanOrEqual(60);
    expect(await limiters[0]?.consume('bob')).toBe(0);
  });

  it('ends with its window, and for a key that is reset', async () => {
    const { here } = await twoProcesses(dialect);
    const limiter = createRateLimiter(here, LIMIT);
    const useUp = () => Promise.all([1, 2, 3, 4, 5].map(() => limiter.consume('ana')));
    await useUp();
    expect(await limiter.consume('ana')).toBeGreaterThan(0);
    await limiter.reset('ana');
    expect(await useUp()).toEqual([0, 0, 0, 0, 0]);
    expect(await limiter.consume('ana')).toBeGreaterThan(0);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await limiter.consume('ana')).toBe(0);
  });

  it('counts in a transaction: what is rolled back is not counted', async () => {
    const { here, there } = await twoProcesses(dialect);
    const limiter = createRateLimiter(here, LIMIT);
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      await here
        .write(async (tx) => {
          await limiter.consume('ana', tx);
          throw new Error('rolled back');
        })
        .catch(() => undefined);
    }
    expect(await createRateLimiter(there, LIMIT).count('ana')).toMatchObject({ consumed: 1 });
    await here.write(async (tx) => expect(await limiter.consume('ana', tx)).toBe(0));
    expect(await limiter.count('ana')).toMatchObject({ consumed: 3 });
  });

  it('stores no key in clear, and nothing once its window is over', async () => {
    const { here } = await twoProcesses(dialect);
    await createRateLimiter(here, LIMIT).consume('ana@example.org');
    const stored = () => here.read.selectFrom('rateLimit').selectAll().execute();
    expect(JSON.stringify(await stored())).not.toContain('ana');
    await removeExpiredLimits(here, Date.now());
    expect(await stored()).toHaveLength(1);
    await removeExpiredLimits(here, Date.now() + 60_000);
    expect(await stored()).toEqual([]);
  });
});
