import { times } from '@labelwise/domain/testing';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RULE_DIALECTS } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { signUp } from '../../testing/members.ts';
import { startTestApp } from '../../testing/test-app.ts';

const HOUR = 3_600_000;
const OATS = '4006040055235';

describe.each(RULE_DIALECTS)('at any time of the clock, on %s', (dialect) => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('premium lasts until the instant of its end by the server’s clock, without signing in again, and independent of the client', async () => {
    const test = await startTestApp(dialect, { env: { LABELWISE_BENCH: '1' } });
    const ana = await signUp(test, 'ana', { trial: true });
    const begun = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    const moments = fc.record({
      end: fc.integer({ min: -48, max: 48 }),
      offset: fc.constantFrom(-HOUR, -1, 0, 1, HOUR, -48 * HOUR, 48 * HOUR),
      skew: fc.constantFrom(-48 * HOUR, 0, 48 * HOUR),
    });
    for (const { end, offset, skew } of fc.sample(moments, { numRuns: times(25, 200), seed: 16 })) {
      const trialEndsAt = begun + end * HOUR;
      await test.db.write((tx) => tx.updateTable('member').set({ trialEndsAt }).where('id', '=', ana.id).execute());
      vi.setSystemTime(trialEndsAt + offset);
      const { status, json } = await ana.as('GET', '/api/insights/trends', undefined, { date: new Date(Date.now() + skew).toUTCString() });
      expect({ offset, status, code: json.code }).toEqual(
        offset < 0 ? { offset, status: 200, code: undefined } : { offset, status: 403, code: 'premium_required' },
      );
    }
  });

  it('a clock that is set back refills no scans, and one that is set forward only those of the next day', async () => {
    const test = await startTestApp(dialect);
    await givenFoods(test.db, { gtin: OATS });
    vi.useFakeTimers({ toFake: ['Date'] });
    const noon = Math.floor(Date.now() / (24 * HOUR)) * 24 * HOUR + 12 * HOUR;
    vi.setSystemTime(noon);
    const ana = await signUp(test, 'ana', { timeZone: 'UTC' });
    const scan = async () => (await ana.as('POST', '/api/scans', { foodId: OATS })).status;
    for (let count = 0; count < 5; count += 1) expect(await scan()).toBe(200);
    for (const step of [-HOUR, HOUR, -11 * HOUR, 11 * HOUR]) {
      vi.setSystemTime(noon + step);
      expect(await scan(), `${step / HOUR} h`).toBe(429);
    }
    vi.setSystemTime(noon + 12 * HOUR);
    expect(await scan()).toBe(200);
  });
});
