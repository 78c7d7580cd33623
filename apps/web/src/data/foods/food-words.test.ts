import { afterEach, expect, it } from 'vitest';
import { loadTexts } from '../../i18n/load-texts.ts';
import { aListFood } from '../../testing/foods.ts';
import { foodInLanguage } from './food-words.ts';

afterEach(() => document.documentElement.removeAttribute('lang'));

it('the sentence and the doubts of a food are put again in the language of the page', async () => {
  document.documentElement.lang = 'de';
  await loadTexts('rest', 'scores');
  const says = { text: 'Very much salt.', spoons: null, data: { kind: 'additive', code: 'e250', name: 'Sodium nitrite' } };
  const food = await foodInLanguage({ ...aListFood(), says });
  expect(food.says?.text).toContain('Natriumnitrit');
  const unknown = { text: 'A new kind of sentence.', spoons: null, data: { kind: 'of a later version' } };
  expect((await foodInLanguage({ ...aListFood(), says: unknown })).says?.text).toBe('A new kind of sentence.');
});
