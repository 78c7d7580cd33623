import { TrendingItem } from '@labelwise/contracts/trending';
import { prepareProfile } from '@labelwise/domain/scoring';
import { beforeEach, describe, expect, it } from 'vitest';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createFoodsRepository } from '../foods/foods.repository.ts';
import { toRow } from '../foods/storage/food-row.ts';
import { aFood, NOTHING_KNOWN } from '../foods/testing/a-food.ts';
import { noOwnFoods } from '../submissions/member-foods.service.ts';
import { createTrendingRepository } from './trending.repository.ts';
import { createTrendingService } from './trending.service.ts';

const HOUR = 3_600_000;
const OATS = '4006040055235';
const SPREAD = '3017620422003';
const KETCHUP = '4000000000013';
const BEER = '4000000000037';
const BLANK = '4000000000044';

describe.each(DIALECTS)('trending on %s', (dialect) => {
  let test: TestApp;
  let eve: { as: As; id: string };
  beforeEach(async () => {
    test = await startTestApp(dialect);
    await givenFoods(
      test.db,
      { gtin: OATS },
      { gtin: SPREAD, name: 'Spread', ingredientsText: 'sugar, palm oil, hazelnuts' },
      { gtin: KETCHUP, name: 'Ketchup' },
    );
    eve = await signUp(test, 'eve', { trial: true });
  });
  const scan = (foodId: string) => eve.as('POST', '/api/scans', { foodId });
  const trending = async () => (await eve.as('GET', '/api/trending')).json.map((item: unknown) => TrendingItem.parse(item));

  it('leaves out what was scanned more than a week ago, and is computed every five minutes', async () => {
    let time = 1_700_000_000_000;
    const foods = createFoodsRepository(test.db);
    const service = createTrendingService({
      ownFoods: noOwnFoods,
      repository: createTrendingRepository(test.db),
      findFoods: foods.byGtins,
      profileOf: async () => prepareProfile({}),
      now: () => time,
    });
    const hour = Math.floor(time / HOUR);
    const count = (foodId: string, hours: number, scans: number) =>
      test.db.write((tx) =>
        tx
          .insertInto('foodScanHour')
          .values({ foodId: Number(foodId), hour: hour - hours, count: scans })
          .execute(),
      );
    await count(OATS, 24 * 7 + 1, 800);
    await count(OATS, 24 * 14 + 1, 900);
    await count(SPREAD, 24 * 7 - 1, 3);
    expect((await service.list(eve.id)).map(({ food }) => food.id)).toEqual([SPREAD]);
    await count(KETCHUP, 0, 5);
    time += 4 * 60_000;
    expect(await service.list(eve.id)).toHaveLength(1);
    time += 60_000;
    expect((await service.list(eve.id)).map(({ food }) => food.id)).toEqual([KETCHUP, SPREAD]);
    expect(await test.db.read.selectFrom('foodScanHour').select('count').where('count', '>=', 800).execute()).toEqual([{ count: 800 }]);
  });

  it('proposes nothing that harms by what the pack prints since the ranking was made', async () => {
    const foods = createFoodsRepository(test.db);
    const service = createTrendingService({
      ownFoods: noOwnFoods,
      repository: createTrendingRepository(test.db),
      findFoods: foods.byGtins,
      profileOf: async () => prepareProfile({ restrictions: ['Nut allergies'] }),
      now: () => 1_700_000_000_000,
    });
    await givenFoods(test.db, { gtin: KETCHUP, name: 'Ketchup', ingredientsText: 'tomatoes, salt', allergensTags: [] });
    await eve.as('POST', '/api/favorites', { foodId: KETCHUP });
    expect((await service.list(eve.id)).map(({ food }) => food.id)).toEqual([KETCHUP]);
    const changed = aFood({ gtin: KETCHUP, name: 'Ketchup', ingredientsText: 'tomatoes, salt, hazelnuts', allergensTags: [] });
    await foods.save([toRow(changed, { popularity: 1, hash: 2 })]);
    expect(await service.list(eve.id)).toEqual([]);
  });

  if (isRuledElsewhere(dialect)) return;

  it('ranks by scans of the week, then by favorites', async () => {
    for (const food of [OATS, SPREAD, SPREAD]) await scan(food);
    for (const foodId of [OATS, KETCHUP]) await eve.as('POST', '/api/favorites', { foodId });
    const items = await trending();
    expect(items.map(({ food, scanCount, favoriteCount }: TrendingItem) => [food.id, scanCount, favoriteCount])).toEqual([
      [SPREAD, 2, 0],
      [OATS, 1, 1],
      [KETCHUP, 0, 1],
    ]);
    expect(items[0].healthScore).toBe(items[0].food.healthScore);
    expect(items[0].personalizedScore).toBe(items[0].healthScore);
  });

  it('shows the viewer’s own score, and only what may be proposed to them', async () => {
    await givenFoods(
      test.db,
      { gtin: BEER, name: 'Beer', categoriesTags: ['en:beers'], nutriments: { energyKj: 180, alcohol: 5 } },
      { gtin: BLANK, ...NOTHING_KNOWN },
    );
    for (const food of [OATS, SPREAD, KETCHUP, BEER, BLANK]) await scan(food);
    const ids = async () => (await trending()).map(({ food }: TrendingItem) => food.id).toSorted();
    expect(await ids()).toEqual([OATS, SPREAD, KETCHUP].toSorted());
    await eve.as('PUT', '/api/health-profile', { dietaryRestrictions: ['Nut allergies'], healthGoals: ['Digestive Health'] });
    expect(await ids()).not.toContain(SPREAD);
    const [first] = await trending();
    expect(first.personalizedScore).toBe((await eve.as('POST', '/api/calculate-score', { food: { id: first.food.id } })).json.score);
    expect(first.personalizedScore).not.toBe(first.healthScore);
  });
});
