import { describe, expect, it } from 'vitest';
import { isRecord } from '../../lib/index.ts';
import { computeNutriScore } from '../../nutri-score/index.ts';
import { times } from '../../testing/index.ts';
import { NEEDS_PRODUCTS, referenceRecords } from '../testing/reference-products.ts';
import { textOf } from './fields.ts';
import { productFromOff, resolveFacts } from './product-from-off.ts';

const FILES = [
  ['products_api.jsonl', 0.97],
  ['products_jsonl_dump.jsonl.gz', 0.99],
  ['products_parquet_rows.jsonl.gz', 0.99],
  ['products_csv_export.tsv', 0.99],
  ['products_lifyzer_sample.jsonl.gz', 1],
] as const;

/** Reading a list takes milliseconds: enough records to meet every shape. */
const MAX_RECORDS = times(100, 750);

const dump = referenceRecords('products_jsonl_dump.jsonl.gz');

describe.skipIf(dump.length === 0)(`published records (${NEEDS_PRODUCTS})`, () => {
  it.each(FILES)(
    'of %s are read, at least %d of them, the rest for want of a name',
    (file, share) => {
      const readings = referenceRecords(file)
        .slice(0, MAX_RECORDS)
        .map((record) => productFromOff(record));
      const unread = readings.filter((reading) => !reading.ok);
      expect(unread.map((reading) => reading.reason).filter((reason) => reason !== 'no_name')).toEqual([]);
      expect((readings.length - unread.length) / readings.length).toBeGreaterThanOrEqual(share);
    },
    60_000,
  );

  it('give the grade that their source computed, in 98 of 100', () => {
    // A source without a category gives no grade; we infer the kind. Where a missing figure cannot change the letter, we give it too.
    const graded = dump
      .filter(isFiled)
      .map((record) => [printedGrade(record), ourGrade(record)])
      .filter(([printed]) => printed !== null);
    const agreeing = graded.filter(([printed, ours]) => printed === ours);
    expect(graded.length).toBeGreaterThan(590);
    expect(agreeing.length / graded.length).toBeGreaterThanOrEqual(0.98);
  });
});

function printedGrade(record: unknown): string | null {
  const versions = isRecord(record) ? record['nutriscore'] : null;
  const current = isRecord(versions) ? versions['2023'] : null;
  return isRecord(current) ? textOf(current['grade']) : null;
}

function isFiled(record: unknown): boolean {
  return resolveFacts(record)?.kindBasis === 'category';
}

function ourGrade(record: unknown): string | null {
  const facts = resolveFacts(record);
  if (facts === null) return null;
  const result = computeNutriScore(facts);
  if (result.computable) return result.assumed.length > 0 ? 'unknown' : result.grade;
  return result.reason === 'exempt' ? 'not-applicable' : 'unknown';
}
