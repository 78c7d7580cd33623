import { describe, expect, it } from 'vitest';
import { suitability } from './suitability/suitability.ts';
import { listed } from './testing/food-of.ts';

describe('a word for many foods', () => {
  it.each([
    ['mustard-free', 'en', 'Rice, vinegar, spices'],
    ['mustard-free', 'fr', 'Riz, épices'],
    ['mustard-free', 'de', 'Reis, Gewürze'],
    ['mustard-free', 'es', 'Arroz, especias'],
    ['mustard-free', 'it', 'Riso, spezie'],
    ['mustard-free', 'nl', 'Rijst, kruiden'],
    ['mustard-free', 'pt', 'Arroz, especiarias'],
    ['celery-free', 'en', 'Water, mixed vegetables'],
    ['celery-free', 'fr', 'Eau, légumes'],
    ['celery-free', 'de', 'Wasser, Mischgemüse'],
    ['celery-free', 'nl', 'Water, groentepoeder'],
    ['sesame-free', 'en', 'Rice, spices'],
    ['peanut-free', 'en', 'Rice, vegetable oil'],
    ['peanut-free', 'fr', 'Riz, huile végétale'],
    ['peanut-free', 'en', 'Rice, hydrolyzed vegetable protein'],
    ['gluten-free', 'en', 'Rice, modified starch'],
    ['gluten-free', 'de', 'Reis, modifizierte Stärke'],
    ['gluten-free', 'en', 'Rice, dextrin'],
    ['gluten-free', 'en', 'Rice, textured vegetable protein'],
    ['mustard-free', 'en', 'Vinegar, red pepper and spices'],
    ['mustard-free', 'fr', 'Eau, sel et épices'],
    ['mustard-free', 'es', 'Agua, sal y especias'],
    ['mustard-free', 'it', 'Acqua, sale e spezie'],
    ['mustard-free', 'nl', 'Water, zout en kruiden'],
    ['gluten-free', 'en', 'Sugar and flour'],
    ['gluten-free', 'en', 'Cocoa and starch'],
    ['gluten-free', 'de', 'Zucker und Stärke'],
    ['peanut-free', 'en', 'Palm oil and vegetable oil'],
    ['sesame-free', 'en', 'Rice, vegetable oil'],
    ['sesame-free', 'en', 'Rice, oil'],
    ['sesame-free', 'en', 'Rice, hydrogenated vegetable oil'],
    ['sesame-free', 'de', 'Reis, Pflanzenöl'],
    ['sesame-free', 'fr', 'Riz, huiles végétales'],
    ['sesame-free', 'es', 'Arroz, aceite vegetal'],
    ['soy-free', 'en', 'Rice, refined vegetable oil'],
    ['mustard-free', 'en', 'Rice, mixed seeds'],
  ] as const)('is no proof of %s (%s: %s)', (diet, lang, list) => {
    expect(suitability(listed(list, lang), diet).answer).toBe('unknown');
  });

  it.each([
    ['mustard-free', 'en', 'Rice, black pepper, cinnamon'],
    ['mustard-free', 'en', 'Rice, spices (black pepper, cinnamon)'],
    ['celery-free', 'en', 'Water, carrots, onions'],
    ['celery-free', 'fr', 'Eau, légumes (carottes, oignons)'],
    ['peanut-free', 'en', 'Rice, sunflower oil'],
    ['sesame-free', 'en', 'Rice, vegetable oils (sunflower, rapeseed)'],
    ['sesame-free', 'fr', 'Riz, huile végétale : colza'],
    ['mustard-free', 'en', 'Rice, sunflower seeds'],
    ['peanut-free', 'de', 'Reis, pflanzliches Öl (Raps)'],
    ['peanut-free', 'en', 'Rice, pea protein'],
    ['gluten-free', 'en', 'Rice, modified corn starch'],
    ['gluten-free', 'en', 'Sugar, potato and corn starch'],
    ['gluten-free', 'fr', 'Sucre, amidon de maïs et de riz'],
    ['soy-free', 'en', 'Rice, spices'],
  ] as const)('is one where its members are named: %s (%s: %s)', (diet, lang, list) => {
    expect(suitability(listed(list, lang), diet).answer).toBe('yes');
  });
});
