import { beforeEach, describe, expect, it } from 'vitest';
import { RULE_DIALECTS } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, anyone, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const SKYR = '4000000000013';
const RYE = '4000000000020';

describe.each(RULE_DIALECTS)('what a member’s lists add up to on %s', (dialect) => {
  let test: TestApp;
  let ana: { as: As };
  beforeEach(async () => {
    test = await startTestApp(dialect);
    ana = await signUp(test, 'ana');
    await givenFoods(test.db, { gtin: SKYR }, { gtin: RYE });
  });

  it('is nothing before the first scan, and has no average', async () => {
    const { status, json } = await ana.as('GET', '/api/activity/summary');
    expect([status, json]).toEqual([200, { scans: 0, products: 0, averageScore: null, favorites: 0, purchased: 0, activities: 0 }]);
  });

  it('counts records, products and the union of all lists, of this member alone', async () => {
    const scores: number[] = [];
    for (const foodId of [SKYR, SKYR]) scores.push((await ana.as('POST', '/api/scans', { foodId })).json.scan.personalizedScore);
    await ana.as('POST', '/api/favorites', { foodId: SKYR });
    await ana.as('POST', `/api/purchased/${RYE}`);
    const { as: bob } = await signUp(test, 'bob');
    await bob('POST', '/api/scans', { foodId: RYE });
    const { json } = await ana.as('GET', '/api/activity/summary');
    const averageScore = Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10;
    expect(json).toEqual({ scans: 2, products: 1, averageScore, favorites: 1, purchased: 1, activities: 2 });
  });

  it('is for members only', async () => {
    expect((await anyone(test)('GET', '/api/activity/summary')).status).toBe(401);
  });
});
