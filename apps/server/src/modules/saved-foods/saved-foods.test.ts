import { ConsumedEntry, FavoriteEntry, PurchasedEntry } from '@labelwise/contracts/saved-foods';
import { readBarcodeList } from '@labelwise/domain/gtin';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, anyone, PASSWORD, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const OATS = '4006040055235';
const SPREAD = '3017620422003';

const createdAt = (row: unknown, kind: string): string => String(Reflect.get(Object(Reflect.get(Object(row), kind)), 'createdAt'));

describe.each(DIALECTS)('favorites, purchased and consumed on %s', (dialect) => {
  let test: TestApp;
  let ana: { as: As; id: string; token: string };
  let bob: { as: As; id: string; token: string };
  beforeEach(async () => {
    test = await startTestApp(dialect);
    await givenFoods(test.db, { gtin: OATS }, { gtin: SPREAD });
    [ana, bob] = await Promise.all([signUp(test, 'ana'), signUp(test, 'bob')]);
  });
  const favorite = (who: { as: As }, foodId = OATS) => who.as('POST', '/api/favorites', { foodId });
  const counted = async () =>
    (await test.db.read.selectFrom('foodFavorite').selectAll().execute()).map(({ foodId, count }) => [foodId, count]);

  it('adding a favorite twice, or twenty times at once, stores one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => favorite(ana)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.map(({ json }) => FavoriteEntry.parse(json).favorite.id)).size).toBe(1);
    expect((await ana.as('GET', '/api/favorites')).json).toHaveLength(1);
    expect((await ana.as('GET', `/api/favorites/check/${OATS}`)).json).toEqual({ isFavorited: true });
    expect((await ana.as('GET', `/api/favorites/check/${SPREAD}`)).json).toEqual({ isFavorited: false });
  });

  it('each entry of a list is what the contract says, the food as a look-up answers it', async () => {
    await favorite(ana);
    await ana.as('POST', `/api/purchased/${OATS}`);
    await ana.as('POST', `/api/consumed/${OATS}`);
    const food = (await ana.as('GET', `/api/foods/barcode/${OATS}`)).json;
    for (const [list, Entry] of [
      ['favorites', FavoriteEntry],
      ['purchased', PurchasedEntry],
      ['consumed', ConsumedEntry],
    ] as const) {
      const [entry] = (await ana.as('GET', `/api/${list}`)).json;
      expect(Entry.parse(entry)).toEqual(entry);
      expect(entry.food).toEqual(food);
    }
  });

  it('each list is a file of all its entries, which a list of barcodes is brought in from', async () => {
    const file = async (who: { token: string }, list: string) => {
      const { statusCode, headers, body } = await test.app.inject({
        method: 'GET',
        url: `/api/export/${list}.csv`,
        headers: { authorization: `Bearer ${who.token}` },
      });
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
      return body;
    };
    await favorite(ana);
    await ana.as('POST', `/api/purchased/${SPREAD}`);
    await ana.as('POST', `/api/consumed/${OATS}?amount=40`);
    await ana.as('POST', `/api/consumed/${OATS}`);
    await test.db.write((tx) => tx.deleteFrom('food').where('id', '=', Number(SPREAD)).execute());
    const found = await Promise.all(
      ['favorites', 'purchased', 'consumed'].map(async (list) =>
        readBarcodeList(await file(ana, list), 100).entries.map(({ barcode }) => barcode),
      ),
    );
    // What was eaten is there with each of its times, which may be one.
    expect(found.map((codes) => [...new Set(codes)].map((code) => code.replace(/^0+/u, '')))).toEqual([[OATS], [SPREAD], [OATS]]);
    expect((await file(ana, 'consumed')).split('\r\n').map((line) => line.split(',').at(-1))).toEqual(['amount', '', '40', '']);
    expect(readBarcodeList(await file(bob, 'favorites'), 100).entries).toEqual([]);
    const eve = await signUp(test, 'eve');
    const entries = readBarcodeList(await file(ana, 'favorites'), 100).entries;
    await eve.as('POST', '/api/import/barcodes', { entries, to: 'favorites', apply: true });
    expect(await file(eve, 'favorites')).toBe(await file(ana, 'favorites'));
  });

  it('a favorite goes by its food, in any spelling of the code, or by its own id', async () => {
    await favorite(ana, ` 0${OATS}`);
    const { json } = await favorite(ana, SPREAD);
    expect((await ana.as('DELETE', `/api/favorites/${OATS}`)).json).toMatchObject({ success: true });
    expect((await ana.as('DELETE', `/api/favorites/${json.favorite.id}`)).json).toEqual({
      success: true,
      addedAt: json.favorite.createdAt,
    });
    expect((await ana.as('DELETE', `/api/favorites/${OATS}`)).json.code).toBe('not_found');
    expect((await ana.as('GET', '/api/favorites')).json).toEqual([]);
  });

  it('a purchase is a mark: set, asked for, taken away', async () => {
    for (const _ of [1, 2]) PurchasedEntry.parse((await ana.as('POST', `/api/purchased/${OATS}`)).json);
    expect((await ana.as('GET', '/api/purchased')).json).toHaveLength(1);
    expect((await ana.as('GET', `/api/purchased/check/${OATS}`)).json).toEqual({ isPurchased: true });
    expect((await ana.as('DELETE', `/api/purchased/${OATS}`)).status).toBe(200);
    expect((await ana.as('GET', `/api/purchased/check/${OATS}`)).json).toEqual({ isPurchased: false });
  });

  it('each meal is an entry of its own, a repeated request is none, and the newest goes first', async () => {
    const key = { 'idempotency-key': 'meal-1' };
    for (const _ of [1, 2]) ConsumedEntry.parse((await ana.as('POST', `/api/consumed/${OATS}`, undefined, key)).json);
    const second = await ana.as('POST', `/api/consumed/${OATS}`);
    expect((await ana.as('POST', `/api/consumed/${SPREAD}`, undefined, key)).json.code).toBe('idempotency_conflict');
    expect((await ana.as('GET', '/api/consumed')).json).toHaveLength(2);
    await ana.as('DELETE', `/api/consumed/${OATS}`);
    const left = (await ana.as('GET', '/api/consumed')).json;
    expect(left).toHaveLength(1);
    expect(left[0].consumed.id).not.toBe(second.json.consumed.id);
  });

  it('what was eaten is one serving or an amount, which can be changed later, by its member alone', async () => {
    const made = (await ana.as('POST', `/api/consumed/${OATS}`)).json;
    expect(ConsumedEntry.parse(made).consumed.amount).toBeNull();
    const url = `/api/consumed/${made.consumed.id}`;
    expect((await ana.as('PATCH', url, { amount: 45.5 })).json.consumed).toEqual({ ...made.consumed, amount: 45.5 });
    expect((await ana.as('POST', `/api/consumed/${SPREAD}?amount=20`)).json.consumed.amount).toBe(20);
    expect((await ana.as('GET', '/api/consumed')).json.map((one: { consumed: { amount: number } }) => one.consumed.amount)).toEqual([
      20, 45.5,
    ]);
    expect((await bob.as('PATCH', url, { amount: 1 })).status).toBe(404);
    for (const amount of [0, -1, 5001, 'much']) expect((await ana.as('PATCH', url, { amount })).json.code).toBe('invalid_input');
    expect((await ana.as('PATCH', url, { amount: null })).json.consumed.amount).toBeNull();
  });

  it('toggles of many clients at once end in some order of them, and the count for trending follows', async () => {
    const clients = [ana, bob, ana, bob];
    const toggle = (step: number) => {
      const who = clients[step % 4] ?? ana;
      return step % 3 === 0 ? who.as('DELETE', `/api/favorites/${OATS}`) : favorite(who);
    };
    // All of them change two rows: more at once would wait longer for a connection than the service lets a request wait.
    for (let from = 0; from < 200; from += 40) {
      const answers = await Promise.all(Array.from({ length: 40 }, (_, step) => toggle(from + step)));
      expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
    }
    const held = await Promise.all([ana, bob].map(async (who) => (await who.as('GET', `/api/favorites/check/${OATS}`)).json.isFavorited));
    const count = held.filter(Boolean).length;
    expect(await counted()).toEqual(count === 0 ? [] : [[Number(OATS), count]]);
  });

  if (isRuledElsewhere(dialect)) return;

  it.each([
    ['favorites', (at: string) => ana.as('POST', `/api/favorites?addedAt=${at}`, { foodId: OATS })],
    ['purchased', (at: string) => ana.as('POST', `/api/purchased/${OATS}?addedAt=${at}`)],
    ['consumed', (at: string) => ana.as('POST', `/api/consumed/${OATS}?addedAt=${at}`)],
  ])('a removal from %s that is undone puts the entry back at its time and place; a time to come counts as now', async (list, add) => {
    const addNow = (foodId: string) =>
      list === 'favorites' ? ana.as('POST', '/api/favorites', { foodId }) : ana.as('POST', `/api/${list}/${foodId}`);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    await addNow(OATS);
    vi.setSystemTime(Date.now() + 5);
    await addNow(SPREAD);
    const before: unknown[] = (await ana.as('GET', `/api/${list}`)).json;
    const kind = list === 'favorites' ? 'favorite' : list;
    const seen = (rows: unknown[]) =>
      rows.map((row) => [Reflect.get(Object(Reflect.get(Object(row), 'food')), 'id'), createdAt(row, kind)]);
    await ana.as('DELETE', `/api/${list}/${OATS}`);
    expect((await add(createdAt(before[1], kind))).status).toBe(200);
    expect(seen((await ana.as('GET', `/api/${list}`)).json)).toEqual(seen(before));
    await ana.as('DELETE', `/api/${list}/${OATS}`);
    await add('2999-01-01T00:00:00.000Z');
    expect(Date.parse(createdAt((await ana.as('GET', `/api/${list}`)).json[0], kind))).toBeLessThanOrEqual(Date.now());
    expect((await add('yesterday')).json.code).toBe('invalid_input');
  });

  it('another member’s entries are not there', async () => {
    const { json } = await favorite(bob);
    await bob.as('POST', `/api/purchased/${OATS}`);
    await bob.as('POST', `/api/consumed/${OATS}`);
    for (const url of [`/api/favorites/${json.favorite.id}`, `/api/favorites/${OATS}`, `/api/purchased/${OATS}`, `/api/consumed/${OATS}`]) {
      expect((await ana.as('DELETE', url)).status).toBe(404);
    }
    for (const list of ['favorites', 'purchased', 'consumed']) {
      expect((await ana.as('GET', `/api/${list}`)).json).toEqual([]);
      expect((await bob.as('GET', `/api/${list}`)).json).toHaveLength(1);
    }
    expect((await ana.as('POST', '/api/favorites', { userId: bob.id, foodId: OATS })).json.code).toBe('wrong_user');
  });

  it('foods that are not known and visitors without a session are refused', async () => {
    expect((await favorite(ana, '3175680011480')).json.code).toBe('food_not_found');
    expect((await ana.as('POST', '/api/purchased/nonsense')).json.code).toBe('food_not_found');
    for (const list of ['favorites', 'purchased', 'consumed']) expect((await anyone(test)('GET', `/api/${list}`)).status).toBe(401);
  });

  it('every call of a visitor without a session is refused', async () => {
    const calls = [
      ['POST', '/api/favorites', { foodId: OATS }],
      ['GET', `/api/favorites/check/${OATS}`],
      ['DELETE', `/api/favorites/${OATS}`],
      ['POST', `/api/purchased/${OATS}`],
      ['GET', `/api/purchased/check/${OATS}`],
      ['DELETE', `/api/purchased/${OATS}`],
    ] as const;
    for (const [method, url, body] of calls) expect((await anyone(test)(method, url, body)).status).toBe(401);
  });

  it('an account that goes takes its favorites off the count', async () => {
    await Promise.all([favorite(ana), favorite(bob), favorite(bob, SPREAD)]);
    await bob.as('DELETE', `/api/users/${bob.id}`, { currentPassword: PASSWORD });
    expect(await counted()).toEqual([[Number(OATS), 1]]);
  });
});
