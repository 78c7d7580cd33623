import { describe, expect, it } from 'vitest';
import { EMPTY_FOOD, type FoodFacts } from '../food/index.ts';
import { suits } from '../matching/index.ts';
import { listed } from '../matching/testing/food-of.ts';
import { fitOf, prepareFood, prepareProfile } from '../scoring/index.ts';
import { readProduct } from '../vocabulary/index.ts';
import { understand } from './understand.ts';

function answers(typed: string, list: string, lang: 'en' | 'fr' | 'de' | 'es' | 'it' | 'nl' | 'pt' = 'en'): readonly string[] {
  const food = listed(list, lang);
  return understand(typed).map((restriction) => suits(food, restriction).answer);
}

describe('an ingredient that may be what a person leaves out, though its name does not say so', () => {
  it.each([
    // A class of additives of which the pack names no member.
    ['aspartame', 'en', 'water, sweetener'],
    // Cocoa and coffee hold it, whatever brackets beside them name.
    ['caffeine', 'en', 'Sugar, shortening (palm oil, sunflower oil) cocoa powder, salt'],
    ['caffeine', 'en', 'Sugar, cocoa (processed with alkali), salt'],
    ['caffeine', 'en', 'Water, decaffeinated coffee, sugar'],
    ['caffeine', 'fr', 'Eau, café décaféiné, sucre'],
    ['caffeine', 'de', 'Wasser, entkoffeinierter Kaffee, Zucker'],
    ['caffeine', 'es', 'Agua, café descafeinado, azúcar'],
    ['caffeine', 'it', 'Acqua, tè deteinato, zucchero'],
    ['caffeine', 'nl', 'Water, cafeïnevrije thee, suiker'],
    ['star anise', 'en', 'Rice, five spice, salt'],
    ['aspartame', 'fr', 'eau, édulcorants'],
    ['aspartame', 'de', 'Wasser, Süßstoff'],
    ['aspartame', 'es', 'agua, edulcorantes'],
    ['sucralose', 'en', 'water, artificial sweetener'],
    ['tartrazine', 'en', 'sugar, colours'],
    ['tartrazine', 'de', 'Zucker, Zusatzstoffe'],
    ['guar gum', 'en', 'milk, thickeners'],
    ['BHT', 'en', 'palm oil, antioxidant'],
    // What is made of fats, starch, grapes or fruit.
    ['palm oil', 'en', 'sugar, glycerol'],
    ['palm oil', 'en', 'sugar, humectant (E422)'],
    ['Palmöl', 'de', 'Zucker, Glycerin'],
    ['huile de palme', 'fr', 'sucre, émulsifiant'],
    ['palm oil', 'en', 'flour, emulsifier (E471)'],
    ['palm oil', 'en', 'sugar, margarine'],
    ['palm oil', 'en', 'sugar, chocolate'],
    ['coconut', 'en', 'sugar, E471'],
    ['corn', 'en', 'sugar, sorbitol'],
    ['corn', 'en', 'flour, baking powder'],
    ['rice', 'en', 'noodles, water'],
    ['grape', 'en', 'sugar, wine vinegar'],
    ['apple', 'en', 'sugar, pectin'],
    ['honey', 'en', 'water, sweetener'],
    // A flavouring that does not say of what.
    ['strawberry', 'en', 'sugar, natural flavouring'],
    ['kiwi', 'en', 'sugar, natural and artificial flavors'],
    ['kiwi', 'fr', 'sucre, arômes'],
    ['kiwi', 'de', 'Zucker, naturidentische Aromastoffe'],
    ['kiwi', 'es', 'azúcar, aroma'],
    ['kiwi', 'it', 'zucchero, aromi'],
    ['kiwi', 'nl', "suiker, natuurlijke aroma's"],
    ['kiwi', 'pt', 'açúcar, aromatizante'],
    ['kiwi', 'en', 'sugar, flavouring (contains milk)'],
    ['pork', 'en', 'water, natural flavouring'],
    ['alcohol', 'en', 'water, flavouring'],
    ['kiwi', 'de', 'Zucker, natürliches Zitronenaroma mit anderen natürlichen Aromen'],
    ['palm oil', 'de', 'Zucker, Mono- und Diglyceride von Speisefettsäuren (pflanzlich)'],
    ['orange', 'en', 'rice flour, citrus fiber'],
    ['cinnamon', 'fr', "sel, épices et aromates (dont piment d'Espelette)"],
    // An additive that is filed with others.
    ['guar gum', 'de', 'Milch, Stabilisator: Guarkernmehl'],
    ['MSG', 'en', 'water, E621'],
    // A condiment without its parts.
    ['vinegar', 'en', 'water, mustard'],
    ['vinegar', 'de', 'Wasser, Senf'],
    ['vinegar', 'fr', 'eau, cornichons'],
    ['vinegar', 'en', 'egg, mayonnaise'],
    ['turmeric', 'en', 'water, mustard'],
    // What colours, or is fermented.
    ['beetroot', 'en', 'sugar, colour'],
    ['turmeric', 'en', 'sugar, E100'],
    ['yeast', 'en', 'beer'],
    ['caffeine', 'en', 'water, cola'],
    // A spirit, an enzyme or a dish by a name of its own.
    ['cherry', 'en', 'rice, kirsch'],
    ['anise', 'en', 'rice, ouzo'],
    ['anise', 'fr', 'eau, pastis'],
    ['juniper', 'en', 'sugar, gin'],
    ['plum', 'de', 'Zucker, Zwetschgenwasser'],
    ['pineapple', 'en', 'rice, bromelain'],
    ['papaya', 'en', 'rice, papain'],
    ['coffee', 'en', 'sugar, tiramisu'],
    ['corn', 'en', 'rice, custard'],
    ['strawberry', 'en', 'rice, trifle'],
    ['pumpkin', 'en', 'rice, pepitas'],
    ['banane', 'fr', 'fruits exotiques'],
  ] as const)('never fits: %s (%s: %s)', (typed, lang, list) => {
    const given = answers(typed, list, lang);
    expect(given.length).toBeGreaterThan(0);
    expect(given).not.toContain('yes');
  });

  it.each([
    ['aspartame', 'sugar, sweetener (sucralose)'],
    ['aspartame', 'sugar, sweetener: E955'],
    ['aspartame', 'water, colour'],
    ['tartrazine', 'sugar, colour (E100)'],
    ['tartrazine', 'sugar, acidity regulator'],
    ['palm oil', 'sugar, emulsifier (E322)'],
    ['palm oil', 'sunflower oil, salt'],
    ['kiwi', 'sugar, lemon flavouring'],
    ['kiwi', 'sugar, flavouring (vanillin)'],
    ['kiwi', 'water, mustard'],
    ['kiwi', 'sugar, chocolate'],
    ['vinegar', 'water, mustard (mustard seeds, water, salt)'],
    ['vinegar', 'water, mustard seeds'],
    ['garlic', 'cinnamon, cumin'],
    ['rice', 'potato starch, water'],
    ['pork', 'water, sugar'],
  ])('fits where the pack names it, or it can be none of it: %s (%s)', (typed, list) => {
    expect(new Set(answers(typed, list))).toEqual(new Set(['yes']));
  });
});

