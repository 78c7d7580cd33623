import { describe, expect, it } from 'vitest';
import { EMPTY_FOOD } from '../food/index.ts';
import { fitOf, prepareFood, prepareProfile } from '../scoring/index.ts';
import { readProduct } from '../vocabulary/index.ts';
import { understand } from './understand.ts';

function fit(typed: string, ingredientsText: string) {
  const reading = readProduct({ name: null, lang: 'en', ingredientsText, categoriesTags: [], nova: null });
  const food = prepareFood({ ...EMPTY_FOOD, kind: 'general', lang: 'en', ingredientsText, reading });
  return fitOf(food, prepareProfile({ restrictions: [typed], understood: understand(typed) }));
}

describe('a substance that foods hold by nature', () => {
  it.each([
    ['starch', 'wheat flour'],
    ['Stärke', 'potato'],
    ['glucose', 'honey'],
    ['inulin', 'onion'],
    ['polyols', 'apple'],
    ['citric acid', 'lemon juice'],
    ['pectin', 'apple'],
    ['lecithin', 'soya lecithin, egg yolk'],
    ['vitamin K', 'spinach'],
    ['menthol', 'mint'],
    ['quinine', 'tonic water'],
    ['magnesium', 'almonds'],
    ['rennet', 'cheese'],
    ['niacin', 'beef'],
  ])('%s is never shown to be absent: %s does not fit', (typed, list) => {
    expect(fit(typed, list)).not.toBe('fits');
    expect(fit(typed, 'rice')).not.toBe('fits');
  });

  it('is a conflict where the list names it', () => {
    expect(fit('starch', 'milk, corn starch')).toBe('conflict');
    expect(fit('citric acid', 'water, E330')).toBe('conflict');
  });

  it('is unlike one that is only ever added, which a list without it shows to be absent', () => {
    expect(fit('aspartame', 'water, sugar')).toBe('fits');
    expect(fit('tartrazine', 'water, sugar')).toBe('fits');
    expect(fit('aspartame', 'water, E951')).toBe('conflict');
  });
});

describe('hereditary fructose intolerance', () => {
  it.each([
    'water, sugar',
    'water, brown sugar',
    'water, invert sugar syrup',
    'water, glucose-fructose syrup',
    'water, E420',
    'water, honey',
    'water, agave syrup',
    'maple syrup',
    'apples',
    'raisins',
  ])('is a conflict with %s', (list) => {
    expect(fit('hereditary fructose intolerance', list)).toBe('conflict');
  });

  it.each(['milk', 'rice, salt', 'water, dextrose'])('is none with %s, which no list shows to be safe', (list) => {
    expect(fit('hereditary fructose intolerance', list)).toBe('unknown');
  });

  it.each(['agave syrup', 'maple syrup', 'sugar'])('leaves what "%s" means alone to what it was', (typed) => {
    expect(understand(typed).flatMap((one) => (one.kind === 'food' ? [one.name] : []))).not.toContain('sucrose');
  });
});

describe('what holds a food without its name', () => {
  it.each([
    ['caffeine', 'sugar, cocoa mass, cocoa butter', 'unknown'],
    ['caffeine', 'dark chocolate', 'unknown'],
    ['Koffein', 'coffee', 'conflict'],
    ['caffeine', 'sugar, cocoa butter', 'fits'],
    ['caffeine', 'rice, salt', 'fits'],
    ['seaweed', 'milk, carrageenan', 'unknown'],
    ['liquorice', 'sugar, E958', 'conflict'],
    ['beef gelatin', 'sugar, gelatin', 'unknown'],
    ['pork gelatin', 'sugar, gelatine', 'unknown'],
    ['tree nut allergy', 'rice, pine nuts', 'unknown'],
    ['tree nut allergy', 'rice, sunflower seeds', 'fits'],
    ['tree nut allergy', 'rice, butternuts', 'unknown'],
    ['tree nut allergy', 'rice, butternut squash', 'fits'],
    ['peach allergy', 'sugar, nectarines', 'conflict'],
    ['peach allergy', 'sugar, apples', 'fits'],
    ['banana allergy', 'plantain, salt', 'conflict'],
    ['mushroom allergy', 'rice, porcini', 'conflict'],
    ['mushroom allergy', 'rice, shiitake', 'conflict'],
    ['chickpea allergy', 'gram flour, salt', 'conflict'],
    ['favism', 'faba bean protein, salt', 'conflict'],
    ['favism', 'field beans, salt', 'conflict'],
    ['favism', 'peas, salt', 'fits'],
    ['favism', 'beans, oil', 'unknown'],
    ['favism', 'bean flour, salt', 'unknown'],
    ['favism', 'vegetable protein, salt', 'unknown'],
    ['favism', 'kidney beans, salt', 'fits'],
    ['chickpea allergy', 'rice flour, salt', 'fits'],
    ['milk allergy', 'sugar, crème fleurette', 'conflict'],
  ])('%s: "%s" is %s', (typed, list, expected) => {
    expect(fit(typed, list)).toBe(expected);
  });
});

describe('an ingredient that bears the name of a food', () => {
  it.each([
    ['chickpea', 'rice, chickpea flour'],
    ['legumes', 'rice, chickpea flour'],
    ['pumpkin seed', 'rice, pumpkin seed oil'],
    ['sunflower seed', 'rice, partially hydrogenated sunflower oil'],
    ['bell pepper', 'rice, paprika extract'],
    ['peppers allergy', 'rice, capsicum, salt'],
    ['soba', 'rice, buckwheat flour, salt'],
    ['buckwheat', 'rice, soba, salt'],
    ['palm oil', 'rice, palm shortening, salt'],
    ['palm oil', 'rice, refined palmolein, salt'],
    ['caffeine', 'sugar, kahlúa, salt'],
    ['potato', 'rice, latkes, salt'],
    ['pepper', 'red chili pepper'],
  ])('never fits who leaves it out, however it is filed: %s, %s', (typed, list) => {
    expect(fit(typed, list)).not.toBe('fits');
  });

  it.each([
    ['cherry', 'cherry tomato'],
    ['potato', 'sweet potato'],
    ['lemon', 'lemon balm'],
    ['bean', 'cocoa bean'],
    ['chestnut', 'chestnut mushroom'],
  ])('that only shares the word fits: %s, %s', (typed, list) => {
    expect(fit(typed, list)).toBe('fits');
  });
});

describe('classes of foods', () => {
  it.each(['lentils', 'green peas', 'chickpeas', 'kidney beans', 'broad beans', 'soybeans', 'peanuts', 'lupin flour'])(
    'whoever leaves out legumes has a conflict with %s',
    (list) => {
      for (const typed of ['legumes', 'allergic to legumes', 'Hülsenfrüchte', 'légumineuses'])
        expect([typed, fit(typed, list)]).toEqual([typed, 'conflict']);
    },
  );

  it.each(['sunflower oil', 'rapeseed oil', 'vegetable oil'])('%s never fits who leaves out seed oils', (list) => {
    for (const typed of ['seed oils', 'no seed oils', 'Samenöle']) expect(fit(typed, list)).not.toBe('fits');
  });
});
