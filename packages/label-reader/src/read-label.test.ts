import { describe, expect, it } from 'vitest';
import type { TextEngine } from './engines/ppocr.ts';
import type { ListEngine } from './engines/tesseract.ts';
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

  it('has its table, and its list from the first engine, where the other one cannot be loaded', async () => {
    const lists = async () => Promise.reject(new TypeError('Failed to fetch'));
    const { table, ingredients } = await readLabel(PICTURE, { text: engine([...TABLE, ...LIST]), lists }, { language: 'en' });
    expect(table?.columns[0]?.figures.fat).toMatchObject({ amount: { value: 5 } });
    expect(ingredients).toMatchObject([{ text: 'water, sugar, salt, milk powder.' }]);
  });

  it('has the list of the person first, and those of the other languages after it', async () => {
    const german = [print('Zutaten: Wasser, Zucker, Salz.', 40, 400)];
    const { ingredients } = await readLabel(PICTURE, { text: engine([...LIST, ...german]) }, { language: 'de' });
    expect(ingredients.map(({ language }) => language)).toEqual(['de', 'en']);
  });

  it('is read without the table in its list, and without the list in its table, where both stand side by side', async () => {
    const beside = (text: string, row: number) => print(text, 400, 300 + row * 26);
    const boxes = [
      print('Ingredients: water, corn starch,', 40, 300),
      print('sugar, starch of potato,', 40, 326),
      print('salt, milk powder.', 40, 352),
      beside('Nutritional information per 100 g:', -1),
      beside('Energy 224 kJ/54 kcal, Fat', 0),
      beside('2,8 g, of which saturates 0,9 g,', 1),
      beside('Carbohydrate 4,5 g, Salt 0,15 g', 2),
    ];
    const { table, ingredients } = await readLabel(PICTURE, { text: engine(boxes) });
    expect(ingredients).toMatchObject([{ text: 'water, corn starch, sugar, starch of potato, salt, milk powder.' }]);
    expect(table?.columns[0]?.figures).toMatchObject({
      fat: { amount: { value: 2.8 } },
      saturatedFat: { amount: { value: 0.9 } },
      salt: { amount: { value: 0.15 } },
      starch: { state: 'missing' },
    });
  });

  it('keeps a line of its list that the engine for running text passed over', async () => {
    const list = reader(['salt, whole milk powder.']);
    const { ingredients } = await readLabel(PICTURE, { text: engine(LIST), lists: async () => list }, { language: 'en' });
    expect(ingredients).toMatchObject([{ text: 'water, sugar, salt, whole milk powder.' }]);
  });

  it('that lies sideways or upside down in the picture is read as it is', async () => {
    const [upright] = (await readLabel(PICTURE, { text: engine([...TABLE, ...LIST]) })).ingredients;
    for (const angle of [Math.PI / 2, Math.PI, -Math.PI / 2]) {
      const view = { angle };
      const turned = [
        ...printTable(
          [
            ['', 'per 100 g'],
            ['Fat', '5 g'],
            ['Carbohydrate', '6 g'],
            ['Salt', '1 g'],
          ],
          view,
        ),
        print('Ingredients: water, sugar,', 40, 300, view),
        print('salt, milk powder.', 40, 326, view),
      ];
      const { table, ingredients } = await readLabel(
        { ...PICTURE, width: 900, height: 900, data: new Uint8ClampedArray(900 * 900 * 4) },
        { text: engine(turned) },
      );
      expect(table?.columns[0]?.figures).toMatchObject({ fat: { amount: { value: 5 } }, salt: { amount: { value: 1 } } });
      expect(ingredients).toMatchObject([{ text: upright?.text }]);
    }
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
