import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PackState } from '@labelwise/contracts/packs';
import type { FoodProduct } from '@labelwise/domain/food';
import { checkPack, layersOf, openPack } from '@labelwise/domain/pack';
import { expect, it, onTestFinished } from 'vitest';
import { createPacks } from '../../packs-context.ts';
import { createTestDatabase, DIALECTS } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { signUp } from '../../testing/members.ts';
import { PACK_THREAD, startTestApp, type TestApp } from '../../testing/test-app.ts';

const GERMAN = 4_000_000_000_013;
const foods = (count: number, changes: Partial<FoodProduct> = {}): Partial<FoodProduct>[] =>
  Array.from({ length: count }, (_none, at) => ({ gtin: String(GERMAN + 17 * at), name: `Oats number ${at}`, ...changes }));

async function start(dialect: (typeof DIALECTS)[number]): Promise<TestApp & { folder: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'packs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { ...(await startTestApp(dialect, { env: { DATA_DIR: folder } })), folder };
}

async function stateOf({ app }: TestApp, query = ''): Promise<PackState> {
  return PackState.parse((await app.inject(`/api/packs/de${query}`)).json());
}

async function ready(test: TestApp, query = ''): Promise<Extract<PackState, { state: 'ready' }>> {
  return eventually(async () => {
    const state = await stateOf(test, query);
    if (state.state !== 'ready') throw new Error('It is being written.');
    return state;
  });
}

async function make({ db, folder }: TestApp & { folder: string }): Promise<void> {
  const packs = createPacks({ config: { dataDir: folder }, db, rest: 0, thread: PACK_THREAD });
  await packs.make('de');
  await packs.close();
}

it.each(DIALECTS)(
  'a pack is written when it is first asked for, and holds the foods of the catalogue as they are, on %s',
  async (dialect) => {
    const test = await start(dialect);
    const given = await givenFoods(test.db, ...foods(30), { gtin: '3000000000014', name: 'Made in France' });
    const { packs } = (await test.app.inject('/api/packs')).json();
    expect(packs).toEqual([
      { of: 'de', offer: null },
      { of: 'world', offer: null },
    ]);
    const { offer } = await ready(test);
    const { rawPayload, headers } = await test.app.inject(`/api/packs/de/${offer.version}`);
    expect([rawPayload.length, createHash('sha256').update(rawPayload).digest('hex')]).toEqual([offer.bytes, offer.sha256]);
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(checkPack(rawPayload)).toMatchObject({ of: 'de', foods: 30, version: offer.version });
    const pack = openPack(rawPayload);
    for (const food of given.slice(0, 30)) {
      const day = Math.floor((food.sourceModifiedAt ?? 0) / 864e5) * 864e5;
      expect(pack.food(pack.placeOf(Number(food.gtin)))).toEqual({ ...food, sourceModifiedAt: day });
    }
  },
);

it('a fetch that was cut goes on where it was, and what is known is not sent again', async () => {
  const test = await start('sqlite');
  await givenFoods(test.db, ...foods(30));
  const { offer } = await ready(test);
  const url = `/api/packs/de/${offer.version}`;
  const whole = (await test.app.inject(url)).rawPayload;
  const rest = await test.app.inject({ url, headers: { range: 'bytes=100-' } });
  expect([rest.statusCode, rest.headers['content-range']]).toEqual([206, `bytes 100-${offer.bytes - 1}/${offer.bytes}`]);
  expect(Buffer.concat([whole.subarray(0, 100), rest.rawPayload]).equals(whole)).toBe(true);
  expect((await test.app.inject({ url, headers: { range: `bytes=${offer.bytes}-` } })).statusCode).toBe(416);
  const tag = String(rest.headers['etag']);
  expect((await test.app.inject({ url, headers: { 'if-none-match': tag } })).statusCode).toBe(304);
});

