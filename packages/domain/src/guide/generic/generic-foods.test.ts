import { describe, expect, it } from 'vitest';
import { isDiet } from '../../diets/index.ts';
import { TERM_LANGUAGES } from '../knowledge/terms.data.ts';
import { NAMED_FOODS } from '../understand/named-foods.data.ts';
import { composeGenericFood } from './compose-generic.ts';
import { genericAsked } from './generic-asked.ts';
import { againstDiet, GENERIC_FOODS, genericFoods, heldIn } from './generic-foods.ts';
import { HELD_IN, LEFT_OUT_BY } from './held.data.ts';
import { KNOWN_FOODS } from './known-foods.data.ts';
import { HELD_WORDS, PARTS } from './words.data.ts';

const food = (id: string) => {
  const found = genericFoods().find((one) => one.id === id);
  if (found === undefined) throw new Error(`no food: ${id}`);
  return found;
};
const firstFact = (typed: string, ...diets: string[]) => {
  const [block] = composeGenericFood(typed, diets, null)?.answer.blocks ?? [];
  return block?.kind === 'generic food' ? block.fact : null;
};

/** Gelling agents and sugar alcohols, of which the body takes up little. */
const OF_LITTLE_ENERGY: ReadonlySet<string> = new Set(['agar', 'pectin', 'carrageenan', 'xylitol', 'erythritol']);

describe('the table of foods', () => {
  it.each([
    ['can I eat oyster sauce', 'crustacean-free', 'molluscs'],
    ['puis je manger des moules', 'crustacean-free', 'molluscs'],
    ['can I eat prawns', 'mollusc-free', 'crustaceans'],
    ['darf ich lupinenbrot essen', 'peanut-free', 'lupin'],
  ])('what an allergy often comes with is asked about first: %s', (typed, diet, related) => {
    expect(firstFact(typed, diet)).toMatchObject({ asked: 'suits', certainty: 'possible', related: [related] });
  });

  it('has every row read whole: names in seven languages, a kind, parts that are known, seven figures', () => {
    expect(genericFoods()).toHaveLength(Object.keys(GENERIC_FOODS).length + Object.keys(KNOWN_FOODS).length);
    const unread = Object.entries({ ...GENERIC_FOODS, ...KNOWN_FOODS }).filter(([id, row]) => {
      const columns = row.split('|').slice(id.includes(':') ? 0 : 1);
      return (columns[1] ?? '').split(' ').length !== food(id).parts.length || (columns[2] ?? '').split(' ').length !== 7;
    });
    expect(unread).toEqual([]);
    expect(genericFoods().filter(({ names }) => names.length !== TERM_LANGUAGES.length || names.some((each) => each.length === 0))).toEqual(
      [],
    );
  });

  it('has a row for every food that people name, by its category', () => {
    const without = Object.keys(NAMED_FOODS)
      .flatMap((tags) => tags.split(' ').slice(0, 1))
      .filter((tag) => KNOWN_FOODS[tag] === undefined);
    expect(without).toEqual([]);
  });

  it('has figures that can be true', () => {
    const wrong = genericFoods().filter(
      ({ figures: { Calories = 0, Protein = 0, Fat = 0, Carbohydrates = 0, Sugar = 0, Fiber = 0, Alcohol = 0 } }) => {
        const energy = 4 * Protein + 9 * Fat + 4 * Carbohydrates + 2 * Fiber + 5.6 * Alcohol;
        // Sugar alcohols and plain fiber bring less, organic acids a little more.
        return Sugar > Carbohydrates + 0.5 || Math.abs(energy - Calories) > 0.3 * Math.max(energy, Calories) + 25;
      },
    );
    expect(wrong.map(({ id }) => id).filter((id) => !OF_LITTLE_ENERGY.has(id))).toEqual([]);
  });

  it('knows what is in each part, and only diets and words that there are', () => {
    expect(Object.keys(HELD_IN).filter((part) => !PARTS.some((one) => one === part))).toEqual([]);
    const words = Object.values(HELD_IN).flatMap((text) => text.split(' ').map((word) => word.replace(/^[~?]/, '')));
    expect(words.filter((word) => !HELD_WORDS.some((one) => one === word))).toEqual([]);
    expect(Object.keys(LEFT_OUT_BY).filter((diet) => !isDiet(diet))).toEqual([]);
  });

  it.each([
    ['green_spelt', 'gluten', 'certain'],
    ['barley', 'gluten', 'certain'],
    ['en:rolled-oats', 'gluten', 'possible'],
    ['casein', 'milk', 'certain'],
    ['ghee', 'milk', 'certain'],
    ['pacoca', 'peanuts', 'certain'],
    ['satay', 'peanuts', 'certain'],
    ['en:marzipan', 'nuts', 'certain'],
    ['tagliatelle', 'egg', 'usual'],
    ['quorn', 'egg', 'usual'],
    ['worcester', 'fish', 'certain'],
    ['en:surimi', 'fish', 'certain'],
    ['lupin_flour', 'lupin', 'certain'],
    ['grana_padano', 'rennet', 'certain'],
    ['frikandel', 'pork', 'usual'],
    ['en:tahini', 'sesame', 'certain'],
  ] as const)('%s: %s is %s', (id, held, certainty) => {
    expect(heldIn(food(id)).get(held)).toBe(certainty);
  });

  it.each([
    ['tiger_nut', 'nut-free'],
    ['coconut', 'nut-free'],
    ['nutmeg', 'nut-free'],
    ['en:buckwheat', 'gluten-free'],
    ['tapioca', 'gluten-free'],
    ['agar', 'vegan'],
    ['rice_flour', 'gluten-free'],
  ])('%s has nothing against %s', (id, diet) => {
    expect(againstDiet(food(id), diet)).toEqual([]);
  });
});

