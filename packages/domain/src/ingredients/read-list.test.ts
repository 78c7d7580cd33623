import { describe, expect, it } from 'vitest';
import { readList, topLevelItems } from './read-list.ts';

describe('reading a list for the search', () => {
  it.each([
    ['Sugar, salt. May contain nuts.', 'nuts'],
    ['Sucre. Peut contenir des traces de lait.', 'lait'],
    ['Zucker. Kann Spuren von Milch enthalten.', 'milch'],
    ['Azúcar. Puede contener leche.', 'leche'],
    ['Zucchero. Può contenere latte.', 'latte'],
    ['Suiker. Kan sporen van melk bevatten.', 'melk'],
    ['Açúcar. Pode conter leite.', 'leite'],
    ['Sugar. Made in a facility that handles milk.', 'milk'],
    ['Semoule. Traces de soja.', 'soja'],
    ['Sugar. Not suitable for people with milk allergy.', 'milk'],
    ['Sugar. Packed in an environment where nuts are handled.', 'nuts'],
    ['Sugar. Prepared in a kitchen that uses egg.', 'egg'],
    ['Sugar. Packaged in a facility handling peanuts.', 'peanuts'],
    ['Sugar. Could contain sesame.', 'sesame'],
    ['Sucre. Présence possible de lait.', 'lait'],
    ['Sucre. Présence éventuelle de fruits à coque.', 'fruits a coque'],
    ["Sucre. Présence fortuite d'œufs.", 'oeufs'],
    ['Sucre. Susceptible de contenir du soja.', 'soja'],
    ['Sucre. Peut également contenir du soja.', 'soja'],
    ['Sucre. Conditionné dans un atelier utilisant du sésame.', 'sesame'],
    ['Sucre. Contient éventuellement du lait.', 'lait'],
    ['Zucker. Enthält möglicherweise Milch.', 'milch'],
    ['Zucker. Enthält möglicherweise Spuren von Ei.', ' ei'],
    ['Zucker. Enthält eventuell Soja.', 'soja'],
    ['Zucker. Verpackt in einem Betrieb, der auch Sesam verarbeitet.', 'sesam'],
    ['Zucker. Können Spuren von Sellerie enthalten.', 'sellerie'],
    ['Azúcar. Posible presencia de leche.', 'leche'],
    ['Azúcar. Envasado en una fábrica que utiliza soja.', 'soja'],
    ['Azúcar. Posibles trazas de huevo.', 'huevo'],
    ['Zucchero. Possibile presenza di latte.', 'latte'],
    ['Zucchero. Confezionato in uno stabilimento che utilizza soia.', 'soia'],
    ['Zucchero. Potrebbe contenere uova.', 'uova'],
    ['Suiker. Bevat mogelijk melk.', 'melk'],
    ['Suiker. Verpakt in een omgeving waar noten worden verwerkt.', 'noten'],
    ['Açúcar. Possível presença de leite.', 'leite'],
    ['Açúcar. Embalado numa fábrica que utiliza soja.', 'soja'],
  ])('%s: a trace is no ingredient', (text, trace) => {
    const list = readList(text);
    expect(list.text).not.toContain(trace);
    expect(list.traces).toContain(trace);
  });

  it.each([
    'Beurre de baratte fabriqué en France',
    'Milch, in Bayern abgefüllt',
    'Ham prepared with milk',
    'Milk packed in a protective atmosphere',
    'Nuts roasted in an oven',
  ])('%s: where and how a food was made is no trace', (text) => {
    expect(readList(text).traces).toBe('');
  });

  it.each([
    ['Gluten-free flour', 'gluten'],
    ['Sans sucres ajoutés', 'sucre'],
    ['Ohne Zucker', 'zucker'],
    ['No added sugar', 'sugar'],
    ['Free from milk', 'milk'],
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
