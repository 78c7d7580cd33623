import { expect, it } from 'vitest';
import { sayEnglish } from '../english.ts';
import { loadLanguage, sayIn } from '../say-in.ts';
import { withoutParts } from './list-in-text.ts';

const MILK = { items: [2, 3], ending: false, sentences: [] };

it('a list without what is left out reads as one that never held it, in every language', async () => {
  const text = async (language: 'de' | 'es' | 'fr') => {
    await loadLanguage(language);
    const say = sayIn(language);
    return withoutParts(say, say('general.kids_snacks'), MILK);
  };
  expect(withoutParts(sayEnglish, sayEnglish('general.kids_snacks'), MILK)).toMatch(
    /^\*\*Fruit and vegetable sticks\.\*\* Small children/u,
  );
  expect(await text('de')).toMatch(/^\*\*Obst und Gemüsesticks\.\*\* /u);
  expect(await text('fr')).toMatch(/^\*\*Fruits et bâtonnets de légumes\.\*\* /u);
  expect(await text('es')).toMatch(/^\*\*Fruta y palitos de verdura\.\*\* /u);
});

it('the first item that stays begins the sentence, and what follows the list stays with it', () => {
  const without = { items: [0], ending: false, sentences: [] };
  expect(withoutParts(sayEnglish, sayEnglish('general.magnesium_sources'), without)).toMatch(
    /^\*\*Seeds, whole grains, pulses, cocoa and leafy vegetables\*\*; 300 mg/u,
  );
  const protein = { items: [], ending: true, sentences: [] };
  expect(withoutParts(sayEnglish, sayEnglish('general.vegetarian_protein'), protein)).not.toMatch(/dairy/u);
});
