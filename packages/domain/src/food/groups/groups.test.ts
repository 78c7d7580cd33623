import { describe, expect, it } from 'vitest';
import { WORD_LANGUAGES, wordsOf } from './group-words.ts';
import { GROUP_KINDS } from './groups.data.ts';
import { readName, readNameIn } from './read-group.ts';
import { DE } from './words/de.data.ts';
import { EN } from './words/en.data.ts';
import { ES } from './words/es.data.ts';
import { FR } from './words/fr.data.ts';
import { IT } from './words/it.data.ts';
import { NL } from './words/nl.data.ts';
import { PT } from './words/pt.data.ts';

const TABLES = { en: EN, fr: FR, de: DE, es: ES, it: IT, nl: NL, pt: PT };

describe('the words of the groups', () => {
  it.each(WORD_LANGUAGES)('in %s are folded and stand for one group each', (lang) => {
    const phrases = Object.values(TABLES[lang]).flatMap((words) => words.split('|'));
    expect(phrases.filter((phrase) => wordsOf(phrase, lang).join(' ') !== phrase)).toEqual([]);
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
  });

  it.each(WORD_LANGUAGES)('in %s name drinks, cheese, fats and foods', (lang) => {
    const kinds = new Set(Object.keys(TABLES[lang]).map((group) => Object.entries(GROUP_KINDS).find(([name]) => name === group)?.[1]));
    expect([...kinds]).toEqual(expect.arrayContaining(['beverage', 'water', 'cheese', 'fat', 'general', 'na']));
  });
});

describe('readName', () => {
  it.each([
    ['en', 'Milk Chocolate', 'chocolate'],
    ['en', 'Chocolate Milk', 'dairy-drink'],
    ['en', 'Root Beer', 'soda'],
    ['en', 'Ice Cream', 'ice-cream'],
    ['en', 'Cream of Mushroom Soup', 'soup'],
    ['en', 'Peaches in Light Syrup', 'fruit'],
    ['en', 'Smoked Gouda Cheese Slices', 'cheese'],
    ['en', 'Vegan Cheddar Style Slices', 'plant-cheese'],
    ['en', 'Roasted Salted Almonds', 'nut'],
    ['en', 'Chocolate Covered Almonds', 'chocolate'],
    ['fr', 'Chocolat au lait', 'chocolate'],
    ['fr', "Lait d'amande", 'plant-drink'],
    ['fr', 'Thon à l’huile d’olive', 'canned-fish'],
    ['fr', 'Crème fraîche épaisse', 'cream'],
    ['fr', 'Crème glacée vanille', 'ice-cream'],
    ['fr', 'Thé vert menthe', 'tea'],
    ['de', 'Zitronenlimonade', 'soda'],
    ['de', 'Bergkäse', 'cheese'],
    ['de', 'Käsekuchen', 'cake'],
    ['de', 'Leberkäse', 'sausage'],
    ['de', 'Rapsöl', 'oil'],
    ['de', 'Erdnussbutter', 'nut-butter'],
    ['de', 'Butterkekse', 'biscuit'],
    ['de', 'Vanilleeis', 'ice-cream'],
    ['de', 'Alkohol 80 %', null],
    ['es', 'Zumo de naranja exprimido', 'juice'],
    ['es', 'Leche de almendras', 'plant-drink'],
    ['it', 'Acqua minerale naturale', 'water'],
    ['it', 'Burro di arachidi', 'nut-butter'],
    ['nl', 'Citroenlimonade', 'soda'],
    ['nl', 'Geitenkaas', 'cheese'],
    ['pt', 'Queijo flamengo fatiado', 'cheese'],
    ['pt', 'Refrigerante de laranja', 'soda'],
    ['en', 'Sugar-free gum base', 'chewing-gum'],
    ['en', 'Sugar Free Cola', 'soda'],
    ['en', 'Dried Apricots', 'dried-fruit'],
    ['en', 'Tuna, no salt', 'canned-fish'],
    ['fr', 'Pâté de campagne', 'pate'],
    ['fr', 'Pâtes complètes', 'pasta'],
    [null, "Jus d'orange", 'juice'],
    [null, 'Xyzzy', null],
  ] as const)('%s "%s" is %s', (lang, name, group) => {
    expect(readName(name, lang).groups[0] ?? null).toBe(group);
  });

  it('reads a name in another language than the record says', () => {
    expect(readName('Limonade artisanale au citron', 'en').groups[0]).toBe('soda');
    expect(readName('Pure Sesame Oil', 'en').groups[0]).toBe('oil');
  });

  it('trusts the language of a tag', () => {
    expect(readNameIn('the simpsons donuts', 'en').groups[0]).toBe('cake');
  });

  it('names what a thing tastes of after what it is', () => {
    expect(readName('Yogurt Strawberry', 'en').groups).toEqual(['yogurt', 'fruit']);
  });
});
