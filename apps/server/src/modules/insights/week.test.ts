import { Week, WeekSwaps } from '@labelwise/contracts/insights';
import { average } from '@labelwise/domain/history';
import { addDays } from '@labelwise/domain/week';
import { beforeEach, describe, expect, it } from 'vitest';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, anyone, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { NOTHING_KNOWN } from '../foods/testing/a-food.ts';

const OATS = '4006040055235';
const COLA = '5449000000996';
const SPREAD = '3017620422003';
const BLANK = '4000000000044';
const SWEET = { energyKj: 2252, energyKcal: 539, sugars: 56.3, saturatedFat: 10.6, salt: 0.107, fat: 30.9, proteins: 6.3 };
const SPREADS = ['en:spreads', 'en:sweet-spreads'];
const DAY_MS = 86_400_000;

describe.each(DIALECTS)('the week on %s', (dialect) => {
  let test: TestApp;
  let eve: { as: As; id: string };
  beforeEach(async () => {
    test = await startTestApp(dialect);
    await givenFoods(
      test.db,
      { gtin: OATS, nova: 1 },
      { gtin: SPREAD, name: 'Spread', nova: 4, categoriesTags: SPREADS, ingredientsText: 'sugar, palm oil, hazelnuts', nutriments: SWEET },
      {
        gtin: COLA,
        name: 'Cola',
        kind: 'beverage',
        nova: 4,
        categoriesTags: ['en:colas'],
        ingredientsText: 'water, sugar',
        nutriments: { energyKj: 180, sugars: 10.6, salt: 0, saturatedFat: 0, fat: 0, proteins: 0 },
        servingSize: null,
      },
    );
    eve = await signUp(test, 'eve');
  });
  const week = async (as: As = eve.as) => Week.parse((await as('GET', '/api/insights/week')).json);
  const swaps = async () => WeekSwaps.parse((await eve.as('GET', '/api/insights/swaps')).json);
  const scan = (foodId: string) => eve.as('POST', '/api/scans', { foodId });
  const scoreOf = async (barcode: string): Promise<number> =>
    (await eve.as('POST', '/api/calculate-score', { food: { barcode } })).json.score;
  /** Moves everything recorded so far to so many days ago. */
  const ago = (days: number) =>
    test.db.write(async (tx) => {
      await tx
        .updateTable('scan')
        .set({ scannedAt: Date.now() - days * DAY_MS })
        .execute();
      await tx
        .updateTable('consumed')
        .set({ createdAt: Date.now() - days * DAY_MS })
        .execute();
    });

  it('needs a session, and is empty at first and without the doings of others', async () => {
    expect((await anyone(test)('GET', '/api/insights/week')).status).toBe(401);
    expect((await anyone(test)('GET', '/api/insights/swaps')).status).toBe(401);
    await scan(OATS);
    const bob = await signUp(test, 'bob');
    expect(await week(bob.as)).toMatchObject({
      average: null,
      shelf: [],
      trend: { year: { days: [] } },
      judged: 0,
      intake: null,
      processing: [],
    });
    expect((await bob.as('GET', '/api/insights/swaps')).json).toEqual({ before: null, after: null, swaps: [] });
  });

  it('ends after seven days; the trend goes on with the averages of then', async () => {
    await scan(SPREAD);
    await ago(9);
    await scan(OATS);
    const { shelf, trend, processing, to } = await week();
    expect(shelf.map(({ food }) => food.id)).toEqual([OATS]);
    const [oats, spread] = await Promise.all([OATS, SPREAD].map(scoreOf));
    expect(trend['4 weeks'].days.map(({ mean }) => mean)).toEqual([...Array<number>(7).fill(spread ?? 0), null, null, oats]);
    expect(trend['4 weeks'].days.at(-1)?.day).toBe(to);
    expect(trend.year.days.at(-1)).toMatchObject({ mean: Math.round(((oats ?? 0) + (spread ?? 0)) / 2), products: 2 });
    expect(processing.at(-1)?.known).toBeGreaterThan(0);
  });

  if (isRuledElsewhere(dialect)) return;

  it('holds each product once that was scanned, bought or eaten, by its current score, and their average', async () => {
    for (const food of [OATS, SPREAD, SPREAD]) await scan(food);
    await eve.as('POST', `/api/purchased/${SPREAD}`);
    await eve.as('POST', `/api/consumed/${COLA}`);
    const scores = await Promise.all([OATS, SPREAD, COLA].map(scoreOf));
    const { shelf, average: mean, trend, judged, from, to } = await week();
    expect(shelf.map(({ score }) => score)).toEqual(scores.toSorted((one, other) => other - one));
    expect(mean).toBe(Math.round(average(scores) ?? 0));
    for (const { days } of Object.values(trend)) expect(days).toEqual([{ day: to, mean, band: null, products: 3 }]);
    expect([judged, from]).toEqual([3, addDays(to, -6)]);
    await eve.as('POST', '/api/user-preferences', { ingredientName: 'Palm Oil', preferenceValue: -5 });
    expect((await week()).shelf.find(({ food }) => food.id === SPREAD)?.score).toBe(await scoreOf(SPREAD));
  });

  it('leaves out of every average what nobody can judge, and still shows it', async () => {
    await givenFoods(test.db, { ...NOTHING_KNOWN, gtin: BLANK });
    for (const food of [BLANK, OATS]) await scan(food);
    const { shelf, average: mean, judged } = await week();
    expect(shelf.map(({ food, score }) => [food.id, score])).toEqual([
      [OATS, await scoreOf(OATS)],
      [BLANK, null],
    ]);
    expect([mean, judged]).toEqual([await scoreOf(OATS), 1]);
  });

  it('holds a portion of what was eaten against the member’s own day, each time; else what was bought, else what was scanned', async () => {
    const sugars = async () => {
      const { intake } = await week();
      const row = intake?.rows.find(({ nutriment }) => nutriment === 'sugars');
      return [intake?.source, intake?.days, intake?.portions, row?.perDay, row?.ofDay, row?.top?.name ?? null];
    };
    await scan(COLA);
    expect(await sugars()).toEqual(['scanned', 7, { serving: 0, can: 1, '100': 0 }, 5, 50, 'Cola']);
    await eve.as('POST', `/api/purchased/${COLA}`);
    expect((await sugars())[0]).toBe('bought');
    for (const _ of [1, 2]) await eve.as('POST', `/api/consumed/${COLA}`);
    expect(await sugars()).toEqual(['eaten', 1, { serving: 0, can: 1, '100': 0 }, 69.96, 50, 'Cola']);
    await eve.as('PUT', '/api/health-profile', { targetCalories: 3000 });
    expect((await sugars())[4]).toBe(75);
    expect((await week()).intake?.isOwnDay).toBe(true);
  });

  it('proposes the swaps that results propose, and their points add up to the average of the changed week', async () => {
    await givenFoods(
      test.db,
      ...[1, 2].map((n) => ({
        gtin: `400000000010${n}`,
        name: `Fine spread ${n}`,
        brand: `Maker ${n}`,
        nova: 1 as const,
        categoriesTags: SPREADS,
        ingredientsText: 'sugar, cocoa',
        nutriments: { energyKj: 1600, fat: 10, saturatedFat: 3, carbohydrates: 60, fiber: 4, proteins: 8, salt: 0.5, sugars: 2 + n },
      })),
    );
    for (const food of [OATS, SPREAD]) await scan(food);
    const { before, after, swaps: found } = await swaps();
    expect(found).toHaveLength(1);
    const [swap] = found;
    expect(swap?.from.food.id).toBe(SPREAD);
    const { foods } = (await eve.as('GET', `/api/foods/${SPREAD}/instead`)).json;
    expect(swap?.to).toMatchObject({ food: { id: foods[0].food.id }, score: foods[0].score });
    const [oats = 0, spread = 0] = await Promise.all([OATS, SPREAD].map(scoreOf));
    expect([before, after]).toEqual([Math.round((oats + spread) / 2), Math.round((oats + (swap?.to.score ?? 0)) / 2)]);
    expect(swap?.points).toBe((after ?? 0) - (before ?? 0));
    expect(before).toBe((await week()).average);
  });
});
