import { describe, expect, it } from 'vitest';
import { EMPTY_FOOD, type FoodFacts } from '../../food/index.ts';
import { readFood, suits } from '../../matching/index.ts';
import { readProduct } from '../../vocabulary/index.ts';
import { restrictionsOfId } from '../declared/named-foods.ts';
import { chooseDishes, type Eaters } from './choose-dishes.ts';
import { DISH_IDS, dishOf, madeFor } from './dishes.ts';
import { INGREDIENTS } from './ingredients.data.ts';
import { type Occasion, OPEN } from './occasion.ts';

const fits =
  (diets: readonly string[]) =>
  (food: FoodFacts): boolean =>
    diets
      .flatMap((diet) => restrictionsOfId(diet))
      .every((restriction) => {
        const { answer, traces } = suits(readFood(food), restriction);
        return answer === 'yes' && !traces;
      });
const eaters = (...diets: string[]): Eaters => ({
  judge: (food) => (fits(diets)(food) ? 80 : null),
  mayHold: () => true,
  criteria: [],
  isSugarLow: false,
  isYoung: false,
});
const ideasFor = (occasion: Partial<Occasion>, ...diets: string[]) => chooseDishes({ ...OPEN, ...occasion }, eaters(...diets)).dishes;

describe('ideas of what to eat', () => {
  it.each(Object.entries(INGREDIENTS))('rest on a list that every restriction can be judged by: %s', (_id, { list, per100 }) => {
    const reading = readProduct({ ingredientsText: list, lang: 'en', name: null, categoriesTags: [], nova: null });
    const food = readFood({ ...EMPTY_FOOD, lang: 'en', ingredientsText: list, reading, ingredientsCount: 1, unknownIngredientsCount: 0 });
    for (const diet of ['gluten-free', 'dairy-free', 'nut-free', 'egg-free'])
      for (const restriction of restrictionsOfId(diet)) expect(suits(food, restriction).answer, diet).not.toBe('unknown');
    expect(per100.split(' ').map(Number)).toHaveLength(8);
    expect(per100.split(' ').every((value) => Number.isFinite(Number(value)))).toBe(true);
  });

  it.each([
    [{ meals: ['breakfast'] }, ['vegan', 'gluten-free', 'nut-free']],
    [{ place: 'picnic' }, ['vegan', 'gluten-free', 'nut-free', 'peanut-free']],
    [{ meals: ['dinner'] }, ['vegan', 'gluten-free', 'soy-free']],
    [{ meals: ['spread'] }, ['dairy-free', 'egg-free', 'sesame-free']],
    [{ meals: ['dessert'] }, ['dairy-free', 'egg-free', 'nut-free', 'peanut-free']],
    [{ place: 'school' }, ['vegetarian', 'dairy-free']],
  ] as const)('suit everybody who eats: %j for %j', (occasion, diets) => {
    const dishes = ideasFor(occasion, ...diets);
    expect(dishes).toHaveLength(3);
    for (const { id } of dishes) expect(madeFor(id, fits(diets)), id).not.toBeNull();
  });

  it('name what stands in the place of an ingredient', () => {
    expect(madeFor('porridge_banana', fits(['vegan']))?.instead).toEqual(['soy_drink']);
    expect(madeFor('porridge_banana', fits(['gluten-free', 'dairy-free', 'soy-free']))?.instead).toEqual(['gf_oats', 'rice_drink']);
    expect(madeFor('omelette_veg', fits(['vegan']))).toBeNull();
  });

  it.each<[string, Partial<Occasion>, (id: (typeof DISH_IDS)[number]) => boolean]>([
    ['at night little is done', { isNight: true }, (id) => dishOf(id).minutes <= 6],
    [
      'nothing warm is carried',
      { place: 'along', meals: ['lunch'] },
      (id) => dishOf(id).carry !== 'no' && !dishOf(id).traits.includes('warm'),
    ],
    ['without a fridge it lasts', { place: 'along', isWithoutFridge: true }, (id) => dishOf(id).carry === 'yes'],
    ['with little money it costs little', { meals: ['dinner'], isCheap: true }, (id) => dishOf(id).price === 1],
    ['crunchy is crunchy', { traits: ['crunchy'] }, (id) => dishOf(id).traits.includes('crunchy')],
    ['without an oven there is none', { meals: ['dinner'], missing: ['oven'] }, (id) => dishOf(id).effort !== 'oven'],
    ['what is spread is spread', { meals: ['spread'] }, (id) => dishOf(id).meals.includes('spread')],
  ])('are for that moment: %s', (_title, occasion, holds) => {
    const dishes = ideasFor(occasion);
    expect(dishes.length).toBeGreaterThan(0);
    expect(dishes.filter(({ id }) => !holds(id))).toEqual([]);
  });

  it('use what is there', () => {
    for (const { ingredients } of ideasFor({ atHand: ['egg', 'potatoes'] })) expect(ingredients).toContain('egg');
  });

  it('leave others for the next time they are asked for', () => {
    const [first, second] = [ideasFor({ meals: ['dinner'] }), ideasFor({ meals: ['dinner'], shown: 1 })];
    expect(second.filter(({ id }) => first.some((one) => one.id === id))).toEqual([]);
  });

  it('say what had to be left aside', () => {
    const { leftAside } = chooseDishes({ ...OPEN, meals: ['spread'], traits: ['crunchy'] }, eaters());
    expect(leftAside).toEqual([{ kind: 'trait', trait: 'crunchy' }]);
  });

  it('are none where nothing is known to suit', () => {
    expect(chooseDishes(OPEN, { ...eaters(), judge: () => null }).dishes).toEqual([]);
  });
});

describe('ideas with a limit', () => {
  it('hold no more in a portion than was asked', () => {
    const limit = { kind: 'limit', name: 'Calories', side: 'most', value: 200, text: '200 kcal' } as const;
    const { dishes } = chooseDishes({ ...OPEN, meals: ['snack'] }, { ...eaters(), criteria: [limit] });
    expect(dishes.length).toBeGreaterThan(0);
    expect(Math.max(...dishes.map(({ energy }) => energy))).toBeLessThanOrEqual(200);
  });

  it('in one pot are soups, stews and curries', () => {
    expect(ideasFor({ meals: ['dinner'], isOnePot: true }).map(({ id }) => id)).not.toContain('tacos_beans');
  });
});
