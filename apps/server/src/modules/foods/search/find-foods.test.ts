import { FoodSearchAnswer, foodSearch } from '@labelwise/contracts/food-search';
import { beforeEach, describe, expect, it } from 'vitest';
import { RULE_DIALECTS } from '../../../testing/database.ts';
import { givenFoods } from '../../../testing/given-foods.ts';
import { type As, anyone, signUp } from '../../../testing/members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const YOGHURTS = ['en:dairies', 'en:yogurts'];
const FIGURES = { energyKj: 300, fat: 3, saturatedFat: 2, carbohydrates: 5, fiber: 0, proteins: 4, salt: 0.1 };
const gtin = (at: number) => String(4_200_000_000_000 + at);
const yoghurt = (at: number, name: string, sugars: number, changes: object = {}) => ({
  gtin: gtin(at),
  name,
  brand: 'Northfield',
  categoriesTags: YOGHURTS,
  category: 'Yogurts',
  ingredientsText: 'Milk',
  nutriments: { ...FIGURES, sugars },
  ...changes,
});

describe.each(RULE_DIALECTS)('search on %s', (dialect) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp(dialect);
    await givenFoods(
      test.db,
      yoghurt(1, 'Plain yoghurt', 4),
      yoghurt(2, 'Hazelnut yoghurt', 14, { ingredientsText: 'Milk, sugar, hazelnuts', additives: ['e330'] }),
      yoghurt(3, 'Skyr', 3, { categoriesTags: [...YOGHURTS, 'en:skyrs'], brand: 'Lune & Lait' }),
      yoghurt(4, 'Greek yoghurt with honey', 12, { categoriesTags: [...YOGHURTS, 'en:greek-style-yogurts'] }),
      yoghurt(5, 'Greek yoghurt', 4, { categoriesTags: [...YOGHURTS, 'en:greek-style-yogurts'] }),
      { gtin: gtin(6), name: 'Rye bread', brand: 'Alder & Rye', categoriesTags: ['en:breads'], category: 'Breads' },
    );
  });
  const find = async (query: string, as: As = anyone(test)) => FoodSearchAnswer.parse((await as('GET', `/api/search?${query}`)).json);
  const names = ({ hits }: FoodSearchAnswer) => hits.map(({ name }) => name);

  it('names shelves and categories in the language of the reader, and finds them by that name', async () => {
    const inGerman = async (address: string) => (await anyone(test)('GET', address, undefined, { 'accept-language': 'de-AT' })).json;
    const { shelf } = await inGerman('/api/search?shelf=en:yogurts');
    expect(shelf).toMatchObject({ tag: 'en:yogurts', name: 'Joghurt' });
    const { hits } = await inGerman('/api/search?q=joghurt');
    expect(hits.map(({ name }: { name: string }) => name)).toContain('Skyr');
    expect((await find('shelf=en:yogurts')).shelf?.name).toBe('Yogurt');
  });

  it('finds by name, by brand and by category', async () => {
    expect(names(await find('q=rye'))).toEqual(['Rye bread']);
    expect(names(await find('q=lune'))).toEqual(['Skyr']);
    const byCategory = await find('q=yogurts');
    expect(names(byCategory)).toContain('Skyr');
    expect(byCategory.total).toBe(5);
  });

  it('says what it searched for in place of a slip, and searches for the slip itself when asked to', async () => {
    const forgiven = await find('q=yoghrt');
    expect([forgiven.corrected, forgiven.total]).toEqual(['yoghurt', 5]);
    expect(await find('q=yoghurt')).toMatchObject({ corrected: null, total: 5 });
    expect(await find('q=yoghrt&exact=1')).toMatchObject({ hits: [], total: 0, corrected: null });
    expect(await find('q=qxzzkw')).toMatchObject({ hits: [], total: 0, corrected: null, shelves: [] });
  });

  it('lists a shelf whole, the best score first, in pages', async () => {
    const first = await find('shelf=en:yogurts&sort=score&limit=2');
    const rest = await find('shelf=en:yogurts&sort=score&limit=10&from=2');
    expect(first.shelf).toMatchObject({ tag: 'en:yogurts', name: 'Yogurt', count: 5, placeholder: 'yoghurt' });
    const scores = [...first.hits, ...rest.hits].map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(new Set([...names(first), ...names(rest)]).size).toBe(5);
  });

  it('narrows down by category, score and additives, and says how many each would leave', async () => {
    const all = await find('q=yoghurt');
    expect(all.categories).toMatchObject([{ tag: 'en:greek-style-yogurts', name: 'Greek-style yogurt', count: 2 }]);
    expect(all.filters).toMatchObject({ fits: null, noAdditives: 4 });
    expect(names(await find('q=yoghurt&shelf=en:greek-style-yogurts')).sort()).toEqual(['Greek yoghurt', 'Greek yoghurt with honey']);
    expect(names(await find('q=yoghurt&no-additives=1'))).not.toContain('Hazelnut yoghurt');
    expect((await find('q=yoghurt&good=1')).total).toBe(all.filters.good);
  });

  it('shows members their own score, what counts against a food, and what fits them first', async () => {
    const ana = await signUp(test, 'ana');
    const saved = await ana.as('POST', '/api/health-profile', { dietaryRestrictions: ['Nut-Free'], consentVersion: '2026-11' });
    expect(saved.status).toBe(200);
    const found = await find('q=yoghurt', ana.as);
    expect(found.hits.at(-1)).toMatchObject({ name: 'Hazelnut yoghurt', fit: 'conflict', against: 'Contains hazelnuts' });
    expect(found.hits.at(-1)?.score).toBeLessThanOrEqual(25);
    expect(found.filters.fits).toBe(4);
    expect((await find('q=yoghurt&fits=1', ana.as)).hits.every(({ fit }) => fit === 'fits')).toBe(true);
  });

  it('suggests foods and shelves for half a word, and shelves before any', async () => {
    const { hits, shelves } = foodSearch.suggest.answer.parse((await anyone(test)('GET', '/api/search/suggestions?q=yogh')).json);
    expect(hits).toHaveLength(3);
    expect(shelves.map(({ tag }) => tag)).toContain('en:yogurts');
    expect((await anyone(test)('GET', '/api/search/shelves')).json).toMatchObject({
      foods: 6,
      shelves: [{ tag: 'en:yogurts', count: 5 }],
    });
  });

  it('refuses a question without words or shelf', async () => {
    expect((await anyone(test)('GET', '/api/search')).status).toBe(400);
  });
});
