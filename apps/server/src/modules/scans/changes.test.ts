import { expect, it } from 'vitest';
import { DIALECTS } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { anyone, signUp } from '../../testing/members.ts';
import { startTestApp } from '../../testing/test-app.ts';

const OATS = '4006040055235';
const UNKNOWN = '4006040055242';
const DAY = 86_400_000;

it.each(DIALECTS)('what changed in a recipe since the member’s last scan of an earlier day, for them alone, on %s', async (dialect) => {
  const test = await startTestApp(dialect);
  await givenFoods(test.db, { gtin: OATS, nutriments: { sugars: 18, salt: 0.1 } });
  const [ana, bob] = await Promise.all([signUp(test, 'ana'), signUp(test, 'bob')]);
  const changes = async (who: typeof ana, code = OATS) => (await who.as('GET', `/api/scans/${code}/changes`)).json;
  await ana.as('POST', '/api/scans', { foodId: OATS });
  expect(await changes(ana)).toEqual({ since: null, figures: [] });
  const scannedAt = Date.now() - 2 * DAY;
  // The scan was made two days ago, when the recipe was another.
  const row = await test.db.read.selectFrom('scan').select('figures').executeTakeFirstOrThrow();
  const figures = JSON.stringify({ ...JSON.parse(row.figures ?? '{}'), sugars: 12 });
  await test.db.write((tx) => tx.updateTable('scan').set({ scannedAt, figures }).execute());
  expect(await changes(ana)).toEqual({
    since: new Date(scannedAt).toISOString(),
    figures: [{ field: 'sugars', before: 12, now: 18 }],
  });
  expect(await changes(bob)).toEqual({ since: null, figures: [] });
  expect((await ana.as('GET', `/api/scans/${UNKNOWN}/changes`)).status).toBe(404);
  expect((await anyone(test)('GET', `/api/scans/${OATS}/changes`)).status).toBe(401);
});
