import { describe, expect, it } from 'vitest';
import { asksWhichScansSuit, cocoaAsked, orderOfLimit, orderTyped, withNoneAtAll } from './list-asked.ts';

describe('what a list is asked for by', () => {
  it.each([
    ['Joghurts nach Kalorien sortiert, niedrigste zuerst', 'Calories', 'least'],
    ['crisps with the lowest salt', 'Sodium', 'least'],
    ['les glaces les moins caloriques', 'Calories', 'least'],
    ['gelati con meno calorie', 'Calories', 'least'],
    ['pães com mais fibra', 'Fiber', 'most'],
    ['cereales con menos azúcar', 'Sugar', 'least'],
    ['welke soep heeft het minste zout', 'Sodium', 'least'],
    ['welcher meiner Scans hat am meisten Eisen', 'Iron', 'most'],
  ])('puts foods in order: %s', (typed, nutrient, side) => {
    expect(orderTyped(typed)).toMatchObject({ nutrient, side });
  });

  it.each(['yogures con menos de 60 kcal', 'biscotti con meno di 20 g di zucchero', 'is salt bad', 'low sugar snacks'])(
    'is no order: %s',
    (typed) => {
      expect(orderTyped(typed)).toBeNull();
    },
  );

  it('is a limit, which puts them in order as well', () => {
    expect(orderOfLimit([{ kind: 'limit', name: 'Protein', side: 'least', value: 10, text: '10 g' }])).toMatchObject({ side: 'most' });
  });

  it.each([
    ['drinks with no sugar at all', 0.5],
    ['Müsli ganz ohne Zucker', 0.5],
    ['céréales sans aucun sucre', 0.5],
    ['bebidas sin nada de azúcar', 0.5],
    ['iogurtes sem açúcar nenhum', 0.5],
    ['drinks with little sugar', null],
  ])('none at all is no little: %s', (typed, value) => {
    const [one] = withNoneAtAll([{ kind: 'amount', name: 'Sugar', side: 'low' }], typed);
    expect(one?.kind === 'limit' ? one.value : null).toBe(value);
  });

  it.each([
    ['dark chocolate over 70%', 70],
    ['chocolat noir plus de 80 % de cacao', 80],
    ['yogurt with 3% fat', null],
  ])('is a share of cocoa: %s', (typed, share) => {
    expect(cocoaAsked(typed)).toBe(share);
  });

  it.each([
    'out of everything I scanned, what is safe for me',
    'parmi mes scans, lesquels sont ok pour Ben',
    'which of my scans can Ben eat',
    'welche meiner Scans passen für Ana',
    'cuáles de mis escaneos puede comer Oma',
  ])('is whom one’s scans suit: %s', (typed) => {
    expect(asksWhichScansSuit(typed)).toBe(true);
  });
});
