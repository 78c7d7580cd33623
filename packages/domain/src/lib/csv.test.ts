import { describe, expect, it } from 'vitest';
import { csvFile, csvLine, csvRows } from './index.ts';

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
