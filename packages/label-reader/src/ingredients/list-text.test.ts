import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headingOf, languageOf, listText, withMissedLines } from './list-text.ts';

describe('the text of a list', () => {
  it('starts after its heading and ends where the next section begins', () => {
    const lines = [
      'Oak & Field',
      'Ingredients: potatoes, sunflower oil,',
      'salt. May contain milk.',
      'Store in a cool, dry place.',
      'Nutrition',
    ];
    expect(listText(lines, 'en')).toEqual({
      language: 'en',
      text: 'potatoes, sunflower oil, salt.',
      statements: 'May contain milk.',
      mayBeCut: false,
    });
  });

  it('ends before the same list in another language', () => {
    const lines = ['DE Zutaten: Wasser, Zucker, Speisesalz.', 'ES Ingredientes: agua, azúcar, sal.'];
    expect(listText(lines, 'de')?.text).toBe('Wasser, Zucker, Speisesalz.');
  });

  it('ends where a section begins in the middle of a line', () => {
    expect(listText(['Zutaten: Wasser, Zucker, Salz. Kühl und trocken lagern.'], 'de')?.text).toBe('Wasser, Zucker, Salz.');
  });

  it('joins a word that was divided, and no word that is written with a hyphen', () => {
    expect(listText(['Zutaten: Rosinen, Roh-', 'rohrzucker, Vollkorn-', 'Haferflocken, Mono-', 'und Diglyceride.'], 'de')?.text).toBe(
      'Rosinen, Rohrohrzucker, Vollkorn-Haferflocken, Mono- und Diglyceride.',
    );
  });

  it.each([
    ['Zutaten: Wasser, Zucker (Rohrzucker, Salz', true],
    ['Zutaten: Wasser, Zucker, Salz,', true],
    ['Zutaten: Wasser, Zucker, Salz.', false],
  ])('that stops in the middle says so: %s', (line, mayBeCut) => {
    expect(listText([line], 'de')?.mayBeCut).toBe(mayBeCut);
  });

  it('that runs to the edge of the picture may be cut', () => {
    expect(listText(['Zutaten: Wasser, Zucker, Salz.'], 'de', true)?.mayBeCut).toBe(true);
  });

  it.each([
    ['Ingrédients : eau, sucre, sel, arômes, lait écrémé en poudre', 'fr'],
    ['Ingredients: water, sugar, salt and milk', 'en'],
    ['Ingredientes: agua, azúcar, aceite de girasol, leche', 'es'],
    ['Ingredientes: água, açúcar, óleo de girassol, leite', 'pt'],
    ['Ingredienti: acqua, zucchero, sale', 'it'],
    ['Ingrediënten: water, suiker, zout', 'nl'],
  ])('is known by its heading and its words: %s', (line, language) => {
    expect(listText([line], null)?.language).toBe(language);
  });

  it('without a heading is what was given', () => {
    expect(headingOf('sugar, ingredients of quality')).toBeNull();
    expect(languageOf('Wasser, Zucker und Salz')).toBe('de');
  });

  it('is plain text of limited length, whatever was printed', () => {
    const hostile = fc.array(fc.string({ unit: 'binary', maxLength: 400 }), { maxLength: 20 });
    fc.assert(
      fc.property(hostile, (lines) => {
        const list = listText(['Ingredients: water, sugar', ...lines], 'en');
        expect(list?.text.length).toBeLessThanOrEqual(6_000);
        expect(`${list?.text}${list?.statements}`).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
      }),
      { numRuns: 60 },
    );
  });
});

const line = (text: string, score = 0.9) => ({ text, score });
const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

describe('a line that the engine for running text passed over', () => {
  const printed = ['Zutaten:Rapsol,Zucker', '14%,Knoblauch,Gerste', 'Spuren von Haseinussen.'].map((text) => line(text));

  it.each([0, 1, 2])('comes from the first engine, in its place: line %d', (missed) => {
    const read = ['Zutaten: Rapsöl, Zucker', '14 %, Knoblauch, Gerste', 'Spuren von Haselnüssen.'].map((text) => line(text));
    const lines = withMissedLines(read.toSpliced(missed, 1), printed);
    expect(texts(lines)).toEqual(texts(read).with(missed, printed[missed]?.text ?? ''));
  });

  it('is none where the lines were cut elsewhere or read with slips; specks are no lines', () => {
    const read = [line('Zutaten: Rapsöl, Zucker 14 %, Knoblauch, Gerste'), line('Spuren von Haselnüssen.')];
    expect(withMissedLines(read, [...printed, line('%')])).toEqual(read);
    expect(texts(withMissedLines([], printed))).toEqual(texts(printed));
    expect(texts(withMissedLines(read, []))).toEqual(texts(read));
  });
});