it.each(DIALECTS)('what changed, came and went since a version is sent as a difference, on %s', async (dialect) => {
  const test = await start(dialect);
  await givenFoods(test.db, ...foods(60, { ingredientsText: 'Wholegrain oats, sugar, salt, palm oil, hazelnuts, cocoa, milk powder' }));
  await make(test);
  const before = await ready(test);
  const old = openPack((await test.app.inject(`/api/packs/de/${before.offer.version}`)).rawPayload);
  await make(test);
  expect((await ready(test)).offer).toEqual(before.offer);
  await givenFoods(test.db, { gtin: String(GERMAN + 17 * 60), name: 'Oats that came' });
  await test.db.write(async (tx) => {
    await tx.updateTable('food').set({ name: 'Oats with a new name' }).where('id', '=', GERMAN).execute();
    await tx
      .deleteFrom('food')
      .where('id', '=', GERMAN + 17)
      .execute();
  });
  await make(test);
  const { offer, difference } = await ready(test, `?from=${before.offer.version}`);
  expect(difference).toMatchObject({ from: before.offer.version, changed: 2, removed: 1 });
  const sent = (await test.app.inject(`/api/packs/de/${offer.version}?from=${before.offer.version}`)).rawPayload;
  expect(sent.length).toBe(difference?.bytes);
  const layers = layersOf([old, openPack(sent)]);
  expect(layers.size).toBe(60);
  expect(layers.find(String(GERMAN))?.name).toBe('Oats with a new name');
  expect(layers.find(String(GERMAN + 17))).toBeNull();
  expect((await ready(test, '?from=0123456789abcdef')).difference).toBeNull();
});

it('a pack that one process has written is sent by every other, also a member’s own', async () => {
  const { config, drop } = await createTestDatabase('postgres');
  onTestFinished(drop);
  const [one, other] = [await startTestApp('postgres', { database: config }), await startTestApp('postgres', { database: config })];
  await givenFoods(one.db, ...foods(30));
  const { offer } = await ready(one);
  expect((await ready(other)).offer).toEqual(offer);
  const { rawPayload } = await other.app.inject(`/api/packs/de/${offer.version}`);
  expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(offer.sha256);
  const ada = await signUp(one, 'ada');
  await ada.as('POST', '/api/scans', { foodId: String(GERMAN) });
  const own = (await ada.as('GET', '/api/packs/own')).json.offer;
  const headers = { authorization: `Bearer ${ada.token}` };
  // A row that was written again lies elsewhere in PostgreSQL's table: the order of rows decides nothing.
  await one.db.write((tx) => tx.updateTable('food').set({ popularity: 1 }).where('id', '=', GERMAN).execute());
  const sent = await other.app.inject({ url: `/api/packs/own/${own.version}`, headers });
  expect(createHash('sha256').update(sent.rawPayload).digest('hex')).toBe(own.sha256);
});

it('a member’s own shelf is theirs alone', async () => {
  const test = await start('sqlite');
  await givenFoods(test.db, ...foods(3));
  expect((await test.app.inject('/api/packs/own')).statusCode).toBe(401);
  const { as: member } = await signUp(test, 'ada');
  await member('POST', '/api/scans', { foodId: String(GERMAN) });
  const { json } = await member('GET', '/api/packs/own');
  const state = PackState.parse(json);
  if (state.state !== 'ready') throw new Error('An own pack is written at once.');
  const { offer } = state;
  expect(offer).toMatchObject({ of: 'own', foods: 3 });
  expect((await test.app.inject(`/api/packs/own/${offer.version}`)).statusCode).toBe(401);
});

it('there is no pack of what is no country, or of one without foods', async () => {
  const test = await start('sqlite');
  await givenFoods(test.db, ...foods(3));
  for (const url of ['/api/packs/xx', '/api/packs/fr', '/api/packs/de', '/api/packs/de/0123456789abcdef'])
    expect([url, (await test.app.inject(url)).statusCode]).toEqual([url, 404]);
});

it.each(DIALECTS)('a country’s foods are those sold there; the barcode counts where nothing is known, on %s', async (dialect) => {
  const test = await start(dialect);
  await givenFoods(test.db, ...foods(30));
  const sold = (from: number, to: number, countries: string) =>
    test.db.write((tx) =>
      tx
        .updateTable('food')
        .set({ countries })
        .where('id', '>=', GERMAN + 17 * from)
        .where('id', '<=', GERMAN + 17 * to)
        .execute(),
    );
  await sold(0, 9, 'de fr');
  await sold(10, 14, 'fr');
  await sold(15, 24, 'world');
  const { packs } = (await test.app.inject('/api/packs')).json();
  expect(packs.map(({ of }: { of: string }) => of)).toEqual(['de', 'fr', 'world']);
  const { offer } = await ready(test);
  expect(offer.foods).toBe(25);
});
