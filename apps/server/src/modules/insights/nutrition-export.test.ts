import { expect, it } from 'vitest';
import { csvCell } from './nutrition-export.service.ts';

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
])('%j stands in a table as %s', (value, cell) => expect(csvCell(value)).toBe(cell));
