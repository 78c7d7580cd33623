import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvRow, csvFile, csvLine, csvRows, tableLines, tablesFromCsv } from './index.ts';

describe('a line of CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', `"'\rx"`],
    ['\n=1', `"'\n=1"`],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['=HYPERLINK("http://x";"a, b")', `"'=HYPERLINK(""http://x"";""a, b"")"`],
    ['Oats', 'Oats'],
    ['a - b', 'a - b'],
    ['Oats, rolled', '"Oats, rolled"'],
    ['5" pan', '"5"" pan"'],
    [-1.5, '-1.5'],
    [0, '0'],
    [null, ''],
    [undefined, ''],
    ['', ''],
  ])('%j stands in a table as %s', (value, cell) => expect(csvLine([value])).toBe(cell));

  it('has its cells between commas', () => {
    expect(csvLine(['Oats, rolled', 'say "hi"', 'two\nlines', 1, null])).toBe('"Oats, rolled","say ""hi""","two\nlines",1,');
  });
});

it('what was written is read again, cell by cell', () => {
  const rows = [
    ['name', 'note'],
    ['Oats, rolled', 'say "hi"\r\ntwice'],
    ['5" pan; large', 'a\tb'],
  ];
  expect(csvRows(csvFile(rows.map(csvLine)))).toEqual(rows);
});

it.each([
  [
    'a;b,c;d\n1;"x;y";3',
    [
      ['a', 'b,c', 'd'],
      ['1', 'x;y', '3'],
    ],
  ],
  [
    'a\tb\r\n\r\n \t \r\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['one\ntwo', [['one'], ['two']]],
  ['', []],
])('%j is read as %j', (text, rows) => expect(csvRows(text)).toEqual(rows));

describe('tables in a CSV file', () => {
  function tablesToCsv(tables: Record<string, CsvRow[]>): string {
    const { head, lineOf } = tableLines(Object.values(tables).flat());
    return csvFile([head, ...Object.entries(tables).flatMap(([table, rows]) => rows.map((row) => lineOf(table, row)))]);
  }

  it('are read back as they were, whatever stands in them', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '=1+1',
        "'=1+1",
        '-4',
        '007',
        '1e3',
        '4.5',
        '"a"',
        'true',
        'falsely',
        'null',
        '[1]',
        '{"a": 1}',
        ' x ',
        '"',
        'a,b\nc',
        '',
        '＝x',
        '\t=x',
      ),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((one) => !Object.is(one, -0)),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.string(), { maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.nat(), note: value }), { minLength: 1, maxLength: 5 }), (rows) => {
        expect(tablesFromCsv(tablesToCsv({ scan: rows }))).toEqual({ scan: rows });
      }),
    );
  });

  it('stand one below the other, each row under its table', () => {
    const file = tablesToCsv({ favorite: [{ foodId: 1 }], person: [{ nickname: 'Ana', age: null }] });
    expect(tablesFromCsv(file)).toEqual({
      favorite: [{ foodId: 1, nickname: null, age: null }],
      person: [{ foodId: null, nickname: 'Ana', age: null }],
    });
  });

  it('hold no cell that a spreadsheet runs', () => {
    expect(tablesToCsv({ note: [{ text: '=HYPERLINK("x")' }] })).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it.each(['barcode\n3017620422003', '', 'table\n'])('are no other file: %j', (file) => {
    expect(tablesFromCsv(file)).toBeNull();
  });
});
