import { describe, expect, it } from 'vitest';
import { readBarcodeList } from './barcode-list.ts';

const codes = (text: string, limit = 100) => readBarcodeList(text, limit).entries.map(({ barcode }) => barcode);
const [OATS, SPREAD] = ['4006040055235', '3017620422003'];

describe('a list of barcodes of another app', () => {
  it.each([
    ['a column that is named', `Date,Barcode,Name\n2026-03-01,${OATS},Oats\n2026-03-02,${SPREAD},"Spread, nut"\n`],
    ['another name, semicolons and Windows line ends', `\uFEFFName;EAN\r\n"Oats; rolled";${OATS}\r\nSpread;${SPREAD}\r\n`],
    ['no name: the check digits tell', `x\ty\tz\noats\t${OATS}\t372\nspread\t${SPREAD}\t539\n`],
    ['one code a line', `${OATS}\n${SPREAD}\n`],
    ['codes that a spreadsheet was told are text', `code,name\n'${OATS},a\n"=""${SPREAD}""",b\n`],
  ])('%s', (_what, text) => {
    expect(codes(text)).toEqual([OATS, SPREAD]);
  });

  it('tells when each was noted, the latest time of a code, and what is no barcode', () => {
    const text = `scanned_at,barcode\n2026-03-01T10:00:00Z,${OATS}\n1772445600,${OATS}\n,${SPREAD}\n2026-03-01,1234\n`;
    expect(readBarcodeList(text, 100)).toEqual({
      entries: [
        { barcode: OATS, at: 1_772_445_600_000 },
        { barcode: SPREAD, at: null },
      ],
      skipped: 1,
    });
  });

  it.each([
    ['nothing', ''],
    ['words', 'hello\nworld\n'],
    ['figures alone', 'kcal,salt\n372,0.1\n539,0.1\n'],
    ['a quote that never ends', `"${'x'.repeat(1000)}`],
  ])('holds none in %s', (_what, text) => {
    expect(codes(text)).toEqual([]);
  });

  it('ends at its limit, each code once', () => {
    expect(readBarcodeList(`${OATS}\n${OATS}\n${SPREAD}\n`, 1)).toEqual({ entries: [{ barcode: OATS, at: null }], skipped: 1 });
  });
});
