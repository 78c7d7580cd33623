/** SQL for the catalogue. The look-up by code is the hottest statement of the product. */

import type { FoodProduct } from '@labelwise/domain/food';
import type { FoundByText } from '@labelwise/domain/food-search';
import type { Db, Tx } from '../../db/db.ts';
import type { FoodTable } from '../../db/schema/foods.ts';
import { storeWatched } from '../../db/watch-marks.ts';
import { type Clock, systemClock } from '../../lib/clock.ts';
import { type AnsweredRow, createRecentFoods, type FoodRecord } from './recent-foods.ts';
import { createCatalogueClock, createCatalogueCount } from './search/catalogue-clock.ts';
import { createCatalogueSearch } from './search/catalogue-search.ts';
import type { ShelfNamed, TextSearch } from './search/search-here.ts';
import { CATALOGUE_EDITION } from './storage/edition.ts';
import { filedIn } from './storage/food-doc.ts';
import { gtinOfId, hashText, type IndexedFood, idOfGtin, type ReadRow, toRow } from './storage/food-row.ts';
import { createSqliteWriter, writePostgres } from './storage/food-writer.ts';
import { unpackAnswer } from './storage/ready-answer.ts';
import { createRowReader, type RowReading } from './storage/row-reader.ts';
import {
  ANSWERED_COLUMNS,
  COLUMNS,
  createAbsenceCheck,
  createLookup,
  createPointLookup,
  type FoundRow,
  type Waits,
} from './stored-foods.ts';
import { createWaitingFoods } from './waiting-foods.ts';

export type FoodsRepository = ReturnType<typeof createFoodsRepository>;

/** `block`: the last one in which a record of the food waits. */
const VERSION_COLUMNS = 'id, hash, (select max(block) from "foodRecord" where "foodRecord".id = food.id) as block';
const versionOf = (hash: number, block: number | null): string => `${hash} ${block ?? ''}`;
type Version = { readonly id: number; readonly hash: number; readonly block: number | null };
const SCORED_COLUMNS = 'id, score, doc';
type ScoredRow = Pick<FoodTable, 'id' | 'score' | 'doc'>;
type FiledRow = { id: number; score: number; tags: readonly string[]; hasNoAdditives: boolean };

/** What else than the text a search goes by. */
type FindOptions = {
  /** The words as they are typed: no correction. */
  readonly isExact?: boolean;
  readonly shelfNamed?: ShelfNamed;
};

/**
 * @param reader shared by all that read rows of foods
 * @param search on this thread, or beside it
 */
