import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { runAdmin } from '../../cli/admin.ts';
import { DIALECTS } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, anyone, PASSWORD, signUp } from '../../testing/members.ts';
import { temporaryFolder } from '../../testing/process.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createFoodsRepository } from '../foods/foods.repository.ts';
import { createFoodsService } from '../foods/foods.service.ts';
import { createSharingService } from './sharing.service.ts';
import { createSubmissionsRepository } from './submissions.repository.ts';

const OATS = '4006040055235';
const UNKNOWN = '4001234567891';
const KNOWN_LIST = '4008400402222';
const NOBODYS = '4001234567907';
const FIELDS = {
  name: { value: 'Oat bar', from: 'hand', at: 1 },
  per100: { sugars: { value: { value: 21, bound: null }, from: 'photo', at: 1 } },
};

describe.each(DIALECTS)('what members share on %s', (dialect) => {
  let test: TestApp;
  let ana: { as: As; id: string };
  const foodsOf = () => createFoodsService({ repository: createFoodsRepository(test.db), upstream: null, now: Date.now });
  const review = () =>
    createSharingService({
      repository: createSubmissionsRepository(test.db),
      foods: foodsOf(),
      mode: 'reviewed',
      countOffer: async () => 0,
      now: Date.now,
    });
  const start = async (mode?: string) => {
    test = await startTestApp(dialect, mode === undefined ? {} : { env: { SHARED_FOODS: mode } });
    await givenFoods(test.db, { gtin: OATS, name: 'Oats', nutriments: { energyKj: 1500, sugars: 1, salt: 0.02 } });
    ana = await signUp(test, 'ana');
    for (const code of [OATS, UNKNOWN]) await ana.as('PUT', `/api/submissions/${code}`, { fields: FIELDS });
  };
  const known = async (code: string) => (await anyone(test)('GET', `/api/foods/barcode/${code}`)).json;
  beforeEach(() => start());

  it('waits for a reviewer, who sees what would change and never who offers it', async () => {
    expect((await ana.as('POST', `/api/submissions/${OATS}/share`)).json.sharing.state).toBe('waiting');
    expect((await known(OATS)).name).toBe('Oats');
    const [offer, ...others] = await review().waiting();
    expect(others).toEqual([]);
    expect(offer).toMatchObject({ gtin: OATS, isNew: false });
    expect(offer?.changes).toMatchObject([
      { field: 'name', own: 'Oat bar', catalogue: 'Oats' },
      { field: 'sugars', own: 21, catalogue: 1 },
    ]);
    expect(JSON.stringify(offer)).not.toContain(ana.id);
  });

  it('is the catalogue’s once accepted, as shared on this server, and stays when its member goes', async () => {
    await ana.as('POST', `/api/submissions/${UNKNOWN}/share`);
    const [offer] = await review().waiting();
    expect(offer?.isNew).toBe(true);
    expect(await review().accept(offer?.key ?? '')).toBe(true);
    const food = await known(UNKNOWN);
    expect(food).toMatchObject({
      name: 'Oat bar',
      provenance: { source: 'member', own: [] },
      sources: [{ name: 'Shared on this server' }],
    });
    expect((await ana.as('GET', `/api/submissions/${UNKNOWN}`)).json.sharing.state).toBe('accepted');
    await ana.as('DELETE', `/api/users/${ana.id}`, { currentPassword: PASSWORD });
    expect(await test.db.read.selectFrom('submission').selectAll().execute()).toEqual([]);
    expect((await known(UNKNOWN)).name).toBe('Oat bar');
    expect(JSON.stringify(await test.db.read.selectFrom('food').selectAll().execute())).not.toContain(ana.id);
  });

  it('is refused with a reason that the member reads, and can be offered again after a change', async () => {
    await ana.as('POST', `/api/submissions/${OATS}/share`);
    const [offer] = await review().waiting();
    await review().refuse(offer?.key ?? '', 'The photo shows another product.');
    expect((await ana.as('GET', `/api/submissions/${OATS}`)).json.sharing).toMatchObject({
      state: 'refused',
      reason: 'The photo shows another product.',
    });
    await ana.as('PUT', `/api/submissions/${OATS}`, { fields: { brand: { value: 'Mill', from: 'hand', at: 2 } } });
    expect((await ana.as('GET', `/api/submissions/${OATS}`)).json.sharing.state).toBe('private');
  });

  it('can be taken back until it is decided, and of two reviewers one decides', async () => {
    await ana.as('POST', `/api/submissions/${OATS}/share`);
    const [offer] = await review().waiting();
    const outcomes = await Promise.allSettled([review().refuse(offer?.key ?? '', 'no'), review().refuse(offer?.key ?? '', 'never')]);
    expect(outcomes.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(1);
    expect((await ana.as('DELETE', `/api/submissions/${OATS}/share`)).status).toBe(404);
    await ana.as('POST', `/api/submissions/${OATS}/share`);
    expect((await ana.as('DELETE', `/api/submissions/${OATS}/share`)).json.sharing.state).toBe('private');
    expect(await review().waiting()).toEqual([]);
  });

  it('is taken at once where the server says so, and nothing can be offered where it shares nothing', async () => {
    await start('on');
    expect((await anyone(test)('GET', '/api/submissions/settings')).json).toEqual({ sharing: 'on', openFoodFacts: false });
    expect((await ana.as('POST', `/api/submissions/${OATS}/share`)).json.sharing.state).toBe('accepted');
    expect((await known(OATS)).name).toBe('Oat bar');
    await start('off');
    expect((await ana.as('POST', `/api/submissions/${OATS}/share`)).status).toBe(403);
  });

  it('is looked at where it takes an allergen away that everybody is warned of, also where the server takes the rest at once', async () => {
    await start('on');
    const facts = { lang: 'en', allergensTags: ['en:milk'], tracesTags: ['en:nuts'] };
    await givenFoods(test.db, { gtin: KNOWN_LIST, name: 'Oat bar', ingredientsText: 'Oats, sugar, milk', ...facts });
    const listed = (text: string, at: number) => ({
      ingredients: { value: { text, lang: 'en', isConfirmed: true, isComplete: true }, from: 'photo', at },
    });
    const share = async (text: string, at: number) => {
      await ana.as('PUT', `/api/submissions/${KNOWN_LIST}`, { fields: listed(text, at) });
      return (await ana.as('POST', `/api/submissions/${KNOWN_LIST}/share`)).json.sharing.state;
    };
    expect(await share('Oats, sugar', 1)).toBe('waiting');
    // What somebody typed ("cane sugar allergy") is in no table of ours, so that any list in the place of the catalogue's is looked at.
    expect(await share('Oats, cane sugar, milk, salt', 2)).toBe('waiting');
    expect((await known(KNOWN_LIST)).ingredients).toBe('Oats, sugar, milk');
    expect((await review().waiting())[0]?.takenAway).toEqual([]);
  });

  it('never says "fits" for what nobody looked at, and warns of what it names', async () => {
    await start('on');
    const list = (text: string, at: number) => ({ value: { text, lang: 'en', isConfirmed: true, isComplete: true }, from: 'photo', at });
    const name = { value: 'Rice cakes', from: 'hand', at: 1 };
    let people = 0;
    const dietsOf = async (code: string, restrictions: string[]) => {
      people += 1;
      const bea = await signUp(test, `bea${people}`);
      await bea.as('POST', '/api/health-profile', { consentVersion: '2026-11', dietaryRestrictions: restrictions });
      const { json } = await bea.as('POST', '/api/calculate-score', { food: { id: code } });
      return [json.suits, json.alerts.map(({ level }: { level: string }) => level)];
    };
    await ana.as('PUT', `/api/submissions/${NOBODYS}`, { fields: { name, ingredients: list('Rice, salt, milk', 1) } });
    expect((await ana.as('POST', `/api/submissions/${NOBODYS}/share`)).json.sharing.state).toBe('accepted');
    expect((await known(NOBODYS)).facts.listBasis).toBe('unconfirmed');
    expect(await dietsOf(NOBODYS, ['Nut-Free', 'Dairy-Free'])).toEqual([[], ['conflict', 'unknown', 'unknown']]);
    // Figures of a known product without a list count, and what was known of it stays as it was.
    expect((await ana.as('POST', `/api/submissions/${OATS}/share`)).json.sharing.state).toBe('accepted');
    expect((await known(OATS)).facts.listBasis).toBe('source');
    // Once somebody has looked at it, the list is worth what a source's is.
    await ana.as('PUT', `/api/submissions/${NOBODYS}`, { fields: { ingredients: list('Rice, salt, milk powder', 2) } });
    await review().share(ana.id, NOBODYS);
    expect(await review().accept((await review().waiting())[0]?.key ?? '')).toBe(true);
    expect((await foodsOf().byId(NOBODYS))?.listBasis).toBe('source');
  });

  it('never makes another food of one that fits somebody by renaming it unseen', async () => {
    await start('on');
    const filed = { categoriesTags: ['en:fruits', 'en:kiwis'], category: 'Kiwis', ingredientsText: null };
    await givenFoods(test.db, { gtin: KNOWN_LIST, name: 'Kiwi', nutriments: { energyKj: 250, sugars: 9, salt: 0 }, ...filed });
    const fields = {
      name: { value: 'Apple', from: 'hand', at: 1 },
      category: { value: ['en:fruits', 'en:apples'], from: 'hand', at: 1 },
    };
    await ana.as('PUT', `/api/submissions/${KNOWN_LIST}`, { fields });
    expect((await ana.as('POST', `/api/submissions/${KNOWN_LIST}/share`)).json.sharing.state).toBe('accepted');
    expect((await known(KNOWN_LIST)).facts.listBasis).toBe('unconfirmed');
    const bea = await signUp(test, 'bea');
    await bea.as('POST', '/api/health-profile', { consentVersion: '2026-11', dietaryRestrictions: ['kiwi allergy'] });
    expect((await bea.as('POST', '/api/calculate-score', { food: { id: KNOWN_LIST } })).json.suits).toEqual([]);
  });

  it('is not accepted over a food that has changed since the reviewer looked', async () => {
    const text = { value: { text: 'Oats, sugar', lang: 'en', isConfirmed: true, isComplete: true }, from: 'photo', at: 1 };
    await ana.as('PUT', `/api/submissions/${OATS}`, { fields: { ingredients: text } });
    await ana.as('POST', `/api/submissions/${OATS}/share`);
    const [seen] = await review().waiting();
    const before = await foodsOf().byId(OATS);
    if (before === null) throw new Error('The food is given.');
    await foodsOf().storeShared({ ...before, lang: 'en', ingredientsText: 'Oats, milk', allergensTags: ['en:milk'] });
    await expect(review().accept(seen?.key ?? '')).rejects.toMatchObject({ code: 'not_found' });
    expect((await known(OATS)).ingredients).toBe('Oats, milk');
    const [again] = await review().waiting();
    expect(again?.takenAway).toContain('dairy-free');
  });

  it('figures that are taken at the moment of another’s list never make that list worth a source’s', async () => {
    await start('on');
    const bea = await signUp(test, 'bea');
    const list = { value: { text: 'Rice, salt', lang: 'en', isConfirmed: true, isComplete: true }, from: 'photo', at: 1 };
    await bea.as('PUT', `/api/submissions/${OATS}`, { fields: { ingredients: list } });
    await ana.as('PUT', `/api/submissions/${OATS}`, { fields: { ...FIELDS, name: { value: null, from: 'hand', at: 2 } } });
    const foods = foodsOf();
    const plain = { repository: createSubmissionsRepository(test.db), mode: 'on', countOffer: async () => 0, now: Date.now } as const;
    let looks = 0;
    const watched = createSharingService({
      ...plain,
      foods: {
        ...foods,
        byId: async (id) => {
          const food = await foods.byId(id);
          looks += 1;
          if (looks === 2) await createSharingService({ ...plain, foods }).share(bea.id, OATS);
          return food;
        },
      },
    });
    await watched.share(ana.id, OATS);
    const { facts, ingredients } = await known(OATS);
    expect([ingredients, facts.listBasis]).not.toEqual(['Rice, salt', 'source']);
  });

  it('needs something that may become everybody’s', async () => {
    await ana.as('PUT', '/api/submissions/2000000000008', { fields: FIELDS });
    const { status, json } = await ana.as('POST', '/api/submissions/2000000000008/share');
    expect([status, json.error]).toEqual([409, 'This code means something in one shop only, so it cannot be shared.']);
  });
});

it('npm run admin -- review lists, shows, accepts and refuses', async () => {
  const test = await startTestApp('sqlite');
  await givenFoods(test.db, { gtin: OATS, name: 'Oats', nutriments: { energyKj: 1500, sugars: 1, salt: 0.02 } });
  const ana = await signUp(test, 'ana');
  await ana.as('PUT', `/api/submissions/${OATS}`, { fields: FIELDS });
  await ana.as('POST', `/api/submissions/${OATS}/share`);
  if (test.db.dialect !== 'sqlite') return;
  // A command finds a SQLite database by its folder.
  const folder = temporaryFolder();
  symlinkSync(test.db.file, path.join(folder, 'labelwise.db'));
  const admin = async (...words: string[]) => (await runAdmin(words, { DATA_DIR: folder })).text;
  const listed = await admin('review');
  expect(listed).toContain(`${OATS}  Oat bar: 2 values of a known product`);
  const key = listed.split(' ')[0] ?? '';
  expect(await admin('review', 'show', key)).toContain('  sugars: 1 → 21 (photo)');
  expect(await admin('review', 'accept', key)).toBe('Accepted: it is the catalogue’s now.');
  expect(await admin('review')).toBe('Nothing waits.');
});

it('what a member or a source wrote has no line of its own before the reviewer, and moves no cursor', async () => {
  const test = await startTestApp('sqlite');
  await givenFoods(test.db, { gtin: OATS, name: 'Oats\u001b[2J\nNothing waits.', nutriments: { sugars: 40 } });
  const ana = await signUp(test, 'ana');
  const list = { text: 'Oats\n  sugars: 40 → 39 (photo)\r\u001b[1A\u202emilk', lang: 'en', isConfirmed: true, isComplete: true };
  const fields = { ...FIELDS, ingredients: { value: list, from: 'photo', at: 1 } };
  await ana.as('PUT', `/api/submissions/${OATS}`, { fields });
  await ana.as('POST', `/api/submissions/${OATS}/share`);
  if (test.db.dialect !== 'sqlite') return;
  const folder = temporaryFolder();
  symlinkSync(test.db.file, path.join(folder, 'labelwise.db'));
  const admin = async (...words: string[]) => (await runAdmin(words, { DATA_DIR: folder })).text;
  const key = (await admin('review')).split(' ')[0] ?? '';
  const [, ...lines] = (await admin('review', 'show', key)).split('\n');
  expect(lines.map((line) => line.split(':')[0])).toEqual(['  name', '  sugars', '  ingredients']);
  expect(lines.join('')).not.toMatch(/[\p{Cc}\u202e]/u);
});
