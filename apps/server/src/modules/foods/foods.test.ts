import { Food, FoodSummary } from '@labelwise/contracts/foods';
import { within } from '@labelwise/domain/testing';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createOpenFoodFacts } from '../../adapters/open-food-facts/open-food-facts.ts';
import { type StandIn, startStandIn } from '../../adapters/open-food-facts/testing/stand-in.ts';
import { RULE_DIALECTS } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { givenFoods } from '../../testing/given-foods.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createFoodsRepository } from './foods.repository.ts';
import { createFoodsService } from './foods.service.ts';

const OATS = '4006040055235';
/** A code with a valid check digit that the catalogue does not hold. */
const ELSEWHERE = '3017620422003';
/** Seconds; before the day that the sample foods are of. */
const OF_BEFORE = 1_500_000_000;
const DOCUMENT = {
  code: ELSEWHERE,
  product_name: 'Hazelnut spread',
  brands: 'Somebody',
  lang: 'en',
  last_modified_t: 1_700_000_000,
  categories_tags: ['en:breakfasts', 'en:spreads', 'en:sweet-spreads'],
  ingredients_text: 'Sugar, palm oil, hazelnuts 13%, emulsifier: lecithins',
  additives_tags: ['en:e322', 'en:e322i'],
  nova_group: 4,
  nutriscore_grade: 'e',
  allergens_tags: ['en:nuts'],
  nutriments: {
    'energy-kj_100g': 2252,
    'energy-kcal_100g': 539,
    fat_100g: 30.9,
    'saturated-fat_100g': 10.6,
    carbohydrates_100g: 57.5,
    sugars_100g: 56.3,
    proteins_100g: 6.3,
    salt_100g: 0.107,
  },
};

