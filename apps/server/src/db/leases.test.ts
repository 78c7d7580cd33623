import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, DIALECTS } from '../testing/database.ts';
import type { Db } from './db.ts';
import { LEASE_MS, repeatOnce, takeLease, takeTurn, withLease } from './leases.ts';
import { openDatabase } from './open.ts';

const HOUR = 3_600_000;

/** Two processes of one installation. */
async function givenTwo(dialect: (typeof DIALECTS)[number]): Promise<[Db, Db]> {
  const { config, drop } = await createTestDatabase(dialect);
  const [one, other] = [await openDatabase(config), await openDatabase(config)];
  onTestFinished(async () => {
    await one.close();
    await other.close();
    await drop();
  });
  return [one, other];
}

describe.each(DIALECTS)('work for one process of many, on %s', (dialect) => {
  it('has one holder at a time, and the next once it is done or its process is gone', async () => {
    const [one, other] = await givenTwo(dialect);
    let time = 1_000_000;
    const now = () => time;
    const lease = await takeLease(one, 'reconcile', now);
    expect(await withLease(other, 'reconcile', now, () => Promise.reject(new Error('It is taken')))).toBe(false);
    expect(await withLease(other, 'backup', now, async () => undefined)).toBe(true);
    await lease?.[Symbol.asyncDispose]();
    expect(await withLease(other, 'reconcile', now, async () => undefined)).toBe(true);
    // A process that was killed gives nothing back.
    await takeLease(one, 'reconcile', now);
    time += LEASE_MS + 1;
    expect(await withLease(other, 'reconcile', now, async () => undefined)).toBe(true);
  });

  it('done again and again, it is done once each time, whichever process asks and however many at once', async () => {
    const dbs = await givenTwo(dialect);
    let time = 1_000_000;
    const turns: number[] = [];
    const jobs = [...dbs, ...dbs].map((db, index) =>
      repeatOnce({
        db,
        name: 'sweep',
        now: () => time,
        everyMs: HOUR,
        work: async () => turns.push(index),
        onFailure: (error) => expect(error).toBeNull(),
      }),
    );
    for (let hour = 0; hour < 3; hour += 1) {
      await Promise.all(jobs.map((job) => job.look()));
      expect(turns).toHaveLength(hour + 1);
      time += HOUR;
    }
    await Promise.all(jobs.map((job) => job.stop()));
  });

  it('is not put off by a clock that was ahead', async () => {
    const [one, other] = await givenTwo(dialect);
    expect(await takeTurn(one, 'sweep', 1_000_000 + 400 * 24 * HOUR, HOUR)).toBe(true);
    expect(await takeTurn(other, 'sweep', 1_000_000, HOUR)).toBe(true);
  });
});
