/** The work of one reader thread on one block, without the thread. */
import { type IndexedFood, idOfGtin } from '../../modules/foods/storage/food-row.ts';
import { recordsOf } from './blocks.ts';
import type { RecordFormat } from './detect.ts';
import { guessGtin, hashRecord, projectRecord } from './project.ts';

/** Guessed key and hash of every record, in order; key 0 where there is no guess. */
export type BlockKeys = { readonly ids: number[]; readonly hashes: number[] };

export type BlockRows = {
  readonly rows: IndexedFood[];
  readonly records: number;
  readonly unchanged: number;
  /** How many records were left out, by reason, with the number of the first such record within the block. */
  readonly skipped: Array<{ reason: string; count: number; first: number }>;
};

const isQuoted = (format: RecordFormat): boolean => format.kind === 'table' && format.quoted;

export function knownOf(bytes: Buffer, format: RecordFormat): BlockKeys {
  const records = recordsOf(bytes, isQuoted(format));
  const ids = records.map((record) => {
    const gtin = guessGtin(record, format);
    return gtin === null ? 0 : idOfGtin(gtin);
  });
  return { ids, hashes: records.map(hashRecord) };
}

/** @param unchanged one byte a record, 1 = the very same record is stored: it is not even parsed */
export function readBlock(bytes: Buffer, format: RecordFormat, unchanged: Uint8Array | null): BlockRows {
  const rows: IndexedFood[] = [];
  const skipped = new Map<string, { reason: string; count: number; first: number }>();
  const records = recordsOf(bytes, isQuoted(format));
  let same = 0;
  for (const [at, record] of records.entries()) {
    if (unchanged?.[at] === 1) {
      same += 1;
      continue;
    }
    const result = projectRecord(record, format);
    if (result.ok) rows.push(result.row);
    else {
      const entry = skipped.get(result.reason) ?? { reason: result.reason, count: 0, first: at };
      entry.count += 1;
      skipped.set(result.reason, entry);
    }
  }
  return { rows, records: records.length, unchanged: same, skipped: [...skipped.values()] };
}
