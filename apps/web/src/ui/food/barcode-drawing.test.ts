import { describe, expect, it } from 'vitest';
import { barsOf, groupedDigits } from './barcode-drawing.tsx';

/** Dark and light modules as a string of 1 and 0. */
function modules(gtin: string): string {
  const drawing = barsOf(gtin);
  const line = Array.from({ length: drawing?.width ?? 0 }, () => '0');
  for (const { at, width } of drawing?.bars ?? []) line.fill('1', at, at + width);
  return line.join('');
}

describe('a drawn barcode', () => {
  it('is the EAN-13 of the standard’s worked example', () => {
    // 4003994155486, the symbol shown on the article about EAN-13: first digit 4 chooses LGLLGG.
    expect(modules('4003994155486')).toBe(
      '101 0001101 0100111 0111101 0001011 0010111 0011101 01010 1100110 1001110 1001110 1011100 1001000 1010000 101'.replaceAll(' ', ''),
    );
  });

  it.each([
    { gtin: '2017643002184', width: 95 },
    { gtin: '96385074', width: 67 },
    { gtin: '036000291452', width: 95 },
    { gtin: '10012345678902', width: 4 + 14 * 9 + 5 },
  ])('of $gtin is $width modules wide', ({ gtin, width }) => {
    expect(barsOf(gtin)?.width).toBe(width);
  });

  it('is the same with the leading zeros that another form of the number has', () => {
    expect(modules('036000291452')).toBe(modules('0036000291452'));
    expect(modules('04003994155486')).toBe(modules('4003994155486'));
  });

  it.each(['', '123', '12345678901234567', '40039941554a6'])('is left out for %j, which is no GTIN', (gtin) => {
    expect(barsOf(gtin)).toBeNull();
  });

  it.each([
    ['2017643002184', '2 017643 002184'],
    ['96385074', '9638 5074'],
    ['036000291452', '0 36000 29145 2'],
    ['10012345678902', '1 00 12345 67890 2'],
  ])('groups %s as on the pack: %s', (gtin, text) => {
    expect(groupedDigits(gtin)).toBe(text);
  });
});
