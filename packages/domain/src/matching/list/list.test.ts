import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ingredient } from './ingredient.ts';
import { parseIngredients } from './parse-ingredients.ts';

describe('parsing a list into its tree', () => {
  const names = (list: readonly Ingredient[]): unknown[] => list.map(({ name, children }) => (children.length === 0 ? name : [name, names(children)]));

  it('follows brackets of every kind and class colons', () => {
    const { ingredients } = parseIngredients('Ingredients: Filling: cheese (milk, salt [anti-caking agent]), acid: lactic acid; Water.', 'en');
    expect(names(ingredients)).toEqual([['Filling', [['cheese', ['milk', ['salt', ['anti-caking agent']]]]]], ['acid', ['lactic acid']], 'Water']);
  });

  it('reads percentages, decimal commas among them', () => {
    const { ingredients } = parseIngredients('noisettes 13%, cacao (7,4 %), 8% jus', 'fr');
    expect(ingredients.map(({ name, percent }) => [name, percent])).toEqual([['noisettes', 13], ['cacao', 7.4], ['jus', 8]]);
  });

  it('reads E-numbers in all their spellings', () => {
    const { ingredients } = parseIngredients('E 150d, e-330, raising agent E500(ii), acid (E270)', 'en');
    expect(ingredients.map(({ code }) => code)).toEqual(['e150d', 'e330', 'e500', 'e270']);
    expect(ingredients[3]?.name).toBe('acid');
  });

  it('reads allergens, and the capitals or underscores that set them off', () => {
    const { ingredients } = parseIngredients('WEIZENMEHL, Zucker, _Milch_, BHT', 'de');
    expect(ingredients).toEqual([
      { name: 'WEIZENMEHL', allergen: 'en:gluten', emphasised: true, children: [] }, { name: 'Zucker', children: [] },
      { name: 'Milch', allergen: 'en:milk', emphasised: true, children: [] }, { name: 'BHT', children: [] },
    ]);
  });

  it('sees no emphasis on a pack that is all capitals', () => {
    expect(parseIngredients('WATER, SUGAR, MILK', 'en').ingredients.some(({ emphasised }) => emphasised === true)).toBe(false);
  });

  it('answers traces apart', () => {
    const { ingredients, traces } = parseIngredients('Sucre, cacao. Peut contenir des traces de lait et de fruits à coque.', 'fr');
    expect(names(ingredients)).toEqual(['Sucre', 'cacao']);
    expect(traces).toEqual(['en:milk', 'en:nuts']);
  });

  it('takes any text without failing or nesting endlessly', () => {
    const depth = (list: readonly Ingredient[]): number => 1 + Math.max(0, ...list.map(({ children }) => depth(children)));
    const messy = fc.string({ unit: fc.constantFrom('(', ')', '[', ']', ',', ';', ':', '.', '%', '1', ' ', 'a', 'É', '_', '-'), maxLength: 200 });
    fc.assert(fc.property(fc.oneof(messy, fc.string({ unit: 'binary' })), (text) => {
      expect(depth(parseIngredients(text, 'en').ingredients)).toBeLessThan(250);
    }), { numRuns: 150 });
  }, 30_000);

  it.each(['glucose ', 'canola or ', ' ', 'kann a, b ', 'a,', '('])('reads %j twenty thousand signs long in reasonable time', (unit) => {
    const start = performance.now();
    parseIngredients(unit.repeat(20_000 / unit.length), 'de');
    expect(performance.now() - start).toBeLessThan(3000);
  });

  it('stops at a limit of nesting and length', () => {
    expect(parseIngredients('('.repeat(50_000), 'en').ingredients).toEqual([]);
  });
});