describe.each(RULE_DIALECTS)('foods over HTTP on %s', (dialect) => {
  let app: TestApp;
  let upstream: StandIn;
  beforeEach(async () => {
    upstream = await startStandIn();
    onTestFinished(() => upstream[Symbol.asyncDispose]());
    app = await startTestApp(dialect, { env: { OFF_ENABLED: 'true', OFF_BASE_URL: upstream.url } });
    await givenFoods(app.db, { gtin: OATS }, { gtin: '0000096385074', name: 'Small pack' });
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ method: 'GET', url, headers });
  const lookup = (barcode: string, headers?: Record<string, string>) => get(`/api/foods/barcode/${encodeURIComponent(barcode)}`, headers);

  it('answers a food as the contract says, with all its published fields', async () => {
    const response = await lookup(OATS);
    expect(response.statusCode).toBe(200);
    const food = Food.parse(response.json());
    expect(food).toMatchObject({
      id: OATS,
      barcode: OATS,
      name: 'Rolled oats',
      brand: 'Mill & Field',
      nutriscoreGrade: 'a',
      nutriscore_grade: 'a',
      novaGroup: 1,
      nova_group: 1,
      additives: '',
      additives_tags: [],
      ingredients: 'Wholegrain oats',
      doubts: [],
      image: null,
      nutriments: {
        energy: 1550,
        'energy-kcal': 370,
        sugars: 0.7,
        sugars_100g: 0.7,
        sodium: 0.008,
        salt_100g: 0.02,
        'saturated-fat_100g': 1.3,
      },
      nutriScore: { computable: true, grade: 'a' },
    });
    expect(food.facts.categoriesTags).toEqual(['en:breakfasts', 'en:rolled-oats']);
    // `personalizedScore` belongs to answers about a scan.
    expect(Object.keys(response.json()).sort()).toEqual(
      Object.keys(Food.shape)
        .filter((field) => field !== 'personalizedScore')
        .sort(),
    );
  });
  it.each(['4006040055235', ' 4006040055235 ', '4006 0400 55235', '04006040055235', '4006 040055235\n'])(
    'finds it as %j',
    async (spelling) => {
      expect((await lookup(spelling)).json()).toMatchObject({ id: OATS });
    },
  );

  it('finds an EAN-8 with and without its zeros', async () => {
    for (const spelling of ['96385074', '0000096385074', '00000096385074']) {
      expect((await lookup(spelling)).json()).toMatchObject({ name: 'Small pack' });
    }
  });

  it('says 304 to who has it already, and 200 again once it changed', async () => {
    const etag = String((await lookup(OATS)).headers['etag']);
    const again = await lookup(OATS, { 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await lookup(OATS, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each([
    '1234567',
    '123456789012345',
    'abcdefgh',
    "' OR 1=1--",
    '🥫🥫🥫🥫🥫🥫🥫🥫',
    '1'.repeat(190),
    '4006040055235x',
    '4006040055235\0',
    '\u00004006040055235',
    '4006040-055235',
    '4006040\u200b055235',
    '４００６０４００５５２３５',
    '+4006040055235',
    '4006040055235.0',
  ])('%j is 400, and no one is asked', async (code) => {
    const response = await lookup(code);
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_barcode']);
    expect(upstream.requests).toHaveLength(0);
  });

  it.each([
    ['a wrong check digit', '4006040055234'],
    ['a number of a shop', '2006040055237'],
    ['a number of a shop, short', '20060407'],
  ])('%s is 404, and no one is asked', async (_what, code) => {
    expect((await lookup(code)).json()).toMatchObject({ code: 'food_not_found', error: 'Product not found' });
    expect(upstream.requests).toHaveLength(0);
  });

  it('asks upstream once for what it does not know, and stores the food', async () => {
    upstream.answer(ELSEWHERE, { status: 200, body: { code: ELSEWHERE, status: 1, product: DOCUMENT } });
    const first = await lookup(ELSEWHERE);
    expect(Food.parse(first.json())).toMatchObject({
      name: 'Hazelnut spread',
      nutriscoreGrade: 'e',
      additives: 'e322',
      additives_tags: ['en:e322'],
      sources: [{ name: 'Open Food Facts', licence: 'ODbL 1.0' }],
    });
    expect((await lookup(ELSEWHERE)).json()).toEqual(first.json());
    expect(upstream.requests).toHaveLength(1);
    expect((await get('/api/foods/search?q=hazelnut')).json()).toMatchObject([{ id: ELSEWHERE }]);
  });

  it('says so where the columns for 100 g and for a serving are the same', async () => {
    const { nutriments } = DOCUMENT;
    const copies = Object.fromEntries(Object.entries(nutriments).map(([key, value]) => [key.replace('_100g', '_serving'), value]));
    const product = { ...DOCUMENT, serving_quantity: 15, nutriments: { ...nutriments, ...copies } };
    upstream.answer(ELSEWHERE, { status: 200, body: { code: ELSEWHERE, status: 1, product } });
    const food = Food.parse((await lookup(ELSEWHERE)).json());
    expect(food.facts.servingAsPer100g).toBe(true);
    expect(food.doubts).toMatchObject([{ id: 'per_serving_as_per_100g' }]);
  });

  it('a thousand callers at once make one call upstream', async () => {
    upstream.answer(ELSEWHERE, { status: 200, body: { code: ELSEWHERE, status: 1, product: DOCUMENT } });
    const foods = createFoodsService({
      repository: createFoodsRepository(app.db),
      now: Date.now,
      upstream: createOpenFoodFacts({ baseUrl: upstream.url, version: '1', contactUrl: 'https://food.example' }),
    });
    const records = await Promise.all(Array.from({ length: 1000 }, () => foods.byBarcode(ELSEWHERE)));
    expect(new Set(records.map((record) => record.read().name))).toEqual(new Set(['Hazelnut spread']));
    expect(upstream.requests).toHaveLength(1);
  });

  it('stores what upstream does not know', async () => {
    for (const _ of [1, 2, 3]) expect((await lookup(ELSEWHERE)).statusCode).toBe(404);
    expect(upstream.requests).toHaveLength(1);
  });

  it.each(['fail', 'html', 'truncated', 'refuse', 'redirect-inside', 'throttle', 'other-json'] as const)(
    'an upstream that answers "%s" is 503, never a false 404; known foods are served',
    async (misbehaviour) => {
      upstream.misbehave(misbehaviour);
      const response = await lookup(ELSEWHERE);
      expect([response.statusCode, response.json().code]).toEqual([503, 'upstream_unavailable']);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect((await lookup(OATS)).statusCode).toBe(200);
      upstream.misbehave(null);
    },
  );

  describe('a sample food that lacks figures', () => {
    const { salt_100g: _unstated, ...partial } = DOCUMENT.nutriments;
    beforeEach(async () => {
      await givenFoods(app.db, { gtin: ELSEWHERE, name: 'Sample spread', source: 'sample', nutriments: { fat: 30.9 } });
    });

    it('is replaced by what upstream knows, and is asked for once', async () => {
      upstream.answer(ELSEWHERE, { status: 200, body: { code: ELSEWHERE, status: 1, product: DOCUMENT } });
      expect((await lookup(ELSEWHERE)).json()).toMatchObject({ name: 'Hazelnut spread', nutriments: { sugars: 56.3 } });
      expect((await lookup(ELSEWHERE)).json()).toMatchObject({ name: 'Hazelnut spread' });
      expect(upstream.requests).toHaveLength(1);
    });

    it('is replaced even by one that lacks some, and is not asked for again', async () => {
      upstream.answer(ELSEWHERE, { status: 200, body: { code: ELSEWHERE, status: 1, product: { ...DOCUMENT, nutriments: partial } } });
      for (const _ of [1, 2]) expect((await lookup(ELSEWHERE)).json()).toMatchObject({ name: 'Hazelnut spread' });
      expect(upstream.requests).toHaveLength(1);
    });

    it('stays where upstream knows nothing, which is stored', async () => {
      for (const _ of [1, 2]) {
        const response = await lookup(ELSEWHERE);
        expect([response.statusCode, response.json().name]).toEqual([200, 'Sample spread']);
      }
      expect(upstream.requests).toHaveLength(1);
    });

    it.each(['fail', 'html', 'refuse', 'throttle', 'hang'] as const)('stands where upstream answers "%s"', async (misbehaviour) => {
      upstream.misbehave(misbehaviour);
      const start = performance.now();
      const response = await lookup(ELSEWHERE);
      expect([response.statusCode, response.json().name]).toEqual([200, 'Sample spread']);
      expect(performance.now() - start).toBeLessThan(within(3000));
      upstream.misbehave(null);
    });

    it.each([
      ['is complete and has its picture', { source: 'sample', imageUrl: 'https://images.openfoodfacts.org/images/products/1.jpg' }],
      ['came from an import', { source: 'import', nutriments: {} }],
      [
        'is exempt from a grade',
        { source: 'sample', imageUrl: 'https://images.openfoodfacts.org/images/products/1.jpg', kind: 'na', nutriments: {} },
      ],
    ] as const)('is not asked for where it %s', async (_what, changes) => {
      await givenFoods(app.db, { gtin: '4006381333931', ...changes });
      expect((await lookup('4006381333931')).statusCode).toBe(200);
      expect(upstream.requests).toHaveLength(0);
    });
  });

  describe('a sample food that is complete', () => {
    const PICTURE = 'https://images.openfoodfacts.org/images/products/301/762/042/2003/front_en.633.400.jpg';
    beforeEach(async () => {
      await givenFoods(app.db, { gtin: ELSEWHERE, name: 'Sample spread', source: 'sample' });
    });

    it('gives way after the first answer to facts that its source changed later', async () => {
      const product = { ...DOCUMENT, last_modified_t: 1_750_000_000, product_name: 'Spread of today' };
      upstream.answer(ELSEWHERE, { status: 200, body: { code: ELSEWHERE, status: 1, product } });
      expect((await lookup(ELSEWHERE)).json()).toMatchObject({ name: 'Sample spread' });
      await eventually(async () => expect((await lookup(ELSEWHERE)).json().name).toBe('Spread of today'));
      expect((await lookup(ELSEWHERE)).json().provenance).toMatchObject({ source: 'open-food-facts', modifiedAt: 1_750_000_000_000 });
    });

    it('gets its picture after the first answer, with everything else unchanged, and is not asked for again', async () => {
      upstream.answer(ELSEWHERE, {
        status: 200,
        body: { code: ELSEWHERE, status: 1, product: { ...DOCUMENT, last_modified_t: OF_BEFORE, image_front_url: PICTURE } },
      });
      expect((await lookup(ELSEWHERE)).json()).toMatchObject({ name: 'Sample spread', image: null });
      await eventually(async () => expect((await lookup(ELSEWHERE)).json().image).toBe(PICTURE));
      expect((await lookup(ELSEWHERE)).json()).toMatchObject({ name: 'Sample spread', nutriments: { sugars: 0.7 } });
      expect(upstream.requests).toHaveLength(1);
    });
  });

  it('an upstream that hangs delays no caller for three seconds', async () => {
    upstream.misbehave('hang');
    const start = performance.now();
    expect((await lookup(ELSEWHERE)).statusCode).toBe(503);
    expect(performance.now() - start).toBeLessThan(within(3000));
  });

  it('searches with typing errors, in pages that neither overlap nor leave out', async () => {
    await givenFoods(
      app.db,
      ...Array.from({ length: 25 }, (_, index) => ({ gtin: String(4_100_000_000_000 + index), name: `Digestive biscuit ${index}` })),
    );
    const ids: string[] = [];
    let url: string | null = '/api/foods/search?q=digestve%20biscut&limit=10';
    while (url !== null) {
      const page = await get(url);
      for (const food of page.json<unknown[]>()) ids.push(FoodSummary.parse(food).id);
      url = /<(.*)>; rel="next"/.exec(String(page.headers['link'] ?? ''))?.[1] ?? null;
    }
    expect(ids).toHaveLength(25);
    expect(new Set(ids).size).toBe(25);
  });

  it.each(['', '?q=', '?q=%20', `?q=${'x'.repeat(201)}`, '?q=a&limit=0', '?q=a&limit=x', '?q=a&cursor=-1', '?q=a&cursor=zzz'])(
    'search%s is 400',
    async (query) => {
      expect((await get(`/api/foods/search${query}`)).statusCode).toBe(400);
    },
  );
});
