import { describe, expect, it } from 'vitest';
import { viewOf } from '../testing/view-of.ts';
import { matchNamed } from './match-named.ts';
import { NAMED_FOODS } from './named-foods.data.ts';
import { foodCalled, foodIn } from './named-foods.ts';
import { understand } from './understand.ts';

const shelved = (barcode: string, name: string, ...tags: string[]) => {
  const view = viewOf(barcode, name, null);
  return { ...view, facts: { ...view.facts, categoriesTags: tags } };
};
const named = (mention: string) => {
  const found = foodIn(mention, null);
  if (found === null) throw new Error(`no food: ${mention}`);
  return found;
};

describe('a food by a name that people have for it', () => {
  it('has names in seven languages', () => {
    const without = Object.entries(NAMED_FOODS).filter(([, row]) => row.split(';').filter((names) => names.trim() !== '').length !== 7);
    expect(without).toEqual([]);
  });

  it.each([
    ['prawns', 'en:shrimps'],
    ['gambas', 'en:shrimps'],
    ['camarões', 'en:shrimps'],
    ['garnalen', 'en:shrimps'],
    ['Löffelbiskuits', 'en:sponge-biscuits'],
    ['savoiardi', 'en:sponge-biscuits'],
    ['grão de bico em lata', 'en:canned-chickpeas'],
    ['Kürbissuppe', 'en:pumpkin-soups'],
    ["sirops d'érable", 'en:maple-syrups'],
    ['stroopwafeltjes', 'en:stroopwafels'],
    ['magdalenas', 'en:madeleines'],
    ['tortilla española', 'en:tortilla-de-patatas'],
    ['macarons', 'en:macarons'],
    ['pâté', 'en:pates'],
  ])('is known in one and in several, in whichever language: %s', (words, tag) => {
    expect(foodCalled(words, null)?.tags[0]).toBe(tag);
  });

  it('is that of the language of the question where two languages mean different foods', () => {
    expect(foodCalled('prosciutto', 'it')?.tags[0]).toBe('en:white-hams');
    expect(foodCalled('prosciutto', 'en')?.tags[0]).toBe('en:dried-hams');
  });

  it.each(['nutella', 'maccheroni', 'milk', 'kinder bueno', 'plant', 'preis'])('is none of these: %s', (words) => {
    expect(foodCalled(words, null)).toBeNull();
  });

  it('is the product on its shelf, whatever its pack calls it', () => {
    const wine = shelved('1', 'Baron d’Albénas 2010', 'en:wines', 'en:white-wines');
    expect(matchNamed(named('vino blanco'), [wine])).toMatchObject({ kind: 'one', product: { barcode: '1' } });
    const croissants = shelved('2', 'Croissants pur beurre', 'en:viennoiseries', 'en:croissants');
    expect(matchNamed(named('croissant'), [croissants]).kind).toBe('one');
  });

  it('is the product whose name says first of all that it is one', () => {
    const chips = shelved('1', 'Lemon Krunch Kale Chips', 'en:snacks', 'en:crisps');
    const kombucha = shelved('2', 'Kombucha, Lemon Ginger Raspberry', 'en:beverages');
    expect(matchNamed(named('kale crisps'), [chips, kombucha])).toMatchObject({ kind: 'one', product: { barcode: '1' } });
    expect(matchNamed(named('kombucha'), [chips, kombucha])).toMatchObject({ kind: 'one', product: { barcode: '2' } });
  });

  it.each([
    ['macarons', shelved('1', 'Macaroni & Cheese', 'en:meals', 'en:pasta-dishes')],
    ['bretzels', shelved('1', 'Milk Chocolate Covered Pretzels', 'en:chocolates', 'en:milk-chocolates')],
    ['root beer', shelved('1', 'Soda Bottle Gummies with Root Beer', 'en:confectioneries')],
    ['tortilla española', shelved('1', 'Chicken Tortilla Soup', 'en:soups')],
    ['pâté de foie', shelved('1', "Pâtes d'Alsace", 'en:pastas', 'en:egg-pastas')],
    ['hummus', shelved('1', 'Guacamole', 'en:spreads', 'en:hummus')],
    ['butter', shelved('1', 'Peanut Butter', 'en:spreads', 'en:peanut-butters')],
    ['hazelnuts', shelved('1', 'Chocoletti Noisettes', 'en:chocolates', 'en:chocolates-with-hazelnuts')],
    ['passata', shelved('1', 'Pesto alla Genovese', 'en:sauces', 'en:pasta-sauces', 'en:pestos')],
  ])('is no neighbour of it: %s', (mention, neighbour) => {
    expect(matchNamed(named(mention), [neighbour]).kind).toBe('none');
  });

  it('is the one that is called so, before others of its kind', () => {
    const foods = [
      shelved('1', 'Shortbread Fingers', 'en:biscuits', 'en:shortbread-cookies'),
      shelved('2', 'Galettes bretonnes pur beurre', 'en:biscuits', 'en:shortbread-cookies'),
    ];
    expect(matchNamed(named('galettes bretonnes'), foods)).toMatchObject({ kind: 'one', product: { barcode: '2' } });
  });

  it('is of the brand that stands beside it, and of no other', () => {
    const gouda = { ...shelved('1', 'Mozzarella bio', 'en:cheeses', 'en:mozzarella'), brand: 'Carrefour' };
    expect(matchNamed(named('mozzarella carrefour'), [gouda]).kind).toBe('one');
    expect(matchNamed(named('mozzarella galbani'), [gouda]).kind).toBe('none');
  });

  it.each([
    ['gambas sal', 'gambas'],
    ['are prawns high in salt', 'prawns'],
    ['burro grassi', 'burro'],
    ['mayo fat', 'mayo'],
    ['pasas azúcar', 'pasas'],
    ['grão de bico sal', 'grao de bico'],
    ["sirop d'érable sucre", "sirop d'erable"],
    ['rice pudding sugar', 'rice pudding'],
    ['cornflakes sugar', 'cornflakes'],
    ['vanilla ice cream sugar', 'vanilla ice cream'],
    ['sardines in oil protein', 'sardines in oil'],
    ['grapes sugar', 'grapes'],
  ])('is asked for an amount by its name and a nutrient alone: %s', (question, mention) => {
    expect(understand(question)).toMatchObject({ intent: { kind: 'amount' }, mentions: [mention] });
  });

  it.each(['is polenta gluten free', 'are lentils vegan'])('is asked for a diet by its name alone: %s', (question) => {
    expect(understand(question)).toMatchObject({ intent: { kind: 'contains' }, mentions: [question.split(' ')[1]] });
  });

  it.each(['is spinach full of iron', 'which fish is high in fat', 'is butter or margarine healthier'])(
    'is not looked up for what packs do not state, or what is asked of a kind: %s',
    (question) => {
      expect(understand(question).intent.kind).not.toBe('amount');
    },
  );
});
