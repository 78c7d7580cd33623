import { describe, expect, it } from 'vitest';
import type { TextEngine } from './engines/ppocr/ppocr.ts';
import type { ListEngine } from './engines/tesseract/tesseract.ts';
import { readLabel } from './read-label.ts';
import { print, printTable } from './testing/print.ts';

const PICTURE = { data: new Uint8ClampedArray(900 * 700 * 4), width: 900, height: 700 };
const TABLE = printTable([
  ['', 'per 100 g'],
  ['Fat', '5 g'],
  ['Carbohydrate', '6 g'],
  ['Salt', '1 g'],
]);
const LIST = [print('Ingredients: water, sugar,', 40, 300), print('salt, milk powder.', 40, 326)];

const engine = (boxes: typeof TABLE): TextEngine => ({ read: async () => boxes });
const reader = (texts: readonly string[], scores: readonly number[] = []): ListEngine & { closed: () => number } => {
  let closed = 0;
  return {
    read: async () => texts.map((text, at) => ({ text, score: scores[at] ?? 0.9 })),
    close: () => {
      closed += 1;
    },
    closed: () => closed,
  };
};

describe('a label', () => {
  it('is its table and its list, the list by the engine for running text', async () => {
    const list = reader(['Ingrédients: water, sugar,', 'salt, whole milk powder.', '% |/ x'], [0.9, 0.9, 0.2]);
    const reading = await readLabel(PICTURE, { text: engine([...TABLE, ...LIST]), lists: async () => list }, { language: 'en' });
    expect(reading.table?.columns[0]?.basis.kind).toBe('per-100');
    expect(reading.ingredients).toMatchObject([{ language: 'en', text: 'water, sugar, salt, whole milk powder.' }]);
    expect(list.closed()).toBe(1);
  });

  it('has its list from the first engine where there is no other', async () => {
    const { ingredients } = await readLabel(PICTURE, { text: engine(LIST) });
    expect(ingredients).toMatchObject([{ text: 'water, sugar, salt, milk powder.' }]);
  });

  it('has the list of the person first, and those of the other languages after it', async () => {
    const german = [print('Zutaten: Wasser, Zucker, Salz.', 40, 400)];
    const { ingredients } = await readLabel(PICTURE, { text: engine([...LIST, ...german]) }, { language: 'de' });
    expect(ingredients.map(({ language }) => language)).toEqual(['de', 'en']);
  });

  it('that shows nothing is nothing', async () => {
    expect(await readLabel(PICTURE, { text: engine([]) })).toEqual({ table: null, ingredients: [] });
  });

  it('is given up between two steps when the person cancels, and the engine is closed', async () => {
    const control = new AbortController();
    const list = reader(['Ingredients: water, sugar and salt.']);
    const reading = readLabel(
      PICTURE,
      { text: engine([...LIST, print('Zutaten: Wasser, Zucker, Salz.', 40, 400)]), lists: async () => list },
      { signal: control.signal, onProgress: () => control.abort() },
    );
    await expect(reading).rejects.toThrow('aborted');
    expect(list.closed()).toBe(1);
  });
});
