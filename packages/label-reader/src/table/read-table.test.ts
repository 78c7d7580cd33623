import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Figure, FigureName, TableReading } from '../label-reading.ts';
import { print, printTable, type View } from '../testing/print.ts';
import { FIGURE_TERMS } from './figure-terms.data.ts';
import { figureOf } from './find-terms.ts';
import { readTable } from './read-table.ts';

const ENGLISH = [
  ['Typical values', 'Per 100 g', 'Per serving (30 g)'],
  ['Energy', '1586 kJ / 376 kcal', '476 kJ / 113 kcal'],
  ['Fat', '5.8 g', '1.7 g'],
  ['of which saturates', '0.6 g', '0.2 g'],
  ['Carbohydrate', '66 g', '20 g'],
  ['of which sugars', '6.9 g', '2.1 g'],
  ['Fibre', '9.4 g', '2.8 g'],
  ['Protein', '11 g', '3.3 g'],
  ['Salt', '0.03 g', '0.01 g'],
];
const PER_100 = {
  energyKj: 1586,
  energyKcal: 376,
  fat: 5.8,
  saturatedFat: 0.6,
  carbohydrates: 66,
  sugars: 6.9,
  fiber: 9.4,
  proteins: 11,
  salt: 0.03,
};

function values(table: TableReading | null, column = 0): Partial<Record<FigureName, number>> {
  const figures = Object.entries(table?.columns[column]?.figures ?? {}) as [FigureName, Figure][];
  return Object.fromEntries(
    figures.flatMap(([name, figure]) => (figure.state === 'missing' || figure.amount === null ? [] : [[name, figure.amount.value]])),
  );
}

describe('a label in two languages', () => {
  it('names what each of them names', () => {
    const pairs = FIGURE_TERMS.flatMap(([figure, terms]) =>
      figure === null
        ? []
        : terms.filter((_, at) => at % 3 === 0).flatMap((one) => terms.map((other) => [`${one} / ${other}`, figure] as const)),
    );
    // A total of carbohydrates beside carbohydrates is the total.
    const wrong = pairs.filter(([text, figure]) => ![figure, 'carbohydratesTotal'].includes(figureOf(text) ?? ''));
    expect(wrong).toEqual([]);
  });

  it('is not taken for another figure where its letters are read as others', () => {
    expect(['Soclium', 'Sodiurn', 'Grasas/ Graisses'].map(figureOf)).toEqual(['sodium', 'sodium', 'fat']);
  });
});

