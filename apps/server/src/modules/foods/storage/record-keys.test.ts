import { productFromOff } from '@labelwise/domain/food';
import { times } from '@labelwise/domain/testing';
import { array, assert, constant, constantFrom, dictionary, jsonValue, oneof, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOfGtin, scanRecord } from './record-keys.ts';

const JSONL = { kind: 'jsonl' } as const;
const [OATS, SPREAD] = ['4006040055235', '3017620422003'];

/** What a record says of itself once it is parsed; key 0 for one that is no food. */
function parsed(text: string): { id: number; modifiedAt: number | null } {
  const reading = productFromOff({ product_name: 'Oats', ...JSON.parse(text), product_type: 'food' }, true);
  return reading.ok ? { id: idOfGtin(reading.product.gtin), modifiedAt: reading.product.sourceModifiedAt } : { id: 0, modifiedAt: null };
}

const scanned = (text: string) => scanRecord(Buffer.from(text), JSONL);

/** Names and values that look like what is looked for, or end where they should not. */
const hostileText = constantFrom(
  'code',
  '"code":"',
  `\\"code\\":\\"${OATS}\\"`,
  '\\',
  '{',
  '}]',
  '"',
  ':',
  OATS,
  '_id',
  'product',
  'c\\u006fde',
  '\u2028',
  '🥣',
);
const value = oneof(
  constantFrom<unknown>(
    OATS,
    SPREAD,
    Number(OATS),
    '20',
    20,
    '',
    1_700_000_000,
    '1700000001',
    0,
    null,
    ` ${OATS} `,
    '٣٠١٧٦٢٠',
    1e21,
    -1,
    4.5,
    true,
  ),
  hostileText,
  jsonValue({ maxDepth: 3 }),
  constant({ code: SPREAD, product: { code: OATS } }),
  constant([{ code: SPREAD }, 'code', [`"code":"${SPREAD}"`]]),
);
const name = oneof(hostileText, constantFrom('code', 'id', '_id', 'barcode_id', 'product', 'last_modified_t', 'Code', 'code '), string());
const blank = constantFrom('', '', ' ', '\t', ' \r');

/** How a name may be written: as it is, or with an escape in place of its first sign. */
const written = (text: string, isEscaped: boolean): string =>
  isEscaped && text !== ''
    ? `"\\u${text.charCodeAt(0).toString(16).padStart(4, '0')}${JSON.stringify(text.slice(1)).slice(1)}`
    : JSON.stringify(text);

describe('what a record says that nobody parsed', () => {
  it('is never anything else than once it is parsed, whatever its names and texts are', () => {
    const entry = tuple(name, constantFrom(false, false, false, false, false, true), value, blank, blank);
    const code = tuple(constant('code'), constant(false), constantFrom<unknown>(OATS, SPREAD, Number(OATS), '20', ''), blank, blank);
    const time = tuple(
      constant('last_modified_t'),
      constant(false),
      constantFrom<unknown>(1_700_000_000, '1700000001', 1.5, 0),
      blank,
      blank,
    );
    const fields = tuple(
      array(oneof(entry, time), { maxLength: 4 }),
      code,
      array(oneof({ weight: 4, arbitrary: entry }, code), { maxLength: 4 }),
    );
    let scannedWhole = 0;
    assert(
      property(fields, dictionary(name, value, { maxKeys: 3 }), blank, ([before, known, behind], inner, space) => {
        const pairs = [...before, known, ...behind].map(
          ([field, isEscaped, content, left, right]) => `${written(field, isEscaped)}${left}:${right}${JSON.stringify(content)}`,
        );
        const text = `{${[...pairs, `"nested"${space}:${JSON.stringify(inner)}`].join(`${space},`)}}`;
        const { id, modifiedAt } = scanned(text);
        if (id === 0) return;
        const record = parsed(text);
        expect({ text, id }).toEqual({ text, id: record.id });
        if (Number.isNaN(modifiedAt)) return;
        scannedWhole += 1;
        expect({ text, modifiedAt }).toEqual({ text, modifiedAt: record.modifiedAt });
      }),
      { numRuns: times(1000, 50_000) },
    );
    expect(scannedWhole).toBeGreaterThan(50);
  });

  it.each<[string, string, number]>([
    ['as published', `{"_id":"${OATS}","codes_tags":["${SPREAD}"],"code":"${OATS}","product_name":"Oats"}`, idOfGtin(OATS)],
    ['behind codes of another kind', `{"agribalyse":{"code":"${SPREAD}"},"code":"${OATS}"}`, idOfGtin(OATS)],
    ['behind a text that looks like one', `{"name":"a\\",\\"code\\":\\"${SPREAD}\\"","code":"${OATS}"}`, idOfGtin(OATS)],
    ['as a number', `{"code": ${SPREAD} }`, idOfGtin(SPREAD)],
    ['without its leading zeros', '{"code":"96385074"}', 96385074],
    ['of less than eight digits', '{"code":"758"}', 7000058],
    ['given twice: the last one counts', `{"code":"${SPREAD}","code":"${OATS}"}`, idOfGtin(OATS)],
    ['nested alone: that is for parsing to tell', `{"ecoscore":{"code":"${OATS}"}}`, 0],
    ['with an escape', `{"c\\u006fde":"${OATS}"}`, 0],
    ['cut off in its value', `{"code":"40060400`, 0],
  ])('%s', (_what, text, id) => {
    expect(scanned(text).id).toBe(id);
  });

  it.each<[string, { delimiter: string; quoted: boolean; header: string[] }, string, number]>([
    ['first of a table', { delimiter: '\t', quoted: false, header: ['code', 'name'] }, `${OATS}\tOats`, idOfGtin(OATS)],
    ['in quotes', { delimiter: ',', quoted: true, header: ['code', 'name'] }, `"${OATS}","Oats, rolled"`, idOfGtin(OATS)],
    ['in another column', { delimiter: '\t', quoted: false, header: ['name', 'code'] }, `${SPREAD}\t${OATS}`, 0],
    ['in one of two columns', { delimiter: '\t', quoted: false, header: ['id', 'code'] }, `${SPREAD}\t${OATS}`, 0],
    ['empty', { delimiter: '\t', quoted: false, header: ['code', 'name'] }, '\tOats', 0],
  ])('%s', (_what, table, text, id) => {
    expect(scanRecord(Buffer.from(text), { kind: 'table', ...table }).id).toBe(id);
  });

  it('holds the time of a row of a table, too', () => {
    const table = { kind: 'table', delimiter: '\t', quoted: false, header: ['code', 'name', 'last_modified_t'] } as const;
    expect(scanRecord(Buffer.from(`${OATS}\tOats\t1700000000`), table).modifiedAt).toBe(1_700_000_000_000);
    expect(scanRecord(Buffer.from(`${OATS}\tOats\tyesterday`), table).modifiedAt).toBeNaN();
    expect(scanRecord(Buffer.from(`${OATS}\tOats`), table).modifiedAt).toBeNaN();
  });
});
