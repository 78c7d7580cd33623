import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs, within } from '../testing/index.ts';
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

const wordsOf = (text: string): string[] => text.split(/[^a-z]+/).filter((word) => word !== '');

describe('what a pack only denies', () => {
  it.each([
    ['Water, sugar, free from milk, eggs and nuts', 'water sugar'],
    ['Sugar, salt. Contains no milk, eggs, nuts', 'sugar salt'],
    ['Sugar, contains no milk or eggs', 'sugar'],
    ['Not containing milk', ''],
    ['Free of nuts, milk and soy', ''],
    ['Water, no egg', 'water'],
    ['No milk', ''],
    ['Zero MSG, salt', 'salt'],
    ['No artificial colors, flavors or preservatives', ''],
    ['Made without nuts', ''],
    ['Rice (free from gluten, milk and soy), salt', 'rice salt'],
    ['Zucker. Frei von Milch und Ei', 'zucker'],
    ['Zucker, enthält keine Milch', 'zucker'],
    ['Ei-frei, sojafreie Soße', 'sosse'],
    ['Ohne Farbstoffe, Aromen und Ei. Zucker', 'zucker'],
    ['Sucre, exempt de lait', 'sucre'],
    ["Sucre. Ne contient pas de lait, d'œufs", 'sucre'],
    ['Sans colorants, conservateurs ni arômes. Sucre', 'sucre'],
    ["Sucre, exempte d'arachides", 'sucre'],
    ['Azúcar, libre de gluten', 'azucar'],
    ['Azúcar. No contiene leche, huevo, soja', 'azucar'],
    ['Zucchero, privo di glutine', 'zucchero'],
    ['Zucchero. Non contiene latte, uova', 'zucchero'],
    ['Suiker, bevat geen melk', 'suiker'],
    ['Glutenvrij, suiker', 'suiker'],
    ['Açúcar. Não contém leite, soja', 'acucar'],
    ['Açúcar, isento de leite', 'acucar'],
  ])('%s: leaves "%s"', (text, left) => {
    expect(wordsOf(readList(text).text).join(' ')).toBe(left);
  });

  it.each([
    ['Sugar free from additives, milk, eggs', 'sugar milk eggs'],
    ['Corn flour, free from gluten, milk, eggs', 'corn flour milk eggs'],
    ['Sans gluten, lait, œufs', 'lait oeufs'],
    ['Without preservatives, milk, sugar', 'milk sugar'],
    ['Free from gluten, contains milk and eggs', 'contains milk and eggs'],
    ['Free from gluten. Contains milk', 'contains milk'],
    ['No sugar added, milk', 'milk'],
    ['Oats (free from gluten), milk, eggs and nuts', 'oats milk eggs and nuts'],
    ['Sugar, no milk, eggs and nuts', 'sugar eggs and nuts'],
    ['No creme: leite', 'no creme leite'],
    ['Eier aus Freilandhaltung', 'eier aus freilandhaltung'],
    ['Free range eggs, fat free milk', 'free range eggs milk'],
    ['Vrije uitloop eieren', 'vrije uitloop eieren'],
    ['Semoule, semola', 'semoule semola'],
    ['Lait sans lactose, beurre', 'lait beurre'],
  ])('%s: keeps "%s", which may be in the food', (text, left) => {
    expect(wordsOf(readList(text).text).join(' ')).toBe(left);
  });

  it('counts no denial among the first three ingredients', () => {
    expect(readList('Gluten-free, sans sucre, oats, salt, milk, honey').firstThree).toBe('oats, salt, milk');
  });

  const food = fc.constantFrom('wheat flour', 'milk', 'sugar 12%', 'palm oil', 'eggs', 'cocoa (fat 20%)', 'oeufs', 'zucker', 'soja');
  const statement = fc.constantFrom(
    'Free from milk, eggs and nuts',
    'Contains no soy',
    'Sans lait, soja et oeufs',
    'Frei von Milch und Ei',
    'May contain nuts',
    'Peut contenir du lait',
    'No contiene leche',
    'Non contiene uova, latte',
    'Not suitable for vegetarians',
    'Presence possible de soja',
    'No milk',
    'Zero MSG',
  );

  it('never hides an ingredient before it', () => {
    fc.assert(
      fc.property(
        fc.array(food, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(', ', '. ', '; '),
        statement,
        (foods, divider, denial) => {
          expect(readList(`${foods.join(', ')}${divider}${denial}.`).text.startsWith(foods.join(', '))).toBe(true);
        },
      ),
    );
  });

  it.each(['free from a, ', 'sans ', 'no a, ', 'contains no a ', 'a-frei ', 'free from ', 'ni '])(
    'reads %j twenty thousand signs long in reasonable time',
    (unit) => {
      expect(processorMs(() => readList(unit.repeat(20_000 / unit.length)))).toBeLessThan(within(2000));
    },
  );
});

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
