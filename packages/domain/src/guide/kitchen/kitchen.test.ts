import { describe, expect, it } from 'vitest';
import { KITCHEN_FOODS } from './foods.data.ts';
import { kitchenIn } from './kitchen.ts';
import { FREEZINGS, type KitchenFact, STORED_STATES } from './kitchen-facts.ts';

describe('what is asked of a food in the kitchen', () => {
  it.each<[string, Partial<KitchenFact>]>([
    ['how long can hummus stay open in the fridge', { food: 'hummus', asked: 'keep' }],
    ['wie lange hält offene Kokosmilch', { food: 'Kokosmilch', asked: 'keep' }],
    ['combien de temps se garde une soupe maison', { food: 'soupe maison', asked: 'keep' }],
    ['cuánto dura el arroz cocido en la nevera', { food: 'arroz', asked: 'keep', isRice: true }],
    ['quanto dura il pesto aperto', { food: 'pesto', asked: 'keep' }],
    ['quanto tempo dura o frango cozido no frigorífico', { food: 'frango', asked: 'keep' }],
    ['hoe lang kan je gekookte pasta bewaren', { food: 'pasta', asked: 'keep' }],
    ['can you freeze cream cheese', { food: 'cream cheese', asked: 'freeze', how: 'crumbly' }],
    ['kann man Kartoffeln einfrieren', { food: 'Kartoffeln', asked: 'freeze', how: 'watery' }],
    ['peut-on congeler la mayonnaise', { food: 'mayonnaise', asked: 'freeze', how: 'splits' }],
    ['se puede congelar la tortilla de patatas', { food: 'tortilla de patatas', asked: 'freeze', how: 'watery' }],
    ['si può congelare il parmigiano', { food: 'parmigiano', asked: 'freeze', how: 'crumbly' }],
    ['posso congelar iogurte', { food: 'iogurte', asked: 'freeze', how: 'separates' }],
    ['mag je sla invriezen', { food: 'sla', asked: 'freeze', how: 'limp_no' }],
    ['whats a portion of pasta', { food: 'pasta', asked: 'portion', from: 75, to: 100, as: 'dry' }],
    ['wie viel Reis pro Person', { food: 'Reis', asked: 'portion', from: 60 }],
    ['quanto pesa un uovo', { food: 'uovo', asked: 'piece', grams: 55 }],
    ['how much do 3 bananas weigh', { food: 'bananas', asked: 'piece', grams: 360 }],
    ['sub for buttermilk', { food: 'buttermilk', asked: 'instead' }],
    ['was kann ich statt Sahne nehmen', { food: 'Sahne', asked: 'instead' }],
    ['par quoi remplacer le beurre dans un gâteau', { food: 'beurre', asked: 'instead' }],
    ['con cosa sostituire il burro nei biscotti', { food: 'burro', asked: 'instead' }],
    ['como substituir o ovo no bolo', { food: 'ovo', asked: 'instead' }],
    ['what can i swap for breadcrumbs', { food: 'breadcrumbs', asked: 'instead' }],
  ])('is known with the food: %s', (typed, fact) => {
    expect(kitchenIn(typed)).toMatchObject(fact);
  });

  it.each([
    ['how many grams in a cup of flour', 124.8, 'g'],
    ['wieviel gramm sind ein el zucker', 12.45, 'g'],
    ['2 cuillères à soupe de miel en grammes', 42.6, 'g'],
    ['how much is a tablespoon of oil in ml', 15, 'ml'],
    ['hoeveel eetlepels is 30 g boter', 2.1, 'tablespoon'],
  ])('turns a measure of it into another: %s', (typed, value, unit) => {
    const fact = kitchenIn(typed);
    expect(fact?.asked).toBe('measure');
    expect(fact?.asked === 'measure' && fact.measure.to.unit).toBe(unit);
    expect(fact?.asked === 'measure' && fact.measure.to.value).toBeCloseTo(value, 1);
  });

  it('of a state that is named is only that of this state, else that of each', () => {
    const times = (typed: string) => {
      const fact = kitchenIn(typed);
      return fact?.asked === 'keep' ? fact.times.map(({ state }) => state) : [];
    };
    expect(times('how long does cooked chicken last in the fridge')).toEqual(['cooked']);
    expect(times('how long does chicken last in the fridge')).toEqual(['raw', 'cooked']);
  });

  it.each([
    'what can i eat instead of crisps',
    'what can i eat instead of butter',
    'was statt nutella',
    'can i freeze chicken thats been thawed',
    'is frozen spinach healthy',
    'how much protein in an egg',
    'how many calories in a portion of pasta',
    'how much sugar is in a tablespoon of ketchup',
    'how long does it keep',
    'how long do you boil eggs',
    'quante uova a settimana',
    'is bread good for weight loss',
    'how long does the zorpberry jam last in hummus',
  ])('is nothing where something else is asked, or more than one food: %s', (typed) => {
    expect(kitchenIn(typed)).toBeNull();
  });

  it('stands in the table in words that it can read', () => {
    for (const [id, { words, ...row }] of Object.entries<{ words: string; keep?: string; freeze?: string; portion?: string }>(
      KITCHEN_FOODS,
    )) {
      expect(words.split(';'), id).toHaveLength(7);
      for (const stored of row.keep?.split(', ') ?? [])
        expect(stored, id).toMatch(new RegExp(`^(?:${STORED_STATES.join('|')}) \\d+ \\d+ (?:days|weeks|months)$`));
      if (row.freeze !== undefined) expect(row.freeze, id).toMatch(new RegExp(`^(?:${FREEZINGS.join('|')}) \\d+$`));
      if (row.portion !== undefined) expect(row.portion, id).toMatch(/^\d+ \d+ (?:raw|dry|none)$/);
    }
  });
});
