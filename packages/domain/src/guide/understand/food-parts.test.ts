import { describe, expect, it } from 'vitest';
import { viewOf } from '../testing/view-of.ts';
import { foodInRunAt, foodPartsOf, foodRunAt, plainFoodOf, translationsOf } from './food-parts.ts';
import { matchParts } from './match-parts.ts';

const shelved = (barcode: string, name: string, tag: string) => {
  const view = viewOf(barcode, name, null);
  return { ...view, facts: { ...view.facts, categoriesTags: [tag] } };
};

describe('a food by what it is made of, and what into', () => {
  it.each([
    ['leche de coco', ['leche'], ['coco']],
    ['coconut milk', ['milk'], ['coconut']],
    ['kokosmilch', ['milch'], ['kokos']],
    ['linzensoep', ['soep'], ['linzen']],
    ['rhabarbermarmelade', ['marmelade'], ['rhabarber']],
    ["jus d'ananas", ['jus'], ['ananas']],
    ['presunto de peru', ['presunto'], ['peru']],
    ['semi di zucca', ['semi'], ['zucca']],
    ['myrtilles sechees', ['sechees'], ['myrtilles']],
    ['peanut butter cookies', ['cookies'], ['peanut', 'butter']],
  ])('has its parts in whichever language: %s', (mention, kinds, foods) => {
    expect(foodPartsOf(mention)).toEqual({ kinds, foods, others: [] });
  });

  it.each(['milk chocolate', 'chocolat au lait', 'buttermilch', 'milk', 'bread', 'kinder bueno', 'latte macchiato'])(
    'is none of these: %s',
    (mention) => {
      expect(foodPartsOf(mention)).toBeNull();
    },
  );

  it('lies in something without being of it', () => {
    expect(foodPartsOf('mackerel in olive oil')).toEqual({ kinds: [], foods: ['mackerel', 'olive', 'oil'], others: [] });
    expect(foodInRunAt('mackerel in olive oil salt'.split(' '), 0)).toBe(4);
    expect(foodInRunAt('sugar in coconut milk'.split(' '), 0)).toBe(0);
  });

  it('stands in a question without what is asked of it', () => {
    expect(foodRunAt('soup of lentejas salt'.split(' '), 0)).toBe(3);
    expect(foodRunAt('helado of pistacho'.split(' '), 0)).toBe(3);
    expect(foodRunAt('milk chocolate sugar'.split(' '), 0)).toBe(0);
  });

  it('is looked for in each language', () => {
    const parts = foodPartsOf('leche de coco');
    expect(parts === null ? [] : translationsOf(parts)).toEqual(expect.arrayContaining(['milk coconut', 'lait coco', 'kokosmilch']));
  });

  it('is the product that holds each of its parts in its name, on a shelf of that kind', () => {
    const parts = foodPartsOf('leche de coco');
    const milk = viewOf('1', 'Lait de coco', null);
    const others = [
      shelved('2', 'Milk Chocolate with Coconut', 'en:chocolates'),
      viewOf('3', 'Crispy Coconut', null),
      viewOf('4', 'Lait entier', null),
    ];
    expect(parts === null ? null : matchParts(parts, [...others, milk])).toMatchObject({ kind: 'one', product: { barcode: '1' } });
    expect(parts === null ? null : matchParts(parts, others)).toEqual({ kind: 'none' });
  });

  it('is every product of that name where several bear it, and before those that say more', () => {
    const parts = foodPartsOf('ananassaft');
    const juices = [
      viewOf('1', "Jus d'ananas", null, 'A'),
      viewOf('2', "Jus d'ananas", null, 'B'),
      viewOf('3', "Jus d'ananas et mangue", null),
    ];
    expect(parts === null ? null : matchParts(parts, juices)).toMatchObject({
      kind: 'several',
      products: [{ barcode: '1' }, { barcode: '2' }],
    });
  });
});

describe('a food by its name alone', () => {
  it('is the same in another language, and no other of its allergen', () => {
    const parts = plainFoodOf('bulgur');
    const foods = [viewOf('1', 'Whole Wheat Bread', null), viewOf('2', 'Boulgour bio', null)];
    expect(parts === null ? null : matchParts(parts, foods)).toMatchObject({ kind: 'one', product: { barcode: '2' } });
  });

  it('is no other food that holds it', () => {
    const parts = plainFoodOf('banana');
    expect(parts === null ? null : matchParts(parts, [viewOf('1', 'Banana Chocolate Chip Muffins', null)])).toEqual({ kind: 'none' });
  });

  it('is nothing that is made of it', () => {
    const parts = plainFoodOf('aveia');
    const foods = [viewOf('1', "Boisson à l'avoine", null), viewOf('2', 'Old Fashioned Oats', null)];
    expect(parts === null ? null : matchParts(parts, foods)).toMatchObject({ kind: 'one', product: { barcode: '2' } });
  });

  it('may have a brand beside it', () => {
    const parts = plainFoodOf('senf of casino');
    expect(parts).toEqual({ kinds: [], foods: ['senf'], others: ['casino'] });
    const foods = [
      viewOf('1', 'Jambon', null, 'Casino'),
      viewOf('2', 'Moutarde de Dijon', null, 'Cora'),
      viewOf('3', 'Moutarde', null, 'Casino'),
    ];
    expect(parts === null ? null : matchParts(parts, foods)).toMatchObject({ kind: 'one', product: { barcode: '3' } });
  });

  it.each(['apfelstrudel', 'pflaumenkuchen', 'kartoffelknödel', 'appeltaart'])('is not what a dish of it is called: %s', (name) => {
    expect(plainFoodOf(name)).toBeNull();
  });

  it.each(['erdbeeren', 'kirschtomaten', 'wortelen', 'mandarine'])('may stand in another number, or be a kind of it: %s', (name) => {
    expect(plainFoodOf(name)?.foods).toEqual([name]);
  });
});