describe('what a list names of a group', () => {
  it.each([
    ['celery allergy', 'en', 'pork, spices (including fennel & black pepper), salt'],
    ['mustard allergy', 'fr', 'sel, épices (contient céleri)'],
    ['mustard allergy', 'es', 'tomate, azúcar y especias (contiene apio)'],
    ['mustard allergy', 'en', 'sugar, orange juice concentrate, spices and sodium benzoate (preservative)'],
    ['celery allergy', 'es', 'cerdo, especias estabilizador: polifosfatos'],
    ['mustard allergy', 'en', 'salt, spices and herbs'],
  ] as const)('is no proof where it is only some of it, a warning, or of another name: %s (%s: %s)', (typed, lang, list) => {
    expect(answers(typed, list, lang)).not.toContain('yes');
  });

  it('proves the rest where the brackets are the whole of it', () => {
    expect(answers('mustard allergy', 'salt, spices (pepper, cumin)')).toEqual(['yes']);
  });
});

describe('a warning that stands after a colon', () => {
  it.each([
    ['sesame allergy', 'it', 'farina, sale. Può contenere : semi di sesamo, soia.'],
    ['hazelnut allergy', 'it', 'mais, sale. Può contenere: frutta a guscio, soia.'],
    ['sesame allergy', 'pt', 'milho, sal. Pode conter: sésamo, soja.'],
    ['sesame allergy', 'es', 'maíz, sal. Puede contener: sésamo, soja.'],
  ] as const)('counts with its first name: %s (%s: %s)', (typed, lang, list) => {
    expect(answers(typed, list, lang)).not.toContain('yes');
  });
});

describe('a drink that was fermented', () => {
  const answer = (typed: string, facts: Partial<FoodFacts>): string | undefined => {
    const { ingredientsText = null, categoriesTags = [] } = facts;
    const reading = readProduct({ name: null, lang: 'en', ingredientsText, categoriesTags, nova: null });
    return (
      fitOf(
        prepareFood({ ...EMPTY_FOOD, kind: 'beverage', lang: 'en', reading, ...facts }),
        prepareProfile({ restrictions: [typed], understood: understand(typed) }),
      ) ?? undefined
    );
  };

  it.each(['alcohol', 'halal', 'pregnant'])('is a conflict by its figure or its category: %s', (typed) => {
    expect(answer(typed, { ingredientsText: 'water, apple juice', nutriments: { alcohol: 4.5 } })).toBe('conflict');
    expect(answer(typed, { ingredientsText: 'grapes, sulphites', categoriesTags: ['en:wines'] })).toBe('conflict');
  });

  it.each(['alcohol', 'halal', 'pregnant'])('never fits by a list of hops or of grapes with sulphites: %s', (typed) => {
    expect(answer(typed, { ingredientsText: 'water, malted barley, hops' })).toBe('unknown');
    expect(answer(typed, { ingredientsText: 'grapes, sulphites' })).toBe('unknown');
    expect(answer(typed, { ingredientsText: 'water, malted barley, hops', nutriments: { alcohol: 0 } })).toBe('fits');
    expect(answer(typed, { ingredientsText: 'water, malted barley, hops', labelsTags: ['en:no-alcohol'] })).toBe('fits');
  });
});
