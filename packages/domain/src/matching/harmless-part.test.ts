import { describe, expect, it } from 'vitest';
import { suitability } from './suitability/suitability.ts';
import { foodOf, listed } from './testing/food-of.ts';

describe('a name of which only one part is harmless', () => {
  it.each([
    ['en', 'Malted milk, sugar', 'gluten-free'],
    ['de', 'Wasser, Karotten, Markklößchen, Salz', 'vegetarian'],
    ['nl', 'aardappel, tartaar saus, zout', 'egg-free'],
    ['pt', 'açúcar, farinha láctea, banana', 'gluten-free'],
    ['en', 'Malted milk balls', 'gluten-free'],
    ['en', 'Barley miso, water', 'soy-free'],
    ['en', 'Egg batter, salt', 'gluten-free'],
    ['en', 'Dextrin (wheat), sugar', 'gluten-free'],
    ['en', 'Beer cheese', 'gluten-free'],
    ['en', 'Pistachio cream, sugar', 'dairy-free'],
    ['en', 'Irish cream flavour, sugar', 'dairy-free'],
    ['en', 'Tuna mayonnaise, salt', 'egg-free'],
    ['en', 'Smoked trout, salt', 'pregnancy'],
    ['en', 'King mackerel, salt', 'pregnancy'],
    ['fr', "Crème d'amande, sucre", 'dairy-free'],
    ['fr', 'Galette de blé noir, sel', 'gluten-free'],
    ['fr', 'Chair à saucisse, sel', 'pork-free'],
    ['fr', 'Colle de poisson, sucre', 'fish-free'],
    ['es', 'Licor de almendra, azúcar', 'nut-free'],
    ['es', 'Chicharrón de cerdo, sal', 'pork-free'],
    ['es', 'Trucha ahumada, sal', 'pregnancy'],
    ['it', "Marsala all'uovo, zucchero", 'egg-free'],
    ['it', 'Colla di pesce, zucchero', 'fish-free'],
    ['it', 'Frittura di pesce, sale', 'fish-free'],
    ['it', 'Arrosto di maiale, sale', 'pork-free'],
    ['it', 'Crema di pistacchio, zucchero', 'dairy-free'],
    ['it', 'Trota affumicata, sale', 'pregnancy'],
    ['pt', 'Licor de amêndoa amarga, açúcar', 'nut-free'],
    ['pt', 'Salmão fumado, sal', 'pregnancy'],
    ['en', 'Lights, salt', 'vegan'],
    ['en', 'Honey wine, water', 'vegan'],
    ['en', 'Porcine gelatin, sugar', 'gelatin-free'],
    ['en', 'Port wine cheese, salt', 'alcohol-free'],
    ['en', 'Rennet casein, salt', 'vegetarian'],
    ['fr', 'Liqueur de cacao, sucre', 'alcohol-free'],
    ['fr', 'Bouillon de volaille et de bœuf', 'beef-free'],
    ['es', 'Licor de nuez, azúcar', 'alcohol-free'],
    ['es', 'Aceite de manteca, sal', 'vegetarian'],
    ['it', 'Gelatina di carne, sale', 'gelatin-free'],
    ['de', 'Reis, Eis, Zucker', 'egg-free'],
  ] as const)('%s: "%s" never fits %s', (lang, list, diet) => {
    expect(suitability(listed(list, lang), diet).answer).not.toBe('yes');
  });

  it.each([
    ['it', 'Arrosto di maiale, sale', 'pork-free'],
    ['it', 'Prosciutto arrosto, sale', 'pork-free'],
    ['it', 'Budello suino, sale', 'pork-free'],
    ['es', 'Carne de ave y cerdo, sal', 'pork-free'],
    ['it', "Marsala all'uovo, zucchero", 'egg-free'],
    ['en', 'Barley miso, water', 'soy-free'],
    ['pt', 'Salmão fumado, sal', 'pregnancy'],
  ] as const)('%s: "%s" is a conflict for %s', (lang, list, diet) => {
    expect(suitability(listed(list, lang), diet).answer).toBe('no');
  });
});

describe('a word that the end of a line divides', () => {
  it.each(['al- monds, sugar', 'hazel- nuts, sugar', 'pea- nuts and al- monds', 'pea\nnut butter, salt', 'pea nut butter, salt'])(
    'is the food that it names: "%s"',
    (list) => {
      expect(suitability(listed(list), 'nut-free').answer).not.toBe('yes');
      if (list.startsWith('pea')) expect(suitability(listed(list), 'peanut-free').answer).not.toBe('yes');
    },
  );
});

describe('seafood in a name', () => {
  it.each([
    ['es', 'Paella de marisco', 'mollusc-free'],
    ['es', 'Paella de marisco', 'crustacean-free'],
    ['fr', 'Salade de fruits de mer', 'mollusc-free'],
    ['it', 'Risotto ai frutti di mare', 'crustacean-free'],
    ['en', 'Seafood pilaf', 'mollusc-free'],
    ['nl', 'Rijst met zeevruchten', 'crustacean-free'],
  ] as const)('%s: "%s" does not say of which kind: never %s', (lang, name, diet) => {
    expect(suitability(foodOf({ name, lang, ingredientsText: 'sal' }), diet).answer).not.toBe('yes');
  });

  it('of one kind is not of the other', () => {
    expect(suitability(foodOf({ name: 'Shrimp rice', lang: 'en', ingredientsText: 'rice, shrimp' }), 'mollusc-free').answer).toBe('yes');
  });
});

describe('what is made of milk without its name', () => {
  it.each(['Cocoa mass, tagatose', 'Water, salt, nisin', 'Water, salt, preservative (E234)'])('"%s" never fits a milk allergy', (list) => {
    expect(suitability(listed(list), 'dairy-free').answer).toBe('unknown');
  });
});

describe('a name with a word that is not known', () => {
  it.each([
    ['fr', 'Choco-Zorba aux noisettes', 'nut-free'],
    ['pt', 'Zorbinha de amêndoa', 'nut-free'],
    ['de', 'Zorbalino mit Milch', 'dairy-free'],
    ['en', 'Zorbaloo with peanuts', 'peanut-free'],
    ['it', 'Zorbetta al prosciutto', 'pork-free'],
  ] as const)('%s: "%s" is named by %s, whatever else stands in the name', (lang, name, diet) => {
    expect(suitability(foodOf({ ingredientsText: null, lang, name }), diet).answer).toBe('no');
  });
});
