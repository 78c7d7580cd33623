/** The work of one reader thread on one block, without the thread. */

import type { IndexedFood } from '../../modules/foods/storage/food-row.ts';
import { createRecordPacker, type RecordBlock } from '../../modules/foods/storage/record-block.ts';
import { guessId, hashRecord, projectRecord, type RecordFormat, recordsOf } from '../../modules/foods/storage/source-record.ts';
import { isSoldIn } from './countries.ts';

/** What is the same for all blocks of a file. */
export type ReaderSettings = {
  readonly format: RecordFormat;
  /** Tags of the countries to be taken; what is stored stays up to date whatever its countries. */
  readonly countries: readonly string[] | null;
  /** New foods are left to the queue as the records that they are, changed ones as rows that wait to be read. */
  readonly isWaiting: boolean;
};

/** Guessed key and hash of every record, in order; key 0 where there is no guess. */
export type BlockKeys = { readonly ids: number[]; readonly hashes: number[] };

/** What is stored of a record, one byte each; `waits`: another record of its food, which is not made yet. */
export const KNOWN = { none: 0, same: 1, other: 2, waits: 3 } as const;

export type BlockRows = {
  readonly rows: IndexedFood[];
  readonly waiting: RecordBlock[];
  readonly records: number;
  readonly unchanged: number;
  /** How many records were left out, by reason, with number within the block and beginning of the first of them. */
  readonly skipped: Array<{ reason: string; count: number; first: number; sample: string }>;
};

export function knownOf(bytes: Buffer, format: RecordFormat): BlockKeys {
  const records = recordsOf(bytes, format);
  return { ids: records.map((record) => guessId(record, format)), hashes: records.map(hashRecord) };
}

/**
 * @param known what is stored of each record (see `KNOWN`): one that is there to the letter is not even parsed
 */
export function readBlock(bytes: Buffer, { format, countries, isWaiting }: ReaderSettings, known: Uint8Array | null): BlockRows {
  const rows: IndexedFood[] = [];
  const skipped = new Map<string, BlockRows['skipped'][number]>();
  const records = recordsOf(bytes, format);
  const waiting = createRecordPacker(format);
  const isElsewhere = (record: Readonly<Record<string, unknown>>): string | null =>
    countries === null || isSoldIn(record, countries) ? null : 'sold elsewhere';
  let same = 0;
  for (const [at, record] of records.entries()) {
    const stored = known?.[at] ?? KNOWN.none;
    if (stored === KNOWN.same) same += 1;
    else if (isWaiting && mayWait(stored, countries) && waiting.add(record)) continue;
    else {
      const result = projectRecord(record, format, { isWaiting, ...(stored === KNOWN.none && { refuse: isElsewhere }) });
      if (result.ok) rows.push(result.row);
      else count(skipped, result.reason, at, record);
    }
  }
  return { rows, waiting: waiting.blocks(), records: records.length, unchanged: same, skipped: [...skipped.values()] };
}

const mayWait = (stored: number, countries: ReaderSettings['countries']): boolean =>
  stored === KNOWN.waits || (stored === KNOWN.none && countries === null);

function count(skipped: Map<string, BlockRows['skipped'][number]>, reason: string, first: number, record: Buffer): void {
  const entry = skipped.get(reason) ?? { reason, count: 0, first, sample: sampleOf(record) };
  entry.count += 1;
  skipped.set(reason, entry);
}

const SAMPLE_LENGTH = 60;

/** The beginning of a record for a terminal: on one line, without control characters. */
function sampleOf(record: Buffer): string {
  const text = record
    .subarray(0, 4 * SAMPLE_LENGTH)
    .toString('utf8')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH)}…` : text;
}
