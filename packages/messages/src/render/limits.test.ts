import { describe, expect, it } from 'vitest';
import { sayEnglish } from '../english.ts';
import { loadLanguage, sayLoaded } from '../say-in.ts';
import { termText } from './terms.ts';

describe('what somebody keeps to', () => {
  it.each([
    ['fr', 'Allergy: Milk', 'Allergie : lait'],
    ['es', 'High Cholesterol', 'Colesterol alto'],
    ['de', 'Kidney Disease', 'Nierenkrankheit'],
    ['nl', 'Pregnancy', 'Zwangerschap'],
    ['pt', 'Breastfeeding', 'Amamentação'],
    ['nl', 'Allergy: Fish (strict)', 'Allergie: vis, streng'],
  ] as const)('is named in the language of the answer, as it is chosen in the health profile: %s %s', async (language, name, named) => {
    await loadLanguage(language);
    expect(termText(sayLoaded(language), name).replaceAll(/[\u00a0\u202f]/gu, ' ')).toBe(named);
  });

  it('stays as it was stored in English', () => {
    expect(termText(sayEnglish, 'Allergy: Milk')).toBe('Allergy: Milk');
  });
});