describe('a nutrition table', () => {
  it('of the United States is read where its labels wrap: the size of the serving, and added sugars', () => {
    const panel = [
      ['Nutrition Facts', ''],
      ['Serving', '2 cookies'],
      ['size', '(37g)'],
      ['Amount per serving', ''],
      ['Calories', '200'],
      ['Total Fat 5g', '11%'],
      ['Total Carbohydrate 21g', '8%'],
      ['Total Sugars 12g', ''],
      ['Includes 9g', '18%'],
      ['Added Sugars', ''],
      ['Protein 3g', ''],
    ];
    const table = readTable(printTable(panel));
    expect(values(table)).toMatchObject({ sugars: 12, addedSugars: 9, proteins: 3, carbohydratesTotal: 21 });
    expect(table?.serving?.size).toEqual({ value: 37, unit: 'g' });
  });

  it('is read with both columns, their headers and the serving', () => {
    const table = readTable(printTable(ENGLISH));
    expect(values(table)).toEqual(PER_100);
    expect(table?.columns.map(({ basis }) => basis.kind)).toEqual(['per-100', 'serving']);
    expect(table?.serving?.size).toEqual({ value: 30, unit: 'g' });
    expect(table?.columns[0]?.header?.text).toContain('100 g');
  });

  it('is read the same whatever the order of its columns', () => {
    const swapped = ENGLISH.map(([label = '', full = '', part = '']) => [label, part, full]);
    expect(values(readTable(printTable(swapped)))).toEqual(PER_100);
  });

  it('is read the same however it was photographed', () => {
    const view = fc.record({
      angle: fc.double({ min: -0.14, max: 0.14, noNaN: true }),
      bend: fc.double({ min: -0.25, max: 0.25, noNaN: true }),
      fan: fc.double({ min: -0.06, max: 0.06, noNaN: true }),
    });
    fc.assert(
      fc.property(view, (seen: View) => {
        expect(values(readTable(printTable(ENGLISH, seen)))).toEqual(PER_100);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [
      'German',
      ['Nährwerte', 'pro 100 g'],
      ['Brennwert', '1586 kJ/376 kcal'],
      ['Fett', '5,8 g'],
      ['davon gesättigte Fettsäuren', '0,6 g'],
      ['Salz', '0,03 g'],
    ],
    [
      'French',
      ['Valeurs', 'pour 100 g'],
      ['Énergie', '1586 kJ/376 kcal'],
      ['Matières grasses', '5,8 g'],
      ['dont acides gras saturés', '0,6 g'],
      ['Sel', '0,03 g'],
    ],
    [
      'Spanish',
      ['Valores', 'por 100 g'],
      ['Valor energético', '1586 kJ/376 kcal'],
      ['Grasas', '5,8 g'],
      ['de las cuales saturadas', '0,6 g'],
      ['Sal', '0,03 g'],
    ],
    [
      'Italian',
      ['Valori', 'per 100 g'],
      ['Energia', '1586 kJ/376 kcal'],
      ['Grassi', '5,8 g'],
      ['di cui acidi grassi saturi', '0,6 g'],
      ['Sale', '0,03 g'],
    ],
    [
      'Dutch',
      ['Waarden', 'per 100 g'],
      ['Energie', '1586 kJ/376 kcal'],
      ['Vetten', '5,8 g'],
      ['waarvan verzadigd', '0,6 g'],
      ['Zout', '0,03 g'],
    ],
    [
      'Portuguese',
      ['Valores', 'por 100 g'],
      ['Energia', '1586 kJ/376 kcal'],
      ['Lípidos', '5,8 g'],
      ['dos quais saturados', '0,6 g'],
      ['Sal', '0,03 g'],
    ],
  ])('is read in %s, with spaces lost', (_, ...rows) => {
    const expected = { energyKj: 1586, energyKcal: 376, fat: 5.8, saturatedFat: 0.6, salt: 0.03 };
    expect(values(readTable(printTable(rows)))).toEqual(expected);
    expect(
      values(readTable(printTable(rows.map(([label = '', cell = '']) => [label.replaceAll(' ', ''), cell.replaceAll(' ', '')])))),
    ).toEqual(expected);
  });

  it('is read from running text', () => {
    const table = readTable([
      print('Valores medios por 100 ml: Valor energético: 186 kJ / 44 kcal;', 40, 60),
      print('Grasas: 1,4 g; de las cuales', 40, 90),
      print('saturadas: 0,3 g; Hidratos de carbono: 4,6 g; Sal: 0,8 g.', 40, 120),
    ]);
    expect(values(table)).toEqual({ energyKj: 186, energyKcal: 44, fat: 1.4, saturatedFat: 0.3, carbohydrates: 4.6, salt: 0.8 });
    expect(table?.columns[0]?.basis).toEqual({ kind: 'per-100', unit: 'ml', preparation: 'as-sold' });
  });

  it('of the United States is per serving, its carbohydrates hold the fiber, and sodium is not salt', () => {
    const table = readTable([
      print('Nutrition Facts', 40, 30),
      print('Serving size 12 chips (27g)', 40, 60),
      print('Calories 140', 40, 100),
      print('Total Fat 9g', 40, 140),
      print('12%', 400, 140),
      print('Sodium 180mg', 40, 180),
      print('8%', 400, 180),
      print('Total Carbohydrate 14g', 40, 220),
      print('Total Sugars 1g', 60, 260),
      print('Includes 0g Added Sugars', 80, 300),
      print('Protein 1g', 40, 340),
    ]);
    expect(table?.columns.map(({ basis }) => basis)).toEqual([{ kind: 'serving', size: { value: 27, unit: 'g' }, preparation: 'as-sold' }]);
    expect(values(table)).toEqual({ energyKcal: 140, fat: 9, sodium: 180, carbohydratesTotal: 14, sugars: 1, addedSugars: 0, proteins: 1 });
    expect(table?.columns[0]?.figures.salt).toEqual({ state: 'missing' });
  });

  it('keeps "less than" as a bound, and a row that is not printed missing, never 0', () => {
    const table = readTable(
      printTable([
        ['', 'per 100 g'],
        ['Fat', '<0,5 g'],
        ['Carbohydrate', '6 g'],
        ['Sugars', '6 g'],
        ['Salt', 'Og'],
      ]),
    );
    expect(table?.columns[0]?.figures.fat).toMatchObject({ amount: { value: 0.5, isBound: true } });
    expect(table?.columns[0]?.figures.salt).toMatchObject({ amount: { value: 0, isBound: false } });
    expect(table?.columns[0]?.figures.fiber).toEqual({ state: 'missing' });
  });

  it('without a header over its columns is doubtful throughout', () => {
    const table = readTable(printTable(ENGLISH.slice(1)));
    const states = Object.values(table?.columns[0]?.figures ?? {}).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['doubtful', 'missing']));
  });

  it('that says as prepared or drained says so', () => {
    const rows = [
      ['Fat', '1 g'],
      ['Carbohydrate', '6 g'],
      ['Salt', '1 g'],
    ];
    const basis = (header: string): unknown => readTable(printTable([['', header], ...rows]))?.columns[0]?.basis;
    expect(basis('per 100 g as prepared')).toMatchObject({ preparation: 'as-prepared' });
    expect(basis('pro 100 g Abtropfgewicht')).toMatchObject({ preparation: 'drained' });
  });
});

describe('no nutrition table', () => {
  it('is seen in fewer than three labelled rows', () => {
    expect(
      readTable(
        printTable([
          ['', 'per 100 g'],
          ['Fat', '5 g'],
          ['Salt', '1 g'],
        ]),
      ),
    ).toBeNull();
    expect(readTable([])).toBeNull();
  });

  it('is seen in a list of ingredients', () => {
    expect(
      readTable([
        print('Ingredients: potatoes (63 %), sunflower oil, salt 1.2 g, sugar, milk protein,', 40, 60),
        print('onion powder, fat 3 % and dietary fibre from peas 2 %, wheat starch.', 40, 90),
      ]),
    ).toBeNull();
  });

  it('is found in arbitrary text, and none ends the reading', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(fc.array(fc.record({ text, x: fc.nat(900), y: fc.nat(900) }), { maxLength: 30 }), (lines) => {
        readTable(lines.map((line) => print(line.text, line.x, line.y)));
      }),
      { numRuns: 100 },
    );
  });
});