export function createFoodsRepository(
  db: Db,
  now: Clock = systemClock,
  reader: RowReading = createRowReader(db),
  search: TextSearch = createCatalogueSearch(db),
) {
  const storedRow = createPointLookup(db);
  const isNowhere = createAbsenceCheck(db);
  const storedRows = createLookup<ReadRow & Waits>(db, COLUMNS);
  const storedVersions = createLookup<Version>(db, VERSION_COLUMNS);
  const storedAnswers = createLookup<FoundRow>(db, ANSWERED_COLUMNS);
  const storedScores = createLookup<ScoredRow>(db, SCORED_COLUMNS);
  const areScored = createEditionCheck(db);
  const recent = createRecentFoods(now, reader.read, () => db.reads?.isBehind() ?? false);
  const store = createStore(db, { bulk: false, now });
  const waiting = createWaitingFoods({ db, now, store });

  async function rowOf(id: number): Promise<AnsweredRow | undefined> {
    const isKnownEmpty = waiting.isKnownEmpty();
    const row = await storedRow(id);
    if (row !== undefined && !row.waits) return row;
    if (row === undefined && isNowhere(id)) return undefined;
    if (row === undefined && (isKnownEmpty || (await waiting.isEmpty()))) return isKnownEmpty ? undefined : storedRow(id);
    return (await waitingRows(new Map([[id, row]]))).get(id);
  }

  /** What foods will be whose records wait. One that was made meanwhile waits no longer, and is stored. */
  async function waitingRows(stored: ReadonlyMap<number, ReadRow | undefined>): Promise<Map<number, AnsweredRow>> {
    const found = new Map<number, AnsweredRow>(await waiting.make(stored));
    for (const id of stored.keys()) {
      const row = found.has(id) ? undefined : await storedRow(id);
      if (row !== undefined) found.set(id, row);
    }
    return found;
  }

  /** The rows of foods, and of those that wait what they will be; unknown ones are left out. */
  async function rowsOf<Row extends ReadRow>(
    ids: readonly number[],
    find: (ids: readonly number[]) => Promise<(Row & Waits)[]>,
  ): Promise<Map<number, Row | AnsweredRow>> {
    const isKnownEmpty = waiting.isKnownEmpty();
    const rows = ids.length === 0 ? [] : await find(ids);
    const known = new Set(rows.map(({ id }) => id));
    const missing = ids.filter((id) => !known.has(id));
    const isAnyMissing = missing.length > 0 && !isKnownEmpty && !(await waiting.isEmpty());
    if (missing.length > 0 && !isAnyMissing && !isKnownEmpty) rows.push(...(await find(missing)));
    const byId = new Map<number, Row | AnsweredRow>(rows.map((row) => [row.id, row]));
    const outdated = rows.filter(({ waits }) => waits).map((row) => [row.id, row] as const);
    const others = new Map<number, Row | undefined>([...outdated, ...(isAnyMissing ? missing.map((id) => [id, undefined] as const) : [])]);
    if (others.size > 0) for (const [id, row] of await waitingRows(others)) byId.set(id, row);
    return byId;
  }

  const findByText = (text: string, { isExact = false, shelfNamed }: FindOptions = {}): Promise<FoundByText> =>
    search.find(text, isExact, shelfNamed);

  async function versionsOf(ids: readonly number[]): Promise<Map<number, string>> {
    const rows = ids.length === 0 ? [] : await storedVersions(ids);
    return new Map(rows.map(({ id, hash, block }) => [id, versionOf(hash, block)]));
  }

  return {
    /** The food of a normalised GTIN. Reading its document is left to the caller: a 304 does not need it. */
    async byGtin(gtin: string): Promise<FoodRecord | null> {
      const id = idOfGtin(gtin);
      const known = recent.fresh(id);
      if (known !== null) return known;
      const row = await rowOf(id);
      return row === undefined ? null : recent.keep(row);
    },

    /** In the order of the codes asked for; unknown ones are left out. */
    async byGtins(gtins: readonly string[]): Promise<FoodProduct[]> {
      const ids = gtins.map(idOfGtin);
      const rows = await rowsOf(ids, storedRows);
      return reader.readAll(ids.flatMap((id) => rows.get(id) ?? []));
    },

    /** Foods with their versions, in the order of their ids; unknown ones are left out. */
    async readNow(ids: readonly number[]): Promise<{ id: number; version: string; product: FoodProduct }[]> {
      const stored = await storedRows(ids);
      const areMade = stored.length === ids.length && stored.every(({ waits }) => !waits);
      const versions = areMade ? new Map(stored.map(({ id, hash }) => [id, versionOf(hash, null)])) : await versionsOf(ids);
      const rows = areMade ? new Map(stored.map((row) => [row.id, row])) : await rowsOf(ids, storedRows);
      const known = ids.filter((id) => versions.has(id) && rows.has(id));
      const products = await reader.readAll(known.flatMap((id) => rows.get(id) ?? []));
      return products.flatMap((product, at) => {
        const id = known[at];
        return id === undefined ? [] : [{ id, version: versions.get(id) ?? '', product }];
      });
    },

    /** What look-ups answer of foods that have it stored and for which no record waits, with their versions; others are left out. */
    async answersNow(ids: readonly number[]): Promise<{ id: number; version: string; text: string }[]> {
      const rows = await storedAnswers(ids);
      return rows.flatMap((row) => {
        const text = row.waits ? null : unpackAnswer(row, row.answer);
        return text === null ? [] : [{ id: row.id, version: versionOf(row.hash, null), text }];
      });
    },

    /**
     * Everybody's score of foods from their columns, with what narrows them down. Left out is what has to be read for it: foods without a
     * score, and all while the rules of this version have not come to every food.
     */
    async filedNow(ids: readonly number[]): Promise<FiledRow[]> {
      if (!(await areScored())) return [];
      const known = await search.filedAmongFound(ids);
      if (known.length === ids.length) return [...known];
      const seen = new Set(known.map(({ id }) => id));
      const rows = await storedScores(ids.filter((id) => !seen.has(id)));
      return [...known, ...rows.flatMap((row) => filedRow(row) ?? [])];
    },

    /** Changes with any write to the database. */
    clock: createCatalogueClock(db),

    /** Changes with any food. */
    count: createCatalogueCount(db, now),

    /** Which version of each food `byGtins` gives now, by its id: a food of the same version is the same. */
    versionsOf,

    /** What look-ups answer of foods, by their codes; unknown ones are left out. */
    async recordsOf(gtins: readonly string[]): Promise<Map<string, FoodRecord>> {
      const known = new Map(gtins.map((gtin) => [gtin, recent.fresh(idOfGtin(gtin))]));
      const asked = gtins.filter((gtin) => known.get(gtin) === null).map(idOfGtin);
      for (const row of (await rowsOf(asked, storedAnswers)).values()) known.set(gtinOfId(row.id), recent.keep(row));
      return new Map([...known].flatMap(([gtin, record]) => (record === null ? [] : [[gtin, record] as const])));
    },

    /** GTIN numbers of the foods that fit the text, best first, at most 300. */
    search: async (text: string): Promise<number[]> => [...(await findByText(text)).ids],

    /** The same with what became of the words; see `findByText` in the domain. */
    findByText,

    /** @returns how many were new or changed */
    async save(foods: readonly IndexedFood[]): Promise<number> {
      const changed = await db.write((tx) => store(tx, foods));
      recent.forget(foods.map(({ id }) => id));
      return changed;
    },

    /** Gives a sample food the address of its picture; every other source says of its pictures itself. */
    async savePicture(gtin: string, imageUrl: string): Promise<void> {
      const row = await rowOf(idOfGtin(gtin));
      if (row?.source !== 'sample') return;
      // Another version: clients that hold the food without its picture request it again.
      const hash = hashText(`${row.hash} ${imageUrl}`);
      const pictured = toRow({ ...reader.read(row), imageUrl }, { popularity: row.popularity, hash });
      await db.write((tx) => store(tx, [pictured]));
      recent.forget([row.id]);
    },

    /** Stores a food that comes from this server itself; it is as well known as it was. */
    async saveShared(food: FoodProduct): Promise<void> {
      const row = await rowOf(idOfGtin(food.gtin));
      const shared = toRow(food, { popularity: row?.popularity ?? 0, hash: hashText(JSON.stringify(food)) });
      await db.write((tx) => store(tx, [shared]));
      recent.forget([shared.id]);
    },

    async isKnownMiss(gtin: string, now: number): Promise<boolean> {
      const row = await db.read.selectFrom('foodMiss').select('expiresAt').where('id', '=', idOfGtin(gtin)).executeTakeFirst();
      return row !== undefined && row.expiresAt > now;
    },

    /** Stores that upstream does not know a code, and removes what has expired. */
    async rememberMiss(gtin: string, now: number, expiresAt: number): Promise<void> {
      await db.write(async (tx) => {
        await tx.deleteFrom('foodMiss').where('expiresAt', '<=', now).execute();
        await tx
          .insertInto('foodMiss')
          .values({ id: idOfGtin(gtin), expiresAt })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ expiresAt }))
          .execute();
      });
    },
  };
}

