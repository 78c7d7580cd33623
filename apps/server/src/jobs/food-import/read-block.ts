/** The work of one reader thread on one block, without the thread. */

import { isRecord } from '@labelwise/domain/lib';
import type { IndexedFood } from '../../modules/foods/storage/food-row.ts';
import { createRecordPacker, type RecordBlock } from '../../modules/foods/storage/record-block.ts';
import { hashRecord, type RecordFormat, recordsOf, scanRecord } from '../../modules/foods/storage/record-keys.ts';

/** What is the same for all blocks of a file. */
export type ReaderSettings = {
  readonly format: RecordFormat;
  /** Tags of the countries to be taken; what is stored stays up to date whatever its countries. */
  readonly countries: readonly string[] | null;
  /** Records are left to the queue as they are, as far as they tell which food they are of. */
  readonly isWaiting: boolean;
};

/** Key, time and hash of every record, in order; see `scanRecord`. */
export type BlockKeys = { readonly ids: Float64Array; readonly modifiedAt: Float64Array; readonly hashes: Float64Array };

/** What is stored of a record, one byte each; `same` or a newer one of its food, an older one, or one that is not made yet. */
export const KNOWN = { none: 0, same: 1, older: 2, waits: 3 } as const;

export type BlockRows = {
  readonly rows: IndexedFood[];
  readonly waiting: RecordBlock[];
  readonly records: number;
  readonly unchanged: number;
  /** How many records were left out, by reason, with number within the block and beginning of the first of them. */
  readonly skipped: Array<{ reason: string; count: number; first: number; sample: string }>;
};

/** Records of one block, and what tells them apart. */
export type CutBlock = BlockKeys & { readonly records: readonly Buffer[] };

export function cutBlock(bytes: Buffer, format: RecordFormat): CutBlock {
  const records = recordsOf(bytes, format);
  const scanned = records.map((record) => scanRecord(record, format));
  return {
    records,
    ids: Float64Array.from(scanned, ({ id }) => id),
    modifiedAt: Float64Array.from(scanned, (record) => record.modifiedAt),
    hashes: Float64Array.from(records, hashRecord),
  };
}

/**
 * @param known what is stored of each record (see `KNOWN`): one that is there to the letter, or a newer one, is not even parsed
 */
export async function readBlock(
  { records, ids, hashes }: CutBlock,
  { format, countries, isWaiting }: ReaderSettings,
  known: Uint8Array | null,
): Promise<BlockRows> {
  const rows: IndexedFood[] = [];
  const skipped = new Map<string, BlockRows['skipped'][number]>();
  const waiting = createRecordPacker(format);
  const parsed: number[] = [];
  let same = 0;
  for (const [at, record] of records.entries()) {
    const stored = known?.[at] ?? KNOWN.none;
    if (stored === KNOWN.same) same += 1;
    else if (!isWaiting || !mayWait(stored, countries) || !waiting.add(record, ids[at] ?? 0, hashes[at] ?? 0)) parsed.push(at);
  }
  // What makes foods of records loads the vocabulary: a thread whose records all wait never needs it.
  if (parsed.length > 0) {
    const { projectRecord } = await import('../../modules/foods/storage/source-record.ts');
    const isElsewhere = (record: Readonly<Record<string, unknown>>): string | null =>
      countries === null || isSoldIn(record, countries) ? null : 'sold elsewhere';
    for (const at of parsed) {
      const record = records[at];
      if (record === undefined) continue;
      const isNew = (known?.[at] ?? KNOWN.none) === KNOWN.none;
      const result = projectRecord(record, format, { isWaiting, ...(isNew && { refuse: isElsewhere }) });
      if (result.ok) rows.push(result.row);
      else count(skipped, result.reason, at, record);
    }
  }
  return { rows, waiting: waiting.blocks(), records: records.length, unchanged: same, skipped: [...skipped.values()] };
}

const mayWait = (stored: number, countries: ReaderSettings['countries']): boolean => stored !== KNOWN.none || countries === null;

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

/** Countries as people name them (ISO 3166) and as Open Food Facts does: a tag of the English name. */

/** Where the name that Unicode gives a country is not the one of the source. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  CD: ['democratic-republic-of-the-congo'],
  CG: ['republic-of-the-congo'],
  CZ: ['czech-republic'],
  GB: ['england', 'scotland', 'wales', 'northern-ireland'],
  HK: ['hong-kong'],
  MK: ['republic-of-macedonia'],
  MM: ['myanmar'],
  MO: ['macau'],
  SZ: ['swaziland'],
  TL: ['east-timor'],
  TR: ['turkey'],
  US: ['united-states-of-america'],
};
/** Sold everywhere. */
const WORLD = 'en:world';

/**
 * @param code two letters of ISO 3166, or a tag of the source ("en:france")
 * @returns the tags that say "sold there"; `null` where there is no such country
 */
export function countryTags(code: string): readonly string[] | null {
  const given = code.trim().toLowerCase();
  if (/^[a-z]{2}:[a-z][a-z-]+$/u.test(given)) return [given];
  const iso = given === 'uk' ? 'GB' : given.toUpperCase();
  if (!/^[A-Z]{2}$/u.test(iso)) return null;
  const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(iso);
  if (name === undefined) return null;
  return [slugOf(name), ...(OTHER_NAMES[iso] ?? [])].map((slug) => `en:${slug}`);
}

function slugOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.replaceAll('&', ' and ').replaceAll(/\bst\./gu, 'saint');
  return words.replaceAll(/[^a-z]+/gu, '-').replaceAll(/^-|-$/gu, '');
}

/** Whether a record says that it is sold in one of the countries; one that names none is sold nowhere we know of. */
function isSoldIn(record: unknown, tags: readonly string[]): boolean {
  const stated = isRecord(record) ? record['countries_tags'] : undefined;
  const sold: readonly unknown[] = Array.isArray(stated) ? stated : typeof stated === 'string' ? stated.split(',') : [];
  return sold.some((tag) => typeof tag === 'string' && (tag.trim() === WORLD || tags.includes(tag.trim().toLowerCase())));
}
