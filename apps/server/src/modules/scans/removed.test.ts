import type { ScanEntry } from '@labelwise/contracts/scans';
import { beforeEach, describe, expect, it } from 'vitest';
import { RESTORABLE_MS } from '../../db/removals.ts';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const OATS = '4006040055235';
const SPREAD = '3017620422003';

describe.each(DIALECTS)('a food that is removed from the history on %s', (dialect) => {
  let test: TestApp;
  let ana: { as: As; id: string };
  let bob: { as: As; id: string };
  beforeEach(async () => {
    test = await startTestApp(dialect);
    await givenFoods(test.db, { gtin: OATS }, { gtin: SPREAD });
    [ana, bob] = await Promise.all([signUp(test, 'ana'), signUp(test, 'bob')]);
    for (const foodId of [OATS, SPREAD, OATS]) await ana.as('POST', '/api/scans', { foodId });
    await bob.as('POST', '/api/scans', { foodId: OATS });
  });
  const history = async () => (await ana.as('GET', '/api/scans')).json;
  const summary = async () => (await ana.as('GET', '/api/activity/summary')).json;
  const remove = (code = OATS) => ana.as('DELETE', `/api/scans/${code}`);
  const restore = (code = OATS, who = ana) => who.as('POST', `/api/scans/${code}/restore`);
  const held = () => test.db.read.selectFrom('removal').selectAll().execute();

  it('goes with all its scans, counts and averages at once, and comes back with their times and scores', async () => {
    const before = [await history(), await summary()];
    expect((await remove()).json).toEqual({ success: true, deleted: 2 });
    expect((await history()).map(({ food }: ScanEntry) => food.id)).toEqual([SPREAD]);
    expect(await summary()).toMatchObject({ scans: 1, products: 1 });
    // By any spelling of its code.
    expect((await restore(`0${OATS}`)).json).toEqual({ success: true, restored: 2 });
    expect([await history(), await summary()]).toEqual(before);
    expect(await held()).toEqual([]);
    expect((await bob.as('GET', '/api/scans')).json).toHaveLength(1);
  });

  it('goes and comes back whole where there are very many scans of it', async () => {
    const [scan] = await test.db.read.selectFrom('scan').selectAll().where('memberId', '=', ana.id).execute();
    if (scan === undefined) throw new Error('Ana has scanned');
    const more = Array.from({ length: 1100 }, (_, at) => ({ ...scan, id: `more-${at}`, foodId: Number(OATS), scannedAt: at }));
    for (const rows of [more.slice(0, 550), more.slice(550)]) await test.db.write((tx) => tx.insertInto('scan').values(rows).execute());
    await remove(SPREAD);
    const before = await summary();
    expect((await remove()).json).toEqual({ success: true, deleted: 1102 });
    expect(await summary()).toMatchObject({ scans: 0 });
    expect((await restore()).json).toEqual({ success: true, restored: 1102 });
    expect([await summary(), (await held()).length]).toEqual([before, 1]);
  });

  it('does not come back after five minutes, after the history was cleared, twice, or for anybody else', async () => {
    const gone = async () => expect((await restore()).status).toBe(404);
    expect((await remove('nonsense')).status).toBe(404);
    expect((await remove('3175680011480')).status).toBe(404);
    await remove();
    expect((await restore(OATS, bob)).status).toBe(404);
    await restore();
    await gone();
    await remove();
    await test.db.write((tx) =>
      tx
        .updateTable('removal')
        .set((eb) => ({ removedAt: eb('removedAt', '-', RESTORABLE_MS) }))
        .execute(),
    );
    await gone();
    await remove(SPREAD);
    await ana.as('DELETE', '/api/scans');
    expect((await held()).filter(({ subject }) => subject === SPREAD)).toEqual([]);
    expect((await restore(SPREAD)).status).toBe(404);
  });

  it('and with it the whole history, is cleared and comes back with its times and scores, once, for nobody else, within five minutes', async () => {
    const before = [await history(), await summary()];
    const clear = () => ana.as('DELETE', '/api/scans');
    const restoreAll = (who = ana) => who.as('POST', '/api/scans/restore');
    expect((await restoreAll()).status).toBe(404);
    expect((await clear()).json).toEqual({ success: true, deleted: 3 });
    expect([await history(), await summary()]).toMatchObject([[], { scans: 0, products: 0 }]);
    expect((await restoreAll(bob)).status).toBe(404);
    expect((await restoreAll()).json).toEqual({ success: true, restored: 3 });
    expect([await history(), await summary(), await held()]).toEqual([...before, []]);
    expect((await restoreAll()).status).toBe(404);
    await clear();
    await test.db.write((tx) =>
      tx
        .updateTable('removal')
        .set((eb) => ({ removedAt: eb('removedAt', '-', RESTORABLE_MS) }))
        .execute(),
    );
    expect((await restoreAll()).status).toBe(404);
    expect(await held()).toEqual([]);
  });

  it('comes back whole after the history was cleared twice, as where the first time broke off', async () => {
    const [scan] = await test.db.read.selectFrom('scan').selectAll().where('memberId', '=', ana.id).execute();
    if (scan === undefined) throw new Error('Ana has scanned');
    const more = Array.from({ length: 600 }, (_, at) => ({ ...scan, id: `more-${at}`, scannedAt: at }));
    for (const rows of [more.slice(0, 300), more.slice(300)]) await test.db.write((tx) => tx.insertInto('scan').values(rows).execute());
    expect((await ana.as('DELETE', '/api/scans')).json.deleted).toBe(603);
    await ana.as('POST', '/api/scans', { foodId: SPREAD });
    expect((await ana.as('DELETE', '/api/scans')).json.deleted).toBe(1);
    expect((await ana.as('POST', '/api/scans/restore')).json).toEqual({ success: true, restored: 604 });
    expect(await summary()).toMatchObject({ scans: 604, products: 2 });
  });

  if (isRuledElsewhere(dialect)) return;

  it('gives no scan of the day back, and its undo costs none', async () => {
    for (let count = 0; count < 2; count += 1) await ana.as('POST', '/api/scans', { foodId: OATS });
    await remove();
    expect((await ana.as('GET', '/api/scans/allowance')).json.left).toBe(0);
    expect((await ana.as('POST', '/api/scans', { foodId: OATS })).json.code).toBe('daily_scan_limit');
    expect((await restore()).json).toEqual({ success: true, restored: 4 });
    expect(await history()).toHaveLength(5);
  });

  it('that was scanned again and removed again comes back as it was last, then as it was before', async () => {
    await remove();
    await ana.as('POST', '/api/scans', { foodId: OATS });
    await remove();
    expect((await restore()).json.restored).toBe(1);
    expect((await restore()).json.restored).toBe(2);
    expect(await history()).toHaveLength(4);
  });
});
