import { Trends } from '@labelwise/contracts/insights';
import { beforeEach, describe, expect, it } from 'vitest';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, anyone, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { NOTHING_KNOWN } from '../foods/testing/a-food.ts';

const OATS = '4006040055235';
const SPREAD = '3017620422003';
const BLANK = '4000000000044';

describe.each(DIALECTS)('insights on %s', (dialect) => {
  let test: TestApp;
  let eve: { as: As; id: string; token: string };
  beforeEach(async () => {
    test = await startTestApp(dialect);
    await givenFoods(
      test.db,
      { gtin: OATS },
      {
        gtin: SPREAD,
        name: 'Spread',
        ingredientsText: 'sugar, palm oil, hazelnuts',
        nutriments: { energyKj: 2252, energyKcal: 539, sugars: 56.3, saturatedFat: 10.6, salt: 0.107, fat: 30.9, proteins: 6.3 },
      },
    );
    eve = await signUp(test, 'eve', { trial: true });
  });
  const scan = (foodId: string) => eve.as('POST', '/api/scans', { foodId });

  it('a food of which nothing is known is in no average and no figure, also where it was scanned before that was recorded', async () => {
    await givenFoods(test.db, { gtin: BLANK, ...NOTHING_KNOWN, nutriments: { proteins: 3 } });
    const figures = async () => {
      const [trends, summary] = await Promise.all(
        ['/api/insights/trends', '/api/activity/summary'].map(async (url) => (await eve.as('GET', url)).json),
      );
      return { ...Trends.parse(trends), averageScore: summary.averageScore };
    };
    for (const food of [SPREAD, OATS]) await scan(food);
    const before = await figures();
    expect((await scan(BLANK)).json).toMatchObject({ scan: { personalizedScore: 50, scoreBasis: 'none' }, food: { scoreBasis: 'none' } });
    expect(await figures()).toEqual(before);
    await test.db.write((tx) => tx.updateTable('scan').set({ basis: null }).execute());
    expect(await figures()).toEqual(before);
    const bases = await test.db.read.selectFrom('scan').select(['foodId', 'basis']).orderBy('scannedAt').execute();
    expect(bases.map(({ basis }) => basis)).toEqual(['nutriscore', 'nutriscore', 'none']);
    const { body } = await test.app.inject({
      method: 'GET',
      url: '/api/export/nutrition.csv',
      headers: { authorization: `Bearer ${eve.token}` },
    });
    expect(
      body
        .split('\r\n')
        .filter((line) => line.includes(BLANK))
        .map((line) => line.split(',')[4]),
    ).toEqual(['']);
  });

  it('an average is of different products, the newest score of each', async () => {
    for (const food of [OATS, ...Array<string>(5).fill(SPREAD)]) await scan(food);
    const [oats, spread] = [OATS, SPREAD].map((id) =>
      test.db.read.selectFrom('scan').select('score').where('foodId', '=', Number(id)).limit(1).executeTakeFirstOrThrow(),
    );
    const mean = ((await oats)?.score ?? 0) / 2 + ((await spread)?.score ?? 0) / 2;
    const { all, last3, daily } = Trends.parse((await eve.as('GET', '/api/insights/trends')).json);
    expect([all, last3]).toEqual([
      { count: 6, average: mean },
      { count: 3, average: (await spread)?.score },
    ]);
    expect(daily).toMatchObject([{ average: mean, count: 6 }]);
    expect((await eve.as('GET', '/api/activity/summary')).json.averageScore).toBe(mean);
  });

  it('a name says at once how many scans it would match', async () => {
    for (const food of [OATS, SPREAD, SPREAD]) await scan(food);
    const matches = async (name: string) => (await eve.as('GET', `/api/user-preferences/matches?name=${encodeURIComponent(name)}`)).json;
    expect(await matches('Palm Oil')).toEqual({ matched: 2, total: 3, examples: ['Spread'] });
    expect(await matches('wholegrain')).toMatchObject({ matched: 1, total: 3 });
    expect(await matches('zzyzx')).toEqual({ matched: 0, total: 3, examples: [] });
    expect((await eve.as('GET', '/api/user-preferences/matches?name=')).status).toBe(400);
  });

  it('the nutrition export is a line a scan that no spreadsheet runs', async () => {
    await givenFoods(test.db, { gtin: '4000000000020', name: '=HYPERLINK("x"), oats', nutriments: { sugars: 1.5 } });
    await scan('4000000000020');
    const { body, headers } = await test.app.inject({
      method: 'GET',
      url: '/api/export/nutrition.csv',
      headers: { authorization: `Bearer ${eve.token}` },
    });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, line, ...rest] = body.replace('\uFEFF', '').split('\r\n');
    expect(head).toMatch(/^scanned_at,barcode,name,brand,score,energy_kcal_per_100/u);
    expect(line).toMatch(/^\d{4}-[^,]+Z,4000000000020,"'=HYPERLINK\(""x""\), oats",Mill & Field,\d+,,,,,,1\.5,,,$/u);
    expect(rest).toEqual(['']);
  });

  if (isRuledElsewhere(dialect)) return;

  it('trending and trends are premium; what the trial gave ends with it', async () => {
    const ana = await signUp(test, 'ana');
    for (const url of ['/api/trending', '/api/insights/trends', '/api/export/nutrition.csv']) {
      expect((await anyone(test)('GET', url)).status).toBe(401);
      expect((await ana.as('GET', url)).json.code).toBe('premium_required');
      expect((await test.app.inject({ url, headers: { authorization: `Bearer ${eve.token}` } })).statusCode).toBe(200);
    }
    await test.db.write((tx) => tx.updateTable('member').set({ trialEndsAt: 1 }).where('id', '=', eve.id).execute());
    expect((await eve.as('GET', '/api/trending')).json.code).toBe('premium_required');
  });

  it('trends show changes by the member’s own days, and nothing of other members', async () => {
    const bob = await signUp(test, 'bob', { trial: true });
    expect(Trends.parse((await bob.as('GET', '/api/insights/trends')).json)).toMatchObject({
      all: { count: 0, average: null },
      daily: [],
      gains: [],
      losses: [],
    });
    for (const food of [OATS, ...Array<string>(7).fill(SPREAD)]) await scan(food);
    const { last3, last7, all, daily, nutrients, losses } = Trends.parse((await eve.as('GET', '/api/insights/trends')).json);
    expect([last3.count, last7.count, all.count]).toEqual([3, 7, 8]);
    expect(last7.average).toBe(last3.average);
    expect(all.average ?? 0).toBeGreaterThan(last7.average ?? 0);
    expect(daily.reduce((sum, { count }) => sum + count, 0)).toBe(8);
    expect(nutrients.find(({ name }) => name === 'Sugars')).toEqual({ name: 'Sugars', unit: 'g', recent: 56.3, before: 0.7 });
    expect(losses.every(({ points }) => points < 0)).toBe(true);
    expect((await bob.as('GET', '/api/insights/trends')).json.all.count).toBe(0);
  });

  it('a name is looked for in the newest 30 scans', async () => {
    for (const food of [OATS, ...Array<string>(30).fill(SPREAD)]) await scan(food);
    const matches = async (name: string) => (await eve.as('GET', `/api/user-preferences/matches?name=${name}`)).json;
    expect(await matches('hazelnuts')).toMatchObject({ matched: 30, total: 30 });
    expect(await matches('wholegrain')).toMatchObject({ matched: 0, total: 30 });
  });

  it('the scores by day are those of the newest 30 days with a scan', async () => {
    for (let day = 0; day < 31; day += 1) await scan(OATS);
    const scans = await test.db.read.selectFrom('scan').select('id').execute();
    await test.db.write(async (tx) => {
      for (const [day, { id }] of scans.entries())
        await tx
          .updateTable('scan')
          .set({ scannedAt: Date.UTC(2026, 0, 1 + day, 12) })
          .where('id', '=', id)
          .execute();
    });
    const { daily } = Trends.parse((await eve.as('GET', '/api/insights/trends')).json);
    expect([daily.length, daily[0]?.day, daily.at(-1)?.day]).toEqual([30, '2026-01-02', '2026-01-31']);
  });
});
