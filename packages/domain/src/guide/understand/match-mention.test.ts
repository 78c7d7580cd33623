import { describe, expect, it } from 'vitest';
import { viewOf } from '../testing/view-of.ts';
import { foodPartsOf } from './food-parts.ts';
import { isNamed, isOnlyBrand, matchMention, namedInFull } from './match-mention.ts';
import { matchParts } from './match-parts.ts';
import { inEnglish } from './mention-words.ts';

describe('what a name means', () => {
  it.each([
    ['margarine', 'Almighurt Mandarine'],
    ['butter', 'Skippy Peanut Butter'],
    ['milk', 'Coconut milk'],
  ])('is not another food: %s is not %s', (mention, name) => {
    expect(matchMention(mention, [viewOf('1', name, null)]).kind).toBe('none');
  });

  it('is a variant only where that is named', () => {
    const zero = viewOf('1', 'Coca-Cola Zero Sugar', null, 'Coca-Cola');
    const original = viewOf('2', 'Coca-Cola Original Taste', null, 'Coca-Cola');
    expect(matchMention('coke', [zero]).kind).toBe('several');
    expect(matchMention('coke', [zero, original])).toMatchObject({ kind: 'one', product: { barcode: '2' } });
    expect(matchMention('coke zero', [zero, original])).toMatchObject({ product: { barcode: '1' } });
  });

  it('is one food in two languages beside the rest of a name, and no food that only sounds like it', () => {
    expect(matchMention('fanta naranja', [viewOf('1', 'Fanta Orange', null, 'Fanta')]).kind).toBe('one');
    const foods = [viewOf('1', 'Milk Chocolate', null), viewOf('2', 'Triolade', null, 'Milka')];
    expect(matchMention('milka', foods)).toMatchObject({ kind: 'one', product: { barcode: '2' } });
    expect(matchMention('milka', foods.slice(0, 1)).kind).toBe('none');
  });

  it('is no food that is only filed in the same group, or left out with it', () => {
    expect(foodPartsOf('oreo cookies')).not.toBeNull();
    const granola = { ...viewOf('1', 'Granola Extra Cookies', null), category: 'Chocolate chip cookies' };
    expect(matchParts({ kinds: ['cookies'], foods: ['oreo'], others: [] }, [granola]).kind).toBe('none');
    expect(inEnglish('erdnussflips')).toBeNull();
    expect(inEnglish('erdnusse')).toBe('peanut');
  });

  it('forgives a slip in a name that is no food', () => {
    expect(matchMention('nutela', [viewOf('1', 'Nutella', null)]).kind).toBe('one');
  });

  it.each([
    ['danio cerise', 'Danio 0 % cerise', 'Danone'],
    ['actimel 0%', 'Actimel 0 %', 'Actimel'],
    ['jambon de bayonne', 'Jambon de Bayonne 12 mois', null],
  ])('stands for a product by several of its words: %s is %s', (mention, name, brand) => {
    expect(matchMention(mention, [viewOf('1', name, null, brand)]).kind).toBe('one');
  });

  it.each([
    ['peanut butter', 'The Best Peanut Butter Cookies'],
    ['dark chocolate', 'Macadamia Dark Chocolate Spread'],
    ['banana chocolate', 'Banana Chocolate Chip Muffins'],
  ])('of another food is not taken for it: %s is not %s', (mention, name) => {
    expect(matchMention(mention, [viewOf('1', name, null)]).kind).not.toBe('one');
  });

  it('of several is the one that stands in the question in full', () => {
    const pestos = [viewOf('1', 'Pesto verde', null, 'Marque Repère'), viewOf('2', 'Pesto alla Genovese', null, 'Barilla')];
    expect(namedInFull('il pesto alla genovese barilla com’è', 'pesto', pestos)?.barcode).toBe('2');
    expect(namedInFull('com’è il pesto', 'pesto', pestos)).toBeNull();
    const colas = [viewOf('1', 'Coca-Cola Cherry', null, 'Coca-Cola')];
    expect(namedInFull('is coca cola cherry zero ok', 'coca cola cherry zero', colas)).toBeNull();
  });

  it('may say nothing but whose it is', () => {
    const milk = viewOf('1', 'Original Almond Milk', null, 'Food Club');
    expect([isOnlyBrand('food club', milk), isOnlyBrand('almond milk', milk)]).toEqual([true, false]);
  });

  it('is a product’s own only as its name, with its brand, or as the brand that it begins with', () => {
    const redBull = viewOf('1', 'Red Bull Energy Drink', null, 'Red Bull');
    const yogurt = viewOf('2', 'Velouté nature', null, 'Danone');
    expect([isNamed('Red Bull', redBull), isNamed('red bull energy drink', redBull), isNamed('Danone Velouté nature', yogurt)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isNamed('Danone', yogurt), isNamed('Energy', redBull)]).toEqual([false, false]);
  });
});
