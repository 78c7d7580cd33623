/** SQL of the import: rows and checkpoint go into one transaction, so that what is stored and how far we came never differ. */
import type { Db } from '../../db/db.ts';
import type { createStore } from '../../modules/foods/foods.repository.ts';
import { createRecordWriter, createWaitingCheck } from '../../modules/foods/storage/waiting-records.ts';
import { type BlockKeys, type BlockRows, KNOWN } from './read-block.ts';

export type Checkpoint = {
  readonly fingerprint: string;
  readonly file: string;
  readonly position: number;
  /** JSON of the counts so far. */
  readonly counts: string;
  readonly finishedAt: number | null;
};

export type ImportRepository = ReturnType<typeof createImportRepository>;

export function createImportRepository(db: Db, now: () => number) {
  let store: ReturnType<typeof createStore> | null = null;
  /** Loads the vocabulary, which an import whose records all wait never needs. */
  async function storeOfRows(): Promise<ReturnType<typeof createStore>> {
    const foods = await import('../../modules/foods/foods.repository.ts');
    return (store ??= foods.createStore(db, { bulk: true, now }));
  }
  const storeRecords = createRecordWriter(db);
  const areRecordsWaiting = createWaitingCheck(db);
  const storedIn = createStored(db);
  return {
    checkpoint: (fingerprint: string) =>
      db.read
        .selectFrom('foodImport')
        .select(['position', 'counts', 'finishedAt'])
        .where('fingerprint', '=', fingerprint)
        .executeTakeFirst(),

    /** With an empty catalogue no record can be "unchanged", and asking can be spared. */
    async hasImported(): Promise<boolean> {
      if (await areRecordsWaiting()) return true;
      return (await db.read.selectFrom('food').select('id').where('source', '<>', 'sample').limit(1).executeTakeFirst()) !== undefined;
    },

    /** When the source last changed the newest food of an import, epoch ms; null without one. */
    async newestImported(): Promise<number | null> {
      const newest = db.read.selectFrom('food').select(({ fn }) => fn.max('modifiedAt').as('modifiedAt'));
      const row = await newest.where('source', '=', 'import').executeTakeFirst();
      return row?.modifiedAt == null ? null : Number(row.modifiedAt);
    },

    /** One byte a record, see `KNOWN`. */
    async known({ ids, modifiedAt, hashes }: BlockKeys): Promise<Uint8Array> {
      const validIds = [...ids].filter((id) => id !== 0);
      const [stored, waiting] = await Promise.all([storedIn('food', validIds), storedIn('foodRecord', validIds)]);
      return Uint8Array.from(ids, (id, at) => {
        const [row, record] = [stored.get(id), waiting.get(id)];
        if (id === 0 || (row === undefined && record === undefined)) return KNOWN.none;
        if (row?.hash === hashes[at] || record?.hash === hashes[at]) return KNOWN.same;
        // Of a record whose time only parsing would tell `REPLACE_RULE` decides later.
        if (row?.modifiedAt != null && (modifiedAt[at] ?? Number.NaN) < row.modifiedAt) return KNOWN.same;
        return record === undefined ? KNOWN.older : KNOWN.waits;
      });
    },

    /**
     * @param checkpointFor what to store, by how many rows were new or changed
     * @returns that number
     */
    async commit({ rows, waiting }: Pick<BlockRows, 'rows' | 'waiting'>, checkpointFor: (changed: number) => Checkpoint): Promise<number> {
      const storeRows = rows.length === 0 ? async () => 0 : await storeOfRows();
      return db.write(
        async (tx) => {
          const changed = (await storeRows(tx, rows)) + (await storeRecords(tx, waiting));
          const values = { ...checkpointFor(changed), updatedAt: now() };
          await tx
            .insertInto('foodImport')
            .values(values)
            .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet(values))
            .execute();
          return changed;
        },
        { lockWaitMs: 120_000 },
      );
    },
  };
}

type Stored = { readonly id: number; readonly hash: number; readonly modifiedAt: number | null };

/** Foods as they are stored, or records of them that wait; of several records the last one. Whatever comes replaces a sample. */
function createStored(db: Db): (table: 'food' | 'foodRecord', ids: readonly number[]) => Promise<Map<number, Stored>> {
  const mapOf = (rows: readonly Stored[]) => new Map(rows.map((row) => [row.id, row]));
  const statements = {
    food: `select id, hash, case when source <> 'sample' then "modifiedAt" end as "modifiedAt" from food where id`,
    foodRecord: 'select id, hash, null as "modifiedAt" from "foodRecord" where id',
  };
  const inOrder = { food: '', foodRecord: ' order by block' };
  if (db.dialect === 'postgres')
    return async (table, ids) =>
      mapOf(await db.ask<Stored>(`${statements[table]} = any($1::bigint[])${inOrder[table]}`, [`{${ids.join(',')}}`]));
  const prepare = (table: 'food' | 'foodRecord') =>
    db.reader.prepare<[string], Stored>(`${statements[table]} in (select value from json_each(?))${inOrder[table]}`);
  const prepared = { food: prepare('food'), foodRecord: prepare('foodRecord') };
  return async (table, ids) => mapOf(prepared[table].all(JSON.stringify(ids)));
}
