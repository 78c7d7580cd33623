import { describe, expect, it } from 'vitest';
import { suits } from '../matching/index.ts';
import { listed } from '../matching/testing/food-of.ts';
import { understand } from './index.ts';

describe('printed text that was set aside from the list', () => {
  it.each([
    ['tomato', 'fr', 'Faire de blé, purée de tomates, eau, huile de tournesol, levure, sel'],
    ['yeast', 'fr', 'Faire de blé, purée de tomates, eau, huile de tournesol, levure, sel'],
    ['tomato', 'en', 'Marinated with: water, salt, tomato powder'],
    ['garlic', 'it', 'Fare riso, pomodoro, aglio, sale'],
  ])('never fits who leaves out a food that it names: %s (%s: %s)', (typed, lang, list) => {
    expect(understand(typed).map((restriction) => suits(listed(list, lang), restriction).answer)).not.toContain('yes');
  });

  it.each([
    ['garlic', 'en', 'Rapeseed oil. Store in a cool dark place.'],
    ['garlic', 'en', 'Kidney beans, water. Free from garlic.'],
    ['tomato', 'fr', 'Farine de riz, eau, sel. À conserver au sec.'],
  ])('rules nothing out where it names none: %s (%s: %s)', (typed, lang, list) => {
    expect(understand(typed).map((restriction) => suits(listed(list, lang), restriction).answer)).toEqual(['yes']);
  });
});
