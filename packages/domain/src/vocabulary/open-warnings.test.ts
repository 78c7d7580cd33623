import { describe, expect, it } from 'vitest';
import { DIETS, type Diet, definitionOf } from '../diets/index.ts';
import { suitability } from '../matching/index.ts';
import { listed } from '../matching/testing/food-of.ts';

const OF_LAW: readonly Diet[] = DIETS.filter((diet) => {
  const { rule } = definitionOf(diet);
  return rule.kind === 'free-from' && rule.isNamedByLaw;
});
const answers = (lang: string, list: string): string[] => OF_LAW.map((diet) => suitability(listed(list, lang), diet).answer);

describe('a warning that names no allergen', () => {
  it.each([
    ['en', 'Rice, salt. May contain traces.'],
    ['en', 'Rice, salt. May contain traces of allergens.'],
    ['en', 'Rice, salt (may contain other allergens)'],
    ['en', 'Rice, salt. May contain: see packaging'],
    ['en', 'Rice, salt. (May contain: M, E, S)'],
    ['de', 'Reis, Salz. Kann Spuren enthalten.'],
    ['de', 'Reis, Salz. Kann Spuren anderer Allergene enthalten'],
    ['fr', 'Riz, sel. Peut contenir des allergènes.'],
    ['fr', 'Riz, sel. Traces éventuelles : voir emballage'],
    ['fr', 'Riz, sel. Présence possible d’autres allergènes'],
    ['es', 'Arroz, sal. Puede contener trazas de otros alérgenos'],
    ['it', 'Riso, sale. Può contenere tracce di altri allergeni'],
    ['nl', 'Rijst, zout. Kan sporen van allergenen bevatten'],
    ['pt', 'Arroz, sal. Pode conter vestígios de outros alergénios'],
  ])('leaves every allergen of the law open: %s "%s"', (lang, list) => {
    expect(new Set(answers(lang, list))).toEqual(new Set(['unknown']));
  });

  it('leaves the others open where it names one of them first', () => {
    expect(suitability(listed('Rice, salt. May contain milk and other allergens.'), 'nut-free').answer).toBe('unknown');
  });

  it.each([
    ['en', 'Rice, salt. May contain milk.'],
    ['en', 'Rice, salt. May contain other allergens: milk.'],
    ['de', 'Reis, Salz. Kann Spuren von Milch enthalten.'],
    ['es', 'Arroz, sal. Puede contener trazas de leche'],
    ['nl', 'Rijst, zout. Kan sporen van melk bevatten'],
  ])('that names one leaves the rest free: %s "%s"', (lang, list) => {
    expect(suitability(listed(list, lang), 'fish-free').answer).toBe('yes');
    expect(suitability(listed(list, lang), 'dairy-free').answer).toBe('unknown');
  });

  it.each([
    ['en', 'Rice, salt. Produced in a facility in Leeds.'],
    ['en', 'Rice, salt. Not suitable for children under 3.'],
    ['es', 'Arroz, sal. Elaborado en España.'],
    ['fr', 'Riz, sel. Ne convient pas aux enfants.'],
  ])('is none in a sentence that warns of no allergen: %s "%s"', (lang, list) => {
    expect(suitability(listed(list, lang), 'dairy-free').answer).toBe('yes');
  });
});
