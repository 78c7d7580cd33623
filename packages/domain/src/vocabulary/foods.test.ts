import { describe, expect, it } from 'vitest';
import { eachItem, hasProperty, type Property, READ_LANGUAGES, type ReadLanguage } from '../reading/index.ts';
import { readIngredients } from './index.ts';
import * as de from './testing/foods.de.data.ts';
import * as en from './testing/foods.en.data.ts';
import * as es from './testing/foods.es.data.ts';
import * as fr from './testing/foods.fr.data.ts';
import * as it_ from './testing/foods.it.data.ts';
import * as nl from './testing/foods.nl.data.ts';
import * as pt from './testing/foods.pt.data.ts';

type Foods = {
  CONTAINING: readonly (readonly [string, readonly Property[]])[];
  HARMLESS: readonly (readonly [string, readonly Property[]])[];
};
const FOODS: Readonly<Record<ReadLanguage, Foods>> = { en, fr, de, es, it: it_, nl, pt };

function read(printed: string, lang: ReadLanguage) {
  return [...eachItem(readIngredients({ ingredientsText: printed, lang })?.items ?? [])].filter(({ presence }) => presence === 'contained');
}

describe.each(READ_LANGUAGES)('foods as packs and people name them in %s', (language) => {
  it('have their properties', () => {
    const missed = FOODS[language].CONTAINING.filter(([printed, properties]) => {
      const items = read(printed, language);
      return !properties.every((property) =>
        items.some(({ has, may, id }) => hasProperty(has, property) || hasProperty(may, property) || id === null),
      );
    });
    expect(missed).toEqual([]);
    expect(FOODS[language].CONTAINING.length).toBeGreaterThan(140);
  });

  it('are distinguished from what they resemble', () => {
    const mistaken = FOODS[language].HARMLESS.filter(([printed, absent]) => {
      const items = read(printed, language);
      return items.length === 0 || items.some(({ has, id }) => id === null || absent.some((property) => hasProperty(has, property)));
    });
    expect(mistaken).toEqual([]);
    expect(FOODS[language].HARMLESS.length).toBeGreaterThan(90);
  });
});
