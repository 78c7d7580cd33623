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
    ['several codes in a line', `${OATS},${SPREAD}\n`],
    ['line ends of an old Macintosh', `${OATS}\r${SPREAD}\r`],
    ['own numbers of the app below the head "code", beside "ean"', `code,name,ean\n17,oats,${OATS}\n18,spread,${SPREAD}\n`],
    [
      'codes that a spreadsheet took for figures, and links of the standard',
      `code\n${OATS}.0\nhttps://id.gs1.org/01/0${SPREAD}?17=261231\n`,
    ],
    [
      'a list in JSON',
      JSON.stringify([
        { name: 'Oats', barcode: OATS },
        { name: 'Spread', barcode: SPREAD },
      ]),
    ],
    ['codes alone in JSON', `[${OATS}, "${SPREAD}"]`],
  ])('%s', (_what, text) => {
    expect(codes(text)).toEqual([OATS, SPREAD]);
  });

  it.each([
    ['01/11/2026', '2026-11-01T00:00:00.000Z'],
    ['01.11.2026 18:30', '2026-11-01T18:30:00.000Z'],
    ['1-11-2026', '2026-11-01T00:00:00.000Z'],
    ['1772445600.25', '2026-03-02T10:00:00.250Z'],
  ])('reads the date %s', (written, at) => {
    expect(readBarcodeList(`Date added,code\n${written},${OATS}\n`, 9)).toEqual({
      entries: [{ barcode: OATS, at: Date.parse(at) }],
      skipped: 0,
      undated: 0,
    });
  });

  it('reads the month first where one of its dates can be nothing else, and counts dates that it cannot read', () => {
    const text = `date,code\n03/04/2026,${OATS}\n11/28/2026,${SPREAD}\nyesterday,96385074\n32.13.2026,${OATS}\n`;
    expect(readBarcodeList(text, 9)).toEqual({
      entries: [
        { barcode: OATS, at: Date.parse('2026-03-04') },
        { barcode: SPREAD, at: Date.parse('2026-11-28') },
        { barcode: '0000096385074', at: null },
        { barcode: OATS, at: null },
      ],
      skipped: 0,
      undated: 2,
    });
  });

  it.each([
    ['our own list of what was eaten', 'added_at,barcode,name,brand,amount', '20.5', 20.5],
    ['a column of grams', 'date,barcode,name,brand,Amount (g)', '43', 43],
    ['a unit beside the figure', 'date,barcode,name,brand,Menge', '250 ml', 250],
    ['pieces or servings of another app', 'date,barcode,name,brand,quantity', '2', undefined],
  ])('knows how much of it from %s', (_what, head, cell, amount) => {
    const [entry] = readBarcodeList(`${head}\n2026-03-01,${OATS},Oats,Mill,${cell}\n`, 9).entries;
    expect(entry).toEqual({ barcode: OATS, at: Date.parse('2026-03-01'), ...(amount !== undefined && { amount }) });
  });

  it('tells when each was noted, each time of a code, and what is no barcode', () => {
    const text = `scanned_at,barcode\n2026-03-01T10:00:00Z,${OATS}\n1772445600,${OATS}\n,${SPREAD}\n2026-03-01,1234\n`;
    expect(readBarcodeList(text, 100)).toEqual({
      entries: [
        { barcode: OATS, at: Date.parse('2026-03-01T10:00:00Z') },
        { barcode: OATS, at: 1_772_445_600_000 },
        { barcode: SPREAD, at: null },
      ],
      skipped: 1,
      undated: 0,
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
    expect(readBarcodeList(`${OATS}\n${OATS}\n${SPREAD}\n`, 1)).toEqual({ entries: [{ barcode: OATS, at: null }], skipped: 1, undated: 0 });
  });
});
