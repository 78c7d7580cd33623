import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, DIALECTS, isRuledElsewhere } from '../../../testing/database.ts';
import { eventually } from '../../../testing/eventually.ts';
import { givenFoods } from '../../../testing/given-foods.ts';
import { type As, anyone, signUp } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const gtin = (at: number): string => String(4_310_000_000_000 + at);
const LISTS = ['Milk, sugar, hazelnuts', 'Milk', 'Oats, water, salt', 'Sugar, palm oil, almonds'];
const NAMES = ['Hazelnut yoghurt', 'Plain yoghurt', 'Oat drink', 'Almond spread', 'Greek yoghurt', 'Oat flakes', 'Skyr'];
const FOODS = Array.from({ length: 42 }, (_, at) => ({
  gtin: gtin(at),
  name: `${NAMES[at % NAMES.length]} ${at}`,
  brand: at % 3 === 0 ? 'Northfield' : 'Lune & Lait',
  categoriesTags: at % 2 === 0 ? ['en:dairies', 'en:yogurts'] : ['en:dairies', 'en:yogurts', 'en:greek-style-yogurts'],
  ingredientsText: LISTS[at % LISTS.length] ?? '',
}));
const QUESTIONS = [
  '/api/search?q=yoghurt',
  '/api/search?q=yoghrt&fits=1&limit=5&from=5',
  '/api/search?q=northfield&sort=score',
  '/api/search?q=joghurt',
  '/api/search?shelf=en:yogurts&sort=score&good=1',
  '/api/search?q=qxzzkw',
  '/api/search/candidates?q=oat',
  '/api/search/suggestions?q=yogh',
  '/api/search/shelves',
  '/api/foods/search?q=skyr',
];

/** One database behind two processes: one that searches by itself, and one that does it beside. */
async function givenBoth(dialect: (typeof DIALECTS)[number]): Promise<{ here: TestApp; beside: TestApp }> {
  const { config: database, drop } = await createTestDatabase(dialect);
  onTestFinished(drop);
  const here = await startTestApp(dialect, { database, isLarge: async () => false });
  const beside = await startTestApp(dialect, { database, isLarge: async () => true });
  await givenFoods(here.db, ...FOODS);
  return { here, beside };
}

describe.each(DIALECTS)('search beside the process on %s', (dialect) => {
  it('answers visitors and members as the process itself does, with what they state and as they change', async () => {
    const { here, beside } = await givenBoth(dialect);
    const ana = await signUp(here, 'ana');
    const asAna: As = (method, url, body, headers) =>
      anyone(beside)(method, url, body, { ...headers, authorization: `Bearer ${ana.token}` });
    async function expectSame(): Promise<void> {
      for (const url of QUESTIONS)
        for (const [one, other] of [
          [anyone(here), anyone(beside)],
          [ana.as, asAna],
        ] as const) {
          const german = { 'accept-language': 'de' };
          const [ours, theirs] = [await one('GET', url, undefined, german), await other('GET', url, undefined, german)];
          expect([url, theirs.status, theirs.json]).toEqual([url, 200, ours.json]);
        }
    }
    await expectSame();
    await ana.as('POST', '/api/health-profile', { dietaryRestrictions: ['Nut-Free'], consentVersion: '2026-11' });
    const { hits } = (await asAna('GET', '/api/search?q=yoghurt&limit=42')).json;
    expect(hits).toContainEqual(expect.objectContaining({ fit: 'conflict', against: 'Contains hazelnuts' }));
    const fields = {
      name: { value: 'Northfield skyr of mine', from: 'hand', at: 1 },
      ingredients: { value: { text: 'Almonds', lang: 'en', isConfirmed: true, isComplete: true }, from: 'hand', at: 1 },
    };
    expect((await ana.as('PUT', `/api/submissions/${gtin(6)}`, { fields })).status).toBe(200);
    await expectSame();
    expect((await anyone(beside)('GET', '/api/search')).status).toBe(400);
  });

  if (isRuledElsewhere(dialect)) return;

  it('reads lists that nobody has read, and leaves them read', async () => {
    const { here, beside } = await givenBoth(dialect);
    const [one] = await here.db.read.selectFrom('food').select('doc').limit(1).execute();
    await here.db.write((tx) =>
      tx
        .updateTable('food')
        .set({ doc: JSON.stringify(withoutReading(one?.doc ?? '')), answer: null })
        .execute(),
    );
    const { hits } = (await anyone(beside)('GET', '/api/search?q=yoghurt')).json;
    expect(hits.length).toBeGreaterThan(0);
    await eventually(async () => {
      const rows = await here.db.read.selectFrom('food').select('answer').where('answer', 'is not', null).execute();
      expect(rows.length).toBeGreaterThan(0);
    });
  });
});

function withoutReading(doc: string): unknown[] {
  const fields: unknown[] = JSON.parse(doc);
  fields[19] = null;
  return fields;
}
