import { WayForward } from '@labelwise/contracts/alternatives';
import { Shelf } from '@labelwise/contracts/foods';
import { placeOnShelf } from '@labelwise/domain/shelf';
import { beforeEach, describe, expect, it } from 'vitest';
import { DIALECTS, isRuledElsewhere } from '../../testing/database.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { type As, anyone, signUp } from '../../testing/members.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const FIGURES = { energyKj: 1600, fat: 10, saturatedFat: 3, carbohydrates: 60, fiber: 4, proteins: 8, salt: 0.5 };
const SPREAD = '4000000000013';
const SPREADS = ['en:spreads', 'en:sweet-spreads', 'en:hazelnut-spreads'];
const spread = (gtin: string, sugars: number, changes: object = {}) => ({
  gtin,
  name: `Spread number ${gtin}`,
  brand: `Maker ${gtin}`,
  categoriesTags: SPREADS,
  ingredientsText: 'sugar, cocoa',
  allergensTags: [],
  nova: 3 as const,
  nutriments: { ...FIGURES, sugars },
  ...changes,
});
const yogurt = (gtin: string, changes: object = {}) => ({
  gtin,
  name: 'Plain yogurt',
  servingSize: null,
  brand: 'Dairy',
  categoriesTags: ['en:dairies', 'en:yogurts', 'en:plain-yogurts'],
  ingredientsText: 'milk, cultures',
  allergensTags: ['en:milk'],
  nutriments: { energyKj: 255, fat: 3, saturatedFat: 1.9, carbohydrates: 4.6, sugars: 4.6, fiber: 0, proteins: 4, salt: 0.13 },
  ...changes,
});

describe.each(DIALECTS)('what to take instead on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp(dialect);
  });
  const ask = async (as: As = anyone(test), id = SPREAD): Promise<WayForward> =>
    WayForward.parse((await as('GET', `/api/foods/${id}/instead`)).json);
  const ids = ({ foods }: WayForward): string[] => foods.map(({ food }) => food.id);

  it('is never the same product again, nor a variant of it, nor one twice', async () => {
    const own = { name: 'Nocella hazelnut 400 g', brand: 'Nocella' };
    await givenFoods(
      test.db,
      spread(SPREAD, 56, own),
      spread('4000000000020', 3, { name: 'Hazelnut', brand: 'Nocella' }),
      spread('4000000000037', 3, { name: 'Almond', brand: 'Mandel' }),
      spread('4000000000044', 2, { name: 'Almond 200 g', brand: 'Mandel' }),
    );
    expect(ids(await ask())).toHaveLength(1);
    expect(ids(await ask())).not.toContain('4000000000020');
  });

  if (isRuledElsewhere(dialect)) return;

  it('is a good food of the same shelf first, then what people take instead, named so', async () => {
    await givenFoods(test.db, spread(SPREAD, 56), spread('4000000000020', 3), yogurt('4000000000037'));
    const way = await ask();
    expect([way.kind, ids(way)]).toEqual(['better', ['4000000000020', '4000000000037']]);
    expect(way.foods.map(({ occasion }) => occasion)).toEqual([null, 'For breakfast instead']);
    expect(way.foods.every(({ score, reason }) => score >= 50 && reason !== '')).toBe(true);
  });

  it('comes from a wider shelf where the narrow one has nothing good', async () => {
    await givenFoods(test.db, spread(SPREAD, 56), spread('4000000000020', 3, { categoriesTags: ['en:sweet-spreads', 'en:jams'] }));
    expect(ids(await ask())).toEqual(['4000000000020']);
  });

  it('comes from no wider shelf where that is taken on another occasion', async () => {
    const salted = spread('4000000000020', 0, { categoriesTags: ['en:spreads', 'en:salted-spreads', 'en:hummus'] });
    await givenFoods(test.db, spread(SPREAD, 56), salted);
    expect(await ask()).toEqual({ kind: 'none', foods: [] });
  });

  it('comes from no shelf that holds foods of every kind', async () => {
    const among = (leaf: string) => ({ categoriesTags: ['en:snacks', 'en:sweet-snacks', leaf] });
    await givenFoods(
      test.db,
      spread(SPREAD, 56, among('en:biscuits')),
      spread('4000000000020', 3, among('en:candies')),
      spread('4000000000044', 56, { categoriesTags: ['en:snacks'] }),
      spread('4000000000051', 3, { categoriesTags: ['en:snacks'] }),
    );
    expect(await ask()).toEqual({ kind: 'none', foods: [] });
    expect(await ask(anyone(test), '4000000000044')).toEqual({ kind: 'none', foods: [] });
    const alternatives = await anyone(test)('GET', `/api/foods/${SPREAD}/alternatives`);
    expect(alternatives.json).toEqual([]);
  });

  it('is the best of a shelf that has nothing good, and says so; nothing where nothing is better', async () => {
    await givenFoods(test.db, spread(SPREAD, 56), spread('4000000000020', 40));
    expect(await ask()).toMatchObject({ kind: 'best of shelf', foods: [{ food: { id: '4000000000020' } }] });
    expect(await ask(anyone(test), '4000000000020')).toEqual({ kind: 'none', foods: [] });
  });

  it('fits the member who asks', async () => {
    await givenFoods(test.db, spread(SPREAD, 56), yogurt('4000000000037'), spread('4000000000020', 3, { ingredientsText: 'almonds' }));
    const ana = await signUp(test, 'ana');
    await ana.as('PUT', '/api/health-profile', { dietaryRestrictions: ['Dairy-Free'] });
    expect(ids(await ask(ana.as))).toEqual(['4000000000020']);
  });

  it('is there for a food of unknown score', async () => {
    await givenFoods(
      test.db,
      spread(SPREAD, 0, { nutriments: {}, ingredientsText: null, nova: null, printedGrade: null }),
      spread('4000000000020', 3),
    );
    expect(ids(await ask())).toEqual(['4000000000020']);
  });

  it('is 404 where the food is not known', async () => {
    expect((await anyone(test)('GET', '/api/foods/4000000000990/instead')).json.code).toBe('food_not_found');
    expect((await anyone(test)('GET', '/api/foods/4000000000990/shelf')).json.code).toBe('food_not_found');
  });
});

