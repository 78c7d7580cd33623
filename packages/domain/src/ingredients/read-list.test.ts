import { describe, expect, it } from 'vitest';
import { readList } from './read-list.ts';
import { topLevelItems } from './top-level-items.ts';

describe('reading a list for the search', () => {
  it.each([
    ['Sugar, salt. May contain nuts.', 'nuts'], ['Sucre. Peut contenir des traces de lait.', 'lait'], ['Zucker. Kann Spuren von Milch enthalten.', 'milch'],
    ['Azúcar. Puede contener leche.', 'leche'], ['Zucchero. Può contenere latte.', 'latte'], ['Suiker. Kan sporen van melk bevatten.', 'melk'],
    ['Açúcar. Pode conter leite.', 'leite'], ['Sugar. Made in a facility that handles milk.', 'milk'], ['Semoule. Traces de soja.', 'soja'],
    ['Sugar. Not suitable for people with milk allergy.', 'milk'],
  ])('%s: a trace is no ingredient', (text, trace) => {
    const list = readList(text);
    expect(list.text).not.toContain(trace);
    expect(list.traces).toContain(trace);
  });

  it.each([
    ['Gluten-free flour', 'gluten'], ['Sans sucres ajoutés', 'sucre'], ['Ohne Zucker', 'zucker'], ['No added sugar', 'sugar'], ['Free from milk', 'milk'],
  ])('%s: what is denied is not there', (text, word) => {
    expect(readList(text).text).not.toContain(word);
  });

  it('keeps free-range eggs and fat-free milk', () => {
    expect(readList('Free range eggs, fat free milk').text).toContain('eggs');
    expect(readList('Free range eggs, fat free milk').text).toContain('milk');
  });

  it('takes the first three ingredients without their brackets', () => {
    expect(readList('Chocolate (sugar, milk), oats 7,5 %, salt, nuts').firstThree).toBe('chocolate, oats 7,5 %, salt');
    expect(topLevelItems('a (b, c [d; e]), f; g')).toEqual(['a', 'f', 'g']);
  });
});
