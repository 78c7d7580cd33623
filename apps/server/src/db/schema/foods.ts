import type { FoodSource } from '@labelwise/domain/food';
import type { Generated } from 'kysely';

/** The food catalogue: what is known, what upstream does not know, and how far each import and each vocabulary came. */
export type FoodTables = {
  food: FoodTable;
  foodMiss: FoodMissTable;
  foodImport: FoodImportTable;
  /** Which process does what only one may do; see `db/leases.ts`. */
  importLease: { name: string; holder: string; until: number };
  /** Packs on PostgreSQL; beside SQLite they are files. */
  packFile: { name: string; content: Buffer; writtenAt: number };
  foodReading: FoodReadingTable;
  foodQueue: FoodQueueTable;
  foodRecord: FoodRecordTable;
  foodRecordBlock: FoodRecordBlockTable;
  foodWord: { word: string };
  /** One row, on SQLite alone: how many transactions changed foods; see `modules/foods/search/catalogue-clock.ts`. */
  catalogueCount: { id: number; changes: number };
};

/**
 * One food. The key is the GTIN as a number: at most 14 digits, so exact in a double, and the row is found without a second index.
 * What lists and rankings need are columns; everything else is in `doc`, a compact array (see `modules/foods/storage`).
 * On PostgreSQL a column `words` (tsvector) holds the search words; on SQLite they are in the FTS5 table "foodText": see
 * `modules/foods/storage/food-words.ts`.
 */
export type FoodTable = {
  id: number;
  name: string;
  brand: string | null;
  /** Readable leaf category. */
  category: string | null;
  /** Tag of the narrowest category: foods that share it are alternatives to each other. */
  categoryTag: string | null;
  /** Nutri-Score 2023, computed by us; null where it cannot be. */
  grade: string | null;
  points: number | null;
  /** The score for everyone, by the rules that the job `food-reading` came to last; null where nothing is known to judge by. */
  score: number | null;
  /** Where it is sold: codes of countries that have packs, each once, by the alphabet; '' elsewhere, null where nothing is known. See `soldIn`. */
  countries: string | null;
  /** How many people scanned it, as the source counts; ranks search answers. */
  popularity: number;
  source: FoodSource;
  /** Place among all foods whatever is searched for, 1 for the best (`staticRank`); null until this version has indexed it. */
  searchRank: number | null;
  /** When the source changed it last, epoch ms; an older copy never replaces a newer one. */
  modifiedAt: number | null;
  /** Of the source record as it was read: the same hash means nothing to do. Also the version behind the ETag. */
  hash: number;
  doc: string;
  /** What a look-up answers, as far as it is ready; see `modules/foods/storage/ready-answer.ts`. */
  answer: Uint8Array | null;
};

/** A food that waits: to be found by its name, or to be read, scored and answered from its row. */
export type FoodQueueTable = { step: number; id: number };

/** Which block holds a record of a food that waits to be made of it. */
export type FoodRecordTable = { id: number; block: number; hash: number };

/** Records of one format, compressed; see `modules/foods/storage/record-block.ts`. */
export type FoodRecordBlockTable = {
  number: Generated<number>;
  /** A `RecordFormat` as JSON. */
  format: string;
  content: Uint8Array;
};

/** A code that upstream did not know when asked; not asked again before it expires. */
export type FoodMissTable = {
  id: number;
  expiresAt: number;
};

/** One file, known by its contents: a stopped import goes on where the last commit left it. */
export type FoodImportTable = {
  fingerprint: string;
  file: string;
  /** Bytes of the uncompressed file that are stored. */
  position: number;
  /** Counts so far, JSON. */
  counts: string;
  updatedAt: number;
  finishedAt: number | null;
};

/** How far an edition has come in reading and scoring the catalogue again; see `jobs/food-reading`. */
export type FoodReadingTable = {
  /** Versions of the vocabulary and of the rules of the score. */
  vocabulary: string;
  /** Key of the last food that was looked at. */
  position: number;
  checked: number;
  changed: number;
  failed: number;
  /** The process that is at it, until `claimedUntil` unless it says more. */
  claimedBy: string | null;
  claimedUntil: number;
  updatedAt: number;
  finishedAt: number | null;
};