describe.each(DIALECTS)('the shelf of a food on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp(dialect);
  });
  const shelfOf = async (id: string) => (await anyone(test)('GET', `/api/foods/${id}/shelf`)).json.shelf;
  const many = (count: number, from: number, categoriesTags: readonly string[]) =>
    Array.from({ length: count }, (_, at) => spread(String(4_000_000_000_000 + from + at), (at * 7) % 60, { categoriesTags }));

  it('counts the judged foods of the narrowest category that has twenty, by the score for everyone', async () => {
    await givenFoods(test.db, ...many(12, 100, SPREADS), ...many(9, 200, ['en:spreads', 'en:sweet-spreads', 'en:jams']));
    await givenFoods(test.db, spread('4000000000990', 0, { nutriments: {}, ingredientsText: null, nova: null, printedGrade: null }));
    const shelf = Shelf.parse(await shelfOf('4000000000100'));
    expect([shelf.tag, shelf.name, shelf.size]).toEqual(['en:sweet-spreads', 'Sweet spreads', 21]);
    const food = (await anyone(test)('GET', '/api/foods/barcode/4000000000100')).json;
    const { counts } = shelf;
    expect(counts[food.healthScore]).toBeGreaterThan(0);
    const scores = await test.db.read.selectFrom('food').select('score').where('score', 'is not', null).execute();
    const lower = scores.filter(({ score }) => score !== null && score < food.healthScore).length;
    expect(placeOnShelf(counts, food.healthScore).percent).toBe(Math.floor((100 * lower) / 21));
  });

  it('is none where no category has enough', async () => {
    await givenFoods(test.db, ...many(19, 100, SPREADS));
    expect(await shelfOf('4000000000100')).toBeNull();
  });
});
