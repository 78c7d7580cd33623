import { describe, expect, it } from 'vitest';
import { followsReckoning, reckoningIn } from './in-chat.ts';

const short = (typed: string, earlier: readonly string[] = []) => {
  const asked = reckoningIn(typed, earlier);
  return asked?.foods.map(({ food, amount, state }) => {
    const stated =
      amount?.kind === 'weight'
        ? `${amount.grams} g`
        : amount === null
          ? ''
          : `${amount.count} ${'measure' in amount ? amount.measure : 'x'}`;
    return `${food.id} ${stated} ${state ?? ''}`.trim();
  });
};

describe('what a message asks to be worked out', () => {
  it.each([
    ['3 eggs how much protein', ['egg 3 x']],
    ['how many calories in 4 slices of white bread', ['bread 4 slice']],
    ['wie viel zucker sind in 2 esslöffel ketchup', ['en:tomato-ketchup 2 tablespoon']],
    ['combien de calories dans une poignée de noix', ['en:walnuts 1 handful']],
    ['un puñado de almendras cuantas calorias', ['en:almonds 1 handful']],
    ['quante calorie ha un cucchiaio di olio', ['en:olive-oils 1 tablespoon']],
    ['quantas calorias tem uma fatia de pizza', ['en:pizzas 1 slice']],
    ['hoeveel eiwit in een schep whey', ['whey_protein 1 scoop']],
    ['250 g gekochte nudeln wie viele kalorien', ['pasta_dry 250 g cooked']],
    ['2 colheres de chá de azeite quantas calorias', ['en:olive-oils 2 teaspoon']],
    ['1/2 avocado kcal', ['en:avocados 0.5 x']],
    ['quante calorie ha un piatto di pasta barilla', ['brand_pasta 1 plate']],
    ['2 cucchiai di olio e 80 g di pasta cruda quante calorie', ['en:olive-oils 2 tablespoon', 'pasta_dry 80 g dry']],
  ])('of each food how much: %s', (typed, foods) => {
    expect(short(typed)).toEqual(foods);
  });

  it('is the caffeine of drinks that are called too much', () => {
    expect(reckoningIn('had 3 filter coffees and a 250 red bull by 2pm, too much?', [])).toMatchObject({
      figures: ['Caffeine'],
      isJudged: true,
    });
  });

  it('is what a day leaves', () => {
    expect(reckoningIn('had a twix and a banana so far, what have i left today', [])).toMatchObject({
      asks: 'left',
      figures: ['Calories'],
    });
  });

  it('is how many of a food an amount is', () => {
    expect(reckoningIn('how many eggs to get 30 g protein', [])).toMatchObject({ asks: 'many', wanted: { figure: 'Protein', value: 30 } });
  });

  it.each([
    'how much protein is in lentils',
    'can i freeze 3 eggs',
    '2 eggs 100 g flour and milk what can i bake',
    'how many cups of coffee are ok a day',
    'is 200 g of my grandmothers secret stew with quorn high in salt',
    'which of the three i scanned has the most sugar per 100g',
    'my blood pressure is 180',
  ])('is nothing of the kind: %s', (typed) => {
    expect(reckoningIn(typed, [])).toBeNull();
  });
});

describe('a few words change what was worked out before', () => {
  it.each([
    ['no i meant in one tablespoon not 100g', ['how much sugar is in nutella'], ['en:hazelnut-spreads 1 tablespoon']],
    ['and the snickers', ['how much sugar is in nutella', 'in one tablespoon'], ['brand_snickers 1 tablespoon']],
    ['sorry 250 not 200', ['how much protein in 200 g tofu'], ['en:tofu 250 g']],
    ['and cooked?', ['calories in 100g dry rice'], ['rice 100 g cooked']],
    ['no aspetta la peso cotta, 200 g', ['quante calorie in 80 g di pasta cruda'], ['pasta_dry 200 g cooked']],
    ['nee per handje', ['hoeveel suiker zit er in druiven'], ['grapes 1 handful']],
    ['and with a spoon of honey on top', ['bowl of oats, kcal?'], ['en:rolled-oats 1 bowl', 'en:honeys 1 tablespoon']],
    ['e insieme?', ['quante calorie ha una mela', 'e una banana'], ['en:apples 1 x', 'en:bananas 1 x']],
  ])('%s', (typed, earlier, foods) => {
    expect(short(typed, earlier)).toEqual(foods);
  });

  it('only where the messages before were about an amount', () => {
    expect(reckoningIn('sorry 250 not 200', ['my blood pressure is 200'])).toBeNull();
    expect(followsReckoning('sorry 250 not 200', ['how much protein in 200 g tofu'])).toBe(true);
    expect(followsReckoning('how much protein in 250 g tofu', ['how much protein in 200 g tofu'])).toBe(false);
  });
});