/**
 * Stores foods within a transaction that is open already, and leaves word for the watch.
 * @param bulk for an import, which gives up when a transaction fails
 */
export function createStore(
  db: Db,
  { bulk, now }: { bulk: boolean; now: Clock },
): (tx: Tx, foods: readonly IndexedFood[]) => Promise<number> {
  const writeSqlite = db.dialect === 'sqlite' ? createSqliteWriter(db.writer, bulk) : null;
  return (tx, foods) => {
    const store = async () => (writeSqlite === null ? writePostgres(tx, foods) : writeSqlite(foods));
    return storeWatched(
      tx,
      foods.map(({ id }) => id),
      now(),
      store,
    );
  };
}

function filedRow({ id, score, doc }: ScoredRow): FiledRow | null {
  const filed = score === null ? null : filedIn(doc);
  return score === null || filed === null ? null : { id, score, ...filed };
}

/** Whether every food has its score by the rules of this version. */
function createEditionCheck(db: Db): () => Promise<boolean> {
  const finished = 'select 1 from "foodReading" where "finishedAt" is not null and vocabulary =';
  if (db.dialect === 'postgres') return async () => (await db.ask(`${finished} $1`, [CATALOGUE_EDITION])).length > 0;
  const statement = db.reader.prepare<[string]>(`${finished} ?`);
  return async () => statement.get(CATALOGUE_EDITION) !== undefined;
}
