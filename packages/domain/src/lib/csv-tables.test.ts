import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tablesFromCsv, tablesToCsv } from './csv-tables.ts';

describe('tables in a CSV file', () => {
  it('are read back as they were, whatever stands in them', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('=1+1', "'=1+1", '-4', '007', 'null', '[1]', '{"a": 1}', ' x ', '"', 'a,b\nc', '', '＝x', '\t=x'),
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
