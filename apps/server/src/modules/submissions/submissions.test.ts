import { Submission } from '@labelwise/contracts/submissions';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, anyone, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const OATS = '4006040055235';
/** In no catalogue. */
const UNKNOWN = '4001234567890';

const figure = (value: number, at: number, from: 'photo' | 'hand' = 'photo') => ({ value: { value, bound: null }, from, at });
const BAR = {
  name: { value: 'Oat bar', from: 'hand', at: 1 },
  per100: { energyKj: figure(1700, 1), sugars: figure(21, 1), fat: figure(12, 1), saturatedFat: figure(3, 1), salt: figure(0.2, 1) },
};

describe.each(DIALECTS)('submissions on %s', (dialect) => {
  let test: TestApp;
  let ana: { as: As; id: string };
  let bob: { as: As; id: string };
  beforeEach(async () => {
    test = await startTestApp(dialect);
    await givenFoods(test.db, { gtin: OATS, name: 'Oats', nutriments: { energyKj: 1500, sugars: 1, salt: 0.02 } });
    [ana, bob] = await Promise.all([signUp(test, 'ana'), signUp(test, 'bob')]);
  });
  const save = async (who: { as: As }, foodId: string, fields: unknown) => {
    const { status, json } = await who.as('PUT', `/api/submissions/${foodId}`, { fields });
    expect([status, json.error]).toEqual([200, undefined]);
    return Submission.parse(json);
  };

  it('two devices at once lose nothing, and the newest statement of each field holds', async () => {
    await Promise.all([
      save(ana, OATS, { per100: { sugars: figure(2, 20), salt: figure(0.3, 20) } }),
      save(ana, OATS, { per100: { sugars: figure(9, 10), fiber: figure(8, 10) } }),
    ]);
    const { food } = await save(ana, OATS, {});
    expect(food?.facts.nutriments).toMatchObject({ energyKj: 1500, sugars: 2, salt: 0.3, fiber: 8 });
  });

  it('a withdrawn value gives way to the catalogue’s, and a removed submission leaves the food as it was', async () => {
    await save(ana, OATS, { per100: { sugars: figure(5, 1) } });
    const { food } = await save(ana, OATS, { per100: { sugars: { value: null, from: 'hand', at: 2 } } });
    expect(food?.facts.nutriments.sugars).toBe(1);
    expect((await ana.as('DELETE', `/api/submissions/${OATS}`)).json).toEqual({ success: true });
    expect((await ana.as('DELETE', `/api/submissions/${OATS}`)).json.code).toBe('not_found');
  });

  it('a list answers newest first, page by page', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    for (const code of [OATS, UNKNOWN, '5449000000996']) {
      await save(ana, code, BAR);
      vi.setSystemTime(Date.now() + 3);
    }
    const ids = (json: { foodId: string }[]) => json.map(({ foodId }) => foodId);
    const { json, headers } = await ana.as('GET', '/api/submissions?limit=2');
    expect(ids(json)).toEqual(['5449000000996', UNKNOWN]);
    const next = /<(?<address>[^>]+)>/.exec(String(headers.link))?.groups?.['address'] ?? '';
    expect(ids((await ana.as('GET', next)).json)).toEqual([OATS]);
  });

  if (isRuledElsewhere(dialect)) return;

  it('a product nobody knows becomes a food of the member, with what was stated and nothing else', async () => {
    const { food, foodId } = await save(ana, UNKNOWN, BAR);
    expect(foodId).toBe(UNKNOWN);
    expect(food).toMatchObject({ name: 'Oat bar', nutriments: { sugars: 21 }, brand: null });
    expect(food?.facts.nutriments.proteins).toBeUndefined();
    expect((await ana.as('GET', `/api/submissions/${UNKNOWN}`)).json.food.name).toBe('Oat bar');
    expect((await bob.as('GET', `/api/submissions/${UNKNOWN}`)).status).toBe(404);
    expect((await bob.as('GET', '/api/submissions')).json).toEqual([]);
  });

  it.each([
    ['no barcode', 'abc', BAR, 400],
    ['a negative figure', OATS, { per100: { sugars: figure(-1, 1) } }, 400],
    ['a figure that is text', OATS, { per100: { sugars: { value: '1', from: 'hand', at: 1 } } }, 400],
    ['a serving of nothing', OATS, { serving: { value: { size: 0, isConfirmed: true }, from: 'hand', at: 1 } }, 400],
    ['a list longer than any pack prints', OATS, { ingredients: stated({ text: 'a'.repeat(7000) }) }, 400],
    ['a list of more items than any pack has', OATS, { ingredients: stated({ text: 'a,'.repeat(2000) }) }, 400],
  ])('%s is refused', async (_what, code, fields, status) => {
    expect((await ana.as('PUT', `/api/submissions/${code}`, { fields })).status).toBe(status);
  });

  it('one food has one verdict everywhere for the member, and everybody else’s stays as it was', async () => {
    const { food: own } = await save(ana, OATS, { per100: { sugars: figure(40, 1) }, ingredients: stated({ text: 'Oats, hazelnuts' }) });
    const score = own?.healthScore ?? -1;
    const everyone = (await anyone(test)('GET', `/api/foods/barcode/${OATS}`)).json;
    expect(score).toBeLessThan(everyone.healthScore);
    await ana.as('PUT', '/api/health-profile', { dietaryRestrictions: ['Nut allergies'], consentVersion: '2026-11' });
    const judged = (await ana.as('POST', '/api/calculate-score', { food: { id: OATS } })).json;
    expect(judged.score).toBeLessThanOrEqual(25);
    const scan = (await ana.as('POST', '/api/scans', { foodId: OATS })).json;
    expect(scan.scan.personalizedScore).toBe(judged.score);
    await ana.as('POST', '/api/favorites', { foodId: OATS });
    const places: [string, string, (json: never) => { healthScore: number }][] = [
      ['look-up', `/api/foods/barcode/${OATS}`, (json) => json],
      ['favorites', '/api/favorites', (json) => Reflect.get(Object(Reflect.get(json, 0)), 'food')],
      ['scans', '/api/scans', (json) => Reflect.get(Object(Reflect.get(json, 0)), 'food')],
      ['search', '/api/search?q=oats', (json) => Reflect.get(Object(Reflect.get(Object(json), 'hits')), 0)],
      ['search by words', '/api/foods/search?q=oats', (json) => Reflect.get(json, 0)],
    ];
    for (const [place, address, pick] of places) {
      expect([place, pick((await ana.as('GET', address)).json as never).healthScore]).toEqual([place, score]);
    }
    const [bobs, anas] = await Promise.all([bob.as('GET', `/api/foods/barcode/${OATS}`), ana.as('GET', `/api/foods/barcode/${OATS}`)]);
    expect(bobs.json).toEqual(everyone);
    expect(anas.headers['cache-control']).toContain('private');
    expect(anas.headers.etag).not.toBe(bobs.headers.etag);
    expect(anas.json.provenance.own).toMatchObject([
      { kind: 'figure', field: 'sugars', own: 40, catalogue: 1 },
      { kind: 'list', own: 'Oats, hazelnuts', isTrusted: false },
    ]);
  });

  it('a product nobody knows is looked up, found by its name, scanned and listed by the member alone', async () => {
    await save(ana, UNKNOWN, BAR);
    expect((await ana.as('GET', `/api/foods/barcode/${UNKNOWN}`)).json).toMatchObject({ name: 'Oat bar', provenance: { source: 'own' } });
    expect((await ana.as('GET', '/api/search?q=oat ba')).json.hits[0]).toMatchObject({ id: UNKNOWN });
    expect((await ana.as('POST', '/api/scans', { foodId: UNKNOWN })).status).toBe(200);
    expect((await ana.as('POST', '/api/favorites', { foodId: UNKNOWN })).status).toBe(200);
    expect((await ana.as('GET', '/api/favorites')).json).toHaveLength(1);
    expect((await bob.as('GET', `/api/foods/barcode/${UNKNOWN}`)).status).toBe(404);
    expect((await bob.as('GET', '/api/search?q=oat bar')).json.hits.map(({ id }: { id: string }) => id)).not.toContain(UNKNOWN);
    await ana.as('DELETE', `/api/submissions/${UNKNOWN}`);
    expect((await ana.as('GET', `/api/foods/barcode/${UNKNOWN}`)).status).toBe(404);
  });

  it('nobody without an account can store one', async () => {
    expect((await anyone(test)('PUT', `/api/submissions/${OATS}`, { fields: BAR })).status).toBe(401);
  });
});

function stated(list: { text: string }) {
  return { value: { lang: 'en', isConfirmed: false, isComplete: false, ...list }, from: 'photo', at: 1 };
}
