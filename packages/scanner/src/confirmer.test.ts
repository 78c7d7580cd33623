import { expect, it } from 'vitest';
import { createConfirmer } from './confirmer.ts';
import type { BarcodeFormat } from './formats.ts';
import { type DecodeOutcome, NOTHING } from './outcome.ts';

const product = (gtin: string, format: BarcodeFormat = 'EAN-13'): DecodeOutcome => ({
  kind: 'product',
  barcode: { gtin, raw: gtin, format, displayValue: gtin },
});
const other: DecodeOutcome = { kind: 'other', raw: 'https://example.com', format: 'QR' };
const kinds = (reader: 'scanner' | 'browser', outcomes: DecodeOutcome[]) => {
  const confirmer = createConfirmer(reader);
  return outcomes.map((outcome) => confirmer.push(outcome).kind);
};

it('accepts a long code that the scanner looked at twice at once', () => {
  expect(kinds('scanner', [product('1')])).toEqual(['product']);
});

it('wants two frames for a short code, three from the browser', () => {
  const short = product('1', 'UPC-E');
  expect(kinds('scanner', [short, NOTHING, short])).toEqual(['none', 'none', 'product']);
  expect(kinds('browser', [short, short, short])).toEqual(['none', 'none', 'product']);
});

it('wants two agreeing frames of the browser, and two that differ do not agree', () => {
  expect(kinds('browser', [product('1'), product('2'), product('1')])).toEqual(['none', 'none', 'product']);
});

it('takes no short code while a long one is in view', () => {
  const short = product('1', 'EAN-8');
  expect(kinds('browser', [product('2'), short, short, short])).toEqual(['none', 'none', 'none', 'none']);
});

it('says that a code is no product only when it stays in view', () => {
  expect(kinds('scanner', [other, other, other, other, other])).toEqual(['none', 'none', 'none', 'none', 'other']);
  expect(kinds('scanner', [other, product('1'), other, other, other, other])).toEqual(['none', 'product', 'none', 'none', 'none', 'none']);
});

it('drops what is twelve frames back', () => {
  const after = (frames: number) => kinds('browser', [product('1'), ...Array.from({ length: frames }, () => NOTHING), product('1')]).at(-1);
  expect([after(10), after(11)]).toEqual(['product', 'none']);
});

it('says what is seen while nothing is read', () => {
  const confirmer = createConfirmer('browser');
  expect(confirmer.push({ kind: 'none', seen: 'dark' })).toEqual({ kind: 'none', seen: 'dark' });
  expect(confirmer.push(product('1'))).toEqual({ kind: 'none', seen: 'bars' });
});

it('starts again after a reset', () => {
  const confirmer = createConfirmer('browser');
  confirmer.push(product('1'));
  confirmer.reset();
  expect(confirmer.push(product('1'))).toEqual({ kind: 'none', seen: 'bars' });
});
