import { TrendingInsights } from '@labelwise/contracts/trending';
import { beforeEach, describe, expect, it } from 'vitest';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { MIN_PEOPLE } from './trending.service.ts';

const HOUR = 3_600_000;
/** Twelve foods: each holds sugar, half of them hazelnuts; of one there is no list. */
const FOODS = Array.from({ length: 12 }, (_, index) => ({
  gtin: String(4_000_000_000_100 + index),
  name: `Food ${index}`,
  ingredientsText: index % 2 === 0 ? 'sugar, hazelnuts, wheat flour' : 'sugar, rice',
  ...(index === 11 && { name: 'A box', ingredientsText: null, categoriesTags: [] }),
}));

describe.each(DIALECTS)('what trends on %s', (dialect) => {
  let test: TestApp;
  let eve: { as: As; id: string };
  beforeEach(async () => {
    test = await startTestApp(dialect);
    await givenFoods(test.db, ...FOODS);
    eve = await signUp(test, 'eve', { trial: true });
  });
  const hour = () => Math.floor(Date.now() / HOUR);
  const count = (index: number, hoursAgo: number, scans: number) =>
    test.db.write((tx) =>
      tx
        .insertInto('foodScanHour')
        .values({ foodId: Number(FOODS[index]?.gtin), hour: hour() - hoursAgo, count: scans })
        .execute(),
    );
  /** Members who scanned today. */
  const people = async (number: number) => {
    for (let index = 0; index < number; index += 1) {
      const { id } = await signUp(test, `member${index}`);
      await test.db.write((tx) =>
        tx
          .insertInto('scanAllowance')
          .values({ memberId: id, used: 1, endsAt: Date.now() + 12 * HOUR })
          .execute(),
      );
    }
  };
  const insights = async () => TrendingInsights.parse((await eve.as('GET', '/api/trending/insights')).json);
  const none = { scans: null, before: null, average: null, averageBefore: null, rising: [] };

  it('compares each period with the same time before, and leaves out earlier figures that are too small', async () => {
    for (const [hoursAgo, scans] of [
      [0, 30],
      [30, 25],
      [60, 5],
      [200, 3],
    ] as const)
      await count(1, hoursAgo, scans);
    await people(MIN_PEOPLE);
    const { periods } = await insights();
    expect([periods.day.scans, periods.day.before]).toEqual([30, 25]);
    expect([periods['3 days'].scans, periods['3 days'].before]).toEqual([60, null]);
    expect([periods.week.scans, periods.week.before]).toEqual([60, null]);
    expect(periods.week.averageBefore).toBeNull();
  });

  if (isRuledElsewhere(dialect)) return;

  it('is premium', async () => {
    const ann = await signUp(test, 'ann');
    expect(await ann.as('GET', '/api/trending/insights')).toMatchObject({ status: 403, json: { code: 'premium_required' } });
  });

  it('shows nothing of what fewer than five members, or fewer than 20 scans, make', async () => {
    for (let index = 0; index < FOODS.length; index += 1) await count(index, 1, 50);
    await people(MIN_PEOPLE - 1);
    expect(await insights()).toEqual({ ingredients: null, periods: { day: none, '3 days': none, week: none } });
  });

  it('says of few scans nothing, whoever made them', async () => {
    await count(0, 1, 19);
    await people(MIN_PEOPLE);
    expect(await insights()).toEqual({ ingredients: null, periods: { day: none, '3 days': none, week: none } });
  });

  it('counts ingredients among the products whose list can be read, with what they mean for this member', async () => {
    await eve.as('PUT', '/api/health-profile', { dietaryRestrictions: ['Nut allergies'] });
    for (let index = 0; index < FOODS.length; index += 1) await count(index, 1, 5);
    await people(MIN_PEOPLE);
    const { ingredients } = await insights();
    expect(ingredients?.products).toBe(11);
    expect(ingredients?.rows[0]).toMatchObject({ name: 'Added sugar', products: 11 });
    expect(ingredients?.rows.find(({ name }) => name === 'Nuts')).toEqual({
      name: 'Nuts',
      products: 6,
      matter: { kind: 'conflict', text: 'You are allergic to nuts.' },
    });
  });

  it('names what rises, and only what this member may be proposed', async () => {
    await eve.as('PUT', '/api/health-profile', { dietaryRestrictions: ['Nut allergies'] });
    await count(0, 1, 90);
    await count(1, 1, 8);
    await count(3, 1, 20);
    await count(3, 30, 15);
    await count(5, 1, 4);
    await people(MIN_PEOPLE);
    const { rising, average } = (await insights()).periods.day;
    expect(rising.map(({ food, scans, before }) => [food.name, scans, before])).toEqual([
      ['Food 1', 8, 0],
      ['Food 3', 20, 15],
    ]);
    expect(average).toBeGreaterThan(0);
  });
});