describe('a question about a food by its name alone', () => {
  it.each([
    ['does paçoca have peanut', 'held', 'certain'],
    ['is ghee vegan', 'diet', 'certain'],
    ['hat Grünkern Gluten', 'held', 'certain'],
    ['ist Grünkernsuppe glutenfrei', 'diet', 'certain'],
    ['le lactosérum c’est du lait ?', 'held', 'certain'],
    ['y a-t-il des amandes dans la frangipane', 'held', 'certain'],
    ['la chufa es un fruto seco', 'held', null],
    ['el requesón lleva leche', 'held', 'certain'],
    ['il grana padano è vegetariano', 'diet', 'certain'],
    ['requeijão tem leite?', 'held', 'certain'],
    ['zit er varkensvlees in een frikandel', 'held', 'usual'],
    ['zit er gluten in gort', 'held', 'certain'],
  ])('%s', (typed, asked, certainty) => {
    expect(firstFact(typed)).toMatchObject({ asked, certainty });
  });

  it.each([
    ['can i eat freekeh', 'gluten-free', 'certain'],
    ['darf ich Graupen essen', 'gluten-free', 'certain'],
    ['je peux manger du tapioca ?', 'gluten-free', null],
    ['puedo comer turrón', 'nut-free', 'certain'],
    ['il siero di latte posso', 'dairy-free', 'certain'],
    ['posso comer alheira', 'gluten-free', 'certain'],
    ['mag ik karnemelk', 'dairy-free', 'certain'],
    ['can i have porridge', 'gluten-free', 'possible'],
  ])('%s, for %s', (typed, diet, certainty) => {
    expect(firstFact(typed, diet)).toMatchObject({ asked: 'suits', certainty });
  });

  it.each([
    ['how many calories in a bagel', 265],
    ['wie viel kcal hat ein Döner', 215],
    ['combien de sel dans le roquefort', 3.6],
    ['cuánta proteína tiene el seitán', 25],
    ['quante calorie ha un arancino', 220],
    ['quantas calorias tem um pão de queijo', 330],
    ['hoeveel calorieën zitten er in een kroket', 260],
  ])('%s', (typed, per100) => {
    expect(firstFact(typed)).toMatchObject({ asked: 'amount', per100 });
  });

  it('reads what leaves it out before an amount', () => {
    expect(firstFact('how many calories in a bagel', 'gluten-free')).toMatchObject({ asked: 'suits', certainty: 'certain' });
  });

  it('weighs two foods', () => {
    expect(firstFact('tempeh or seitan, which has more protein')).toMatchObject({
      asked: 'compare',
      rows: [{ figure: 'Protein', values: [18, 25] }],
    });
  });

  it.each([
    'is zorpberry cheese vegan',
    'does kinder bueno contain egg',
    'ist veganer Parmesan laktosefrei',
    'is vegan parmesan ok',
    'what is the capital of france',
    'i feel sad today',
    'my son has a fever',
    'how much does it cost',
  ])('is none where a brand, another kind or something else may be meant: %s', (typed) => {
    expect(genericAsked(typed)).toBeNull();
  });

  it('is asked after in two words, whatever language they are of', () => {
    for (const question of ['kcal cod', 'cod kcal', 'bacalhau sal'])
      expect(composeGenericFood(question, [], null)?.asked.asked).toBe('amount');
  });

  it('clears nothing where a word beside the food may be a brand', () => {
    expect(composeGenericFood('is lucky charms rice gluten free', [], null)).toBeNull();
    expect(composeGenericFood('is happy family couscous gluten free', [], null)?.strictness ?? 'against').toBe('against');
  });
});

describe('a question for leave to eat', () => {
  it.each([
    'darf ich Grünkern essen, ist ja kein Weizen oder',
    'can i eat freekeh or is there wheat',
    'puis-je manger du boulgour, c’est du blé ?',
    'puedo comer seitán o lleva trigo',
    'posso mangiare il farro, è grano?',
    'posso comer seitan, tem trigo?',
    'mag ik gort eten, is dat tarwe',
  ])('is never answered with what is in it as a “yes”: %s', (typed) => {
    expect(genericAsked(typed)?.asked ?? 'suits').toBe('suits');
  });

  it('is of no part of a name that no table has whole', () => {
    expect(firstFact('castanha do caju tem caju?', 'nut-free')).not.toMatchObject({ answer: 'no' });
    expect(genericAsked('castanha do caju')?.asked ?? null).not.toBe('held');
  });
});
