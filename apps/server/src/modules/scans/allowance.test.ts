import { ScanAllowance } from '@labelwise/contracts/scans';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { anyone, signUp } from '../../testing/members.ts';
import { startTestApp } from '../../testing/test-app.ts';

const OATS = '4006040055235';

describe.each(DIALECTS)('what is left of today’s scans on %s', (dialect) => {
  const begin = async (env: Record<string, string> = {}) => {
    const test = await startTestApp(dialect, { env });
    await givenFoods(test.db, { gtin: OATS });
    return test;
  };

  it('is shown before it is used up, follows every scan, and is renewed the next day', async () => {
    const test = await begin();
    const ana = await signUp(test, 'ana');
    const left = async () => ScanAllowance.parse((await ana.as('GET', '/api/scans/allowance')).json);
    expect(await left()).toEqual({ limit: 5, left: 5, renewsAt: null });
    for (const expected of [4, 3, 2, 1, 0]) {
      await ana.as('POST', '/api/scans', { foodId: OATS });
      expect((await left()).left).toBe(expected);
    }
    expect((await ana.as('POST', '/api/scans', { foodId: OATS })).status).toBe(429);
    const { left: none, renewsAt } = await left();
    expect(none).toBe(0);
    expect(Date.parse(renewsAt ?? '')).toBeGreaterThan(Date.now());
    await test.db.write((tx) =>
      tx
        .updateTable('scanAllowance')
        .set({ endsAt: Date.now() - 1 })
        .execute(),
    );
    expect(await left()).toEqual({ limit: 5, left: 5, renewsAt: null });
  });

  if (isRuledElsewhere(dialect)) return;

  it('is renewed at midnight where the member lives, not at that of UTC', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:30:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const test = await begin();
    // Half past one in the night of the 21st.
    const ana = await signUp(test, 'ana', { timeZone: 'Pacific/Auckland' });
    const scan = async () => (await ana.as('POST', '/api/scans', { foodId: OATS })).status;
    for (let count = 0; count < 5; count += 1) expect(await scan()).toBe(200);
    expect((await ana.as('GET', '/api/scans/allowance')).json.renewsAt).toBe('2026-11-21T11:00:00.000Z');
    vi.setSystemTime('2026-11-21T10:59:59Z');
    expect(await scan()).toBe(429);
    vi.setSystemTime('2026-11-21T11:00:00Z');
    expect(await scan()).toBe(200);
  });

  it('has no end for premium members and where the limit is lifted, and is asked by members alone', async () => {
    const test = await begin();
    const eve = await signUp(test, 'eve', { trial: true });
    expect((await eve.as('GET', '/api/scans/allowance')).json).toEqual({ limit: null, left: null, renewsAt: null });
    expect((await anyone(test)('GET', '/api/scans/allowance')).status).toBe(401);
    const free = await signUp(await begin({ FREE_SCANS_PER_DAY: '0' }), 'bob');
    expect((await free.as('GET', '/api/scans/allowance')).json.limit).toBeNull();
  });
});
