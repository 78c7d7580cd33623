import { readdirSync, readFileSync } from 'node:fs';
import { type FoodProduct, findDoubts, kindFromCategories } from '@labelwise/domain/food';
import { isRestrictedCirculation } from '@labelwise/domain/gtin';
import { computeNutriScore } from '@labelwise/domain/nutri-score';
import { describe, expect, it } from 'vitest';
import { parseSampleFood } from './sample-catalogue.ts';

const FOLDER = new URL('../../catalogue/', import.meta.url);
const FOODS: readonly FoodProduct[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n'))
  .map(parseSampleFood);

const MUST_HAVES = ['3017620422003', '5449000000996', '8076809513753', '7622210449283', '5000159407236', '3175680011480'];
/** Its source repeats the fibre figure for the saturates, which its oil and seeds cannot hold: better none than a wrong one. */
const WITHOUT_SATURATES = ['3175680011480'];

/** A bread and a ricotta that hold less salt than others, as their packs say. */
const LITTLE_SALT = ['0664541000020', '0041250950790'];

function countBy(of: (food: FoodProduct) => string | number | null): Map<string | number | null, number> {
  const counts = new Map<string | number | null, number>();
  for (const food of FOODS) counts.set(of(food), (counts.get(of(food)) ?? 0) + 1);
  return counts;
}

function gradeOf(food: FoodProduct): string {
  const result = computeNutriScore(food);
  return result.computable ? result.grade : result.reason;
}

describe('the sample catalogue', () => {
  it('holds at least 500 foods, each once, with the well-known ones among them', () => {
    const gtins = FOODS.map(({ gtin }) => gtin);
    expect(new Set(gtins).size).toBe(FOODS.length);
    expect(FOODS.length).toBeGreaterThanOrEqual(500);
    expect(MUST_HAVES.filter((gtin) => !gtins.includes(gtin))).toEqual([]);
  });

  it('names no food by a number that only one shop uses', () => {
    expect(FOODS.filter(({ gtin }) => isRestrictedCirculation(gtin)).map(({ name }) => name)).toEqual([]);
  });

  it('has no doubtful figures', () => {
    const doubted = FOODS.filter((food) => findDoubts(food).length > 0).map(({ gtin }) => gtin);
    expect(doubted.filter((gtin) => !LITTLE_SALT.includes(gtin))).toEqual([]);
  });

  it('has at least 40 foods of each grade and some that get none', () => {
    const grades = countBy(gradeOf);
    for (const grade of ['a', 'b', 'c', 'd', 'e']) expect(grades.get(grade) ?? 0, grade).toBeGreaterThanOrEqual(40);
    expect(grades.get('exempt') ?? 0).toBeGreaterThanOrEqual(3);
  });

  it('leaves figures out only where they are not known for certain', () => {
    const lacking = FOODS.filter((food) => gradeOf(food) === 'missing_nutriments').map(({ gtin }) => gtin);
    expect(lacking).toEqual(WITHOUT_SATURATES);
  });

  it('has at least 15 foods of each NOVA group', () => {
    const groups = countBy(({ nova }) => nova);
    for (const group of [1, 2, 3, 4]) expect(groups.get(group) ?? 0, `NOVA ${group}`).toBeGreaterThanOrEqual(15);
  });

  it('has every Nutri-Score kind, and the kind that its categories give', () => {
    const kinds = countBy(({ kind }) => kind);
    for (const kind of ['general', 'beverage', 'fat', 'cheese', 'water', 'na'])
      expect(kinds.get(kind) ?? 0, kind).toBeGreaterThanOrEqual(3);
    const other = FOODS.filter((food) => kindFromCategories(food.categoriesTags, { prepared: false }) !== food.kind);
    expect(other.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    'en:breakfast-cereals',
    'en:biscuits',
    'en:yogurts',
    'en:sodas',
    'en:fruit-juices',
    'en:chocolates',
    'en:pastas',
    'en:breads',
    'en:cheeses',
    'en:crisps',
    'en:spreads',
    'en:vegetable-oils',
    'en:nuts',
    'en:prepared-meats',
    'en:fishes',
    'en:vegetables',
    'en:legumes',
    'en:soups',
    'en:milks',
    'en:sauces',
  ])('offers alternatives in %s', (tag) => {
    const shelf = FOODS.filter(({ categoriesTags }) => categoriesTags.includes(tag));
    expect(shelf.length).toBeGreaterThanOrEqual(6);
    expect(new Set(shelf.map(gradeOf)).size).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['gluten', ({ allergensTags }: FoodProduct) => allergensTags.includes('en:gluten')],
    ['milk', ({ allergensTags }: FoodProduct) => allergensTags.includes('en:milk')],
    ['nuts', ({ allergensTags }: FoodProduct) => allergensTags.includes('en:nuts')],
    ['fish', ({ allergensTags }: FoodProduct) => allergensTags.includes('en:fish')],
    ['organic', ({ labelsTags }: FoodProduct) => labelsTags.includes('en:organic')],
    ['gluten-free labels', ({ labelsTags }: FoodProduct) => labelsTags.includes('en:no-gluten')],
    ['sweeteners', ({ sweetener }: FoodProduct) => sweetener],
    ['red meat', ({ redMeat }: FoodProduct) => redMeat],
  ])('has foods with %s', (_what, matches) => {
    expect(FOODS.filter(matches).length).toBeGreaterThanOrEqual(5);
  });
});
