import { expect, it } from 'vitest';
import { productOf } from './accept.ts';
import type { BarcodeFormat } from './formats.ts';

it.each<[BarcodeFormat, string, string | null]>([
  ['EAN-13', '3017620422003', '3017620422003'],
  ['EAN-13', '3017620422004', null],
  ['EAN-13', '301762042200', null],
  ['UPC-A', '012000006494', '0012000006494'],
  ['UPC-A', '0012000006494', '0012000006494'],
  ['EAN-8', '96385074', '0000096385074'],
  ['EAN-8', '01234565', '0000001234565'],
  ['EAN-8', '96385075', null],
  ['UPC-E', '01264904', '0012000006494'],
  ['UPC-E', '01264905', null],
  // The left half of 5 489731 …, as a UPC-E of number system 1.
  ['UPC-E', '14897315', null],
  ['UPC-E', '0148100009735', null],
  ['ITF', '10614141000415', '0614141000418'],
  ['ITF', '90614141000411', '90614141000411'],
  ['EAN-13', '9780735200449', '9780735200449'],
  ['EAN-13', '1920095004808', null],
  ['UPC-A', '512345000008', null],
  ['ITF', '96385074', null],
  ['QR', 'https://id.gs1.org/01/09506000134352', '9506000134352'],
  ['QR', 'https://example.com/01/09506000134352?17=270101', '9506000134352'],
  ['QR', 'https://example.com/p/9506000134352', null],
  ['QR', 'https://example.com/p?gtin=09506000134352', null],
  ['QR', 'https://example.com', null],
  ['QR', '96385074', null],
  ['Data Matrix', ']d20109506000134352', '9506000134352'],
  ['Code 128', ']C10109506000134352', '9506000134352'],
  ['Code 128', ']C10110614141000415', '0614141000418'],
  ['Code 128', 'LOT-1', null],
  ['Code 39', '3017620422003', null],
])('%s %s stands for %s', (format, text, gtin) => {
  expect(productOf({ format, text })?.gtin ?? null).toBe(gtin);
});
