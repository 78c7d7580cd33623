import { describe, expect, it } from 'vitest';
import { readList } from './read-list.ts';

const BOTH = ['vegan', 'vegetarian'];

describe('whom a pack says it does not suit', () => {
  it.each([
    ['Sugar. Not suitable for vegetarians', BOTH],
    ['Sugar. Unsuitable for vegetarians and vegans.', BOTH],
    ['Not suitable for a vegetarian diet', BOTH],
    ['Sugar. Not suitable for vegans', ['vegan']],
    ['Suitable for vegetarians, not suitable for vegans', ['vegan']],
    ['Suitable for vegetarians but not for vegans', ['vegan']],
    ['Non-vegetarian', BOTH],
    ['Not vegan', ['vegan']],
    ['Not suitable for vegans or vegetarians', BOTH],
    ['Sucre. Ne convient pas aux végétariens', BOTH],
    ['Ne convient pas aux végétaliens', ['vegan']],
    ['Non adapté aux végétariens et végétaliens', BOTH],
    ['Zucker. Nicht für Vegetarier geeignet', BOTH],
    ['Für Vegetarier nicht geeignet', BOTH],
    ['Nicht geeignet für Veganer', ['vegan']],
    ['Für Vegetarier und Veganer ungeeignet', BOTH],
    ['Nicht vegan', ['vegan']],
    ['Azúcar. No apto para vegetarianos', BOTH],
    ['No es apto para veganos', ['vegan']],
    ['Zucchero. Non adatto ai vegetariani', BOTH],
    ['Non è adatto per vegani', ['vegan']],
    ['Niet geschikt voor vegetariërs', BOTH],
    ['Niet geschikt voor veganisten', ['vegan']],
    ['Não adequado para vegetarianos', BOTH],
    ['Não indicado a veganos', ['vegan']],
    ['Suitable for vegetarians', []],
    ['Suitable for vegans and vegetarians', []],
    ['Vegan', []],
    ['Not suitable for nut allergy sufferers. Suitable for vegans', []],
    ['Not suitable for milk allergy sufferers but suitable for vegetarians', []],
    ['Convient aux végétariens', []],
    ['Für Veganer geeignet', []],
    ['Vegetable oil, not hydrogenated', []],
    ['Apto para veganos', []],
    ['Sugar', []],
  ])('%s → %j', (text, diets) => {
    expect(readList(text).unsuitable).toEqual(diets);
  });
});
