import { describe, expect, it } from 'vitest';
import type { Diet } from '../diets/index.ts';
import { suitability } from '../matching/index.ts';
import { foodOf } from '../matching/testing/food-of.ts';
import type { ReadLanguage } from '../reading/index.ts';

/** Language | what the pack prints | what it may not be called free of. */
const MORE: readonly (readonly [ReadLanguage, string, Diet])[] = [
  ['en', 'mandelona nuts, salt', 'peanut-free'],
  ['en', 'PB2 powder, oats', 'peanut-free'],
  ['en', 'rice, marmite', 'gluten-free'],
  ['en', 'potato, café de Paris butter', 'dairy-free'],
  ['en', 'tomato, dill pickles', 'mustard-free'],
  ['en', 'grana padano (milk, salt, rennet)', 'egg-free'],
  ['fr', 'riz, cenovis', 'celery-free'],
  ['fr', 'semoule de maïs, brunoise', 'celery-free'],
  ['fr', 'sucre, chouchous', 'peanut-free'],
  ['fr', 'haché', 'vegetarian'],
  ['de', 'Reis, Schalentiere', 'mollusc-free'],
  ['de', 'Gurke, Backferment', 'gluten-free'],
  ['es', 'azúcar, mazapán', 'peanut-free'],
  ['es', 'tomate, ventresca', 'fish-free'],
  ['es', 'tortilla española', 'egg-free'],
  ['es', 'cecina', 'pork-free'],
  ['es', 'azúcar, espumante', 'alcohol-free'],
  ['it', 'cacio', 'dairy-free'],
  ['it', 'zucchero, caramello salato', 'dairy-free'],
  ['it', 'acqua, macinato', 'vegetarian'],
  ['nl', 'filet americain', 'vegetarian'],
  ['nl', 'suiker, rotsjes', 'nut-free'],
  ['nl', 'rijst, trassi', 'crustacean-free'],
  ['pt', 'carne de vinha d’alhos', 'pork-free'],
  ['pt', 'arroz, delícias do mar', 'fish-free'],
  // Dishes and foods that share a name with a harmless one.
  ['it', 'panissa', 'pork-free'],
  ['it', 'cecina', 'beef-free'],
  ['it', 'farinata', 'gluten-free'],
  ['es', 'banderillas, aceite', 'fish-free'],
  ['en', 'beluga, salt', 'fish-free'],
  ['en', 'mandelona nuts, salt', 'nut-free'],
  ['fr', 'matignon', 'pork-free'],
  ['de', 'Bohnenpaste, Reis', 'soy-free'],
];

/** Language | what the pack prints | what it is free of all the same. */
const NO_MORE: readonly (readonly [ReadLanguage, string, Diet])[] = [
  ['en', 'water, colour (caramel)', 'dairy-free'],
  ['es', 'agua, colorante: caramelo', 'dairy-free'],
  ['it', 'acqua, colorante caramello', 'dairy-free'],
  ['it', 'caco, zucchero', 'dairy-free'],
  ['en', 'kiwi, sugar', 'nut-free'],
  ['de', 'Kidneybohnen, Wasser, Salz', 'gluten-free'],
  ['nl', 'augurken, water, zout', 'gluten-free'],
  ['pt', 'batata palha, sal', 'dairy-free'],
];

describe('a name that means more than the harmless food that it resembles', () => {
  it.each(MORE)('%s "%s" is not called %s', (lang, ingredientsText, diet) => {
    expect(suitability(foodOf({ ingredientsText, lang }), diet).answer).not.toBe('yes');
  });

  it.each(NO_MORE)('%s "%s" is %s', (lang, ingredientsText, diet) => {
    expect(suitability(foodOf({ ingredientsText, lang }), diet).answer).toBe('yes');
  });
});
