/** SQL of the import: rows and checkpoint go into one transaction, so that what is stored and how far we came never differ. */
import type { Db } from '../../db/db.ts';
import { createStore } from '../../modules/foods/foods.repository.ts';
import { createRecordWriter, createWaitingCheck } from '../../modules/foods/storage/waiting-records.ts';
import { type BlockRows, KNOWN } from './read-block.ts';

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
  const store = createStore(db, { bulk: true, now });
  const storeRecords = createRecordWriter(db);
  const areRecordsWaiting = createWaitingCheck(db);
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
    async known(ids: readonly number[], hashes: readonly number[]): Promise<Uint8Array> {
      const validIds = ids.filter((id) => id !== 0);
      const stored = new Map<number, number>();
      const waiting = new Map<number, number>();
      for (let at = 0; at < validIds.length; at += MAX_PARAMETERS) {
        const some = validIds.slice(at, at + MAX_PARAMETERS);
        for (const row of await db.read.selectFrom('food').select(['id', 'hash']).where('id', 'in', some).execute())
          stored.set(row.id, row.hash);
        const records = db.read.selectFrom('foodRecord').select(['id', 'hash']).where('id', 'in', some).orderBy('block');
        for (const row of await records.execute()) waiting.set(row.id, row.hash);
      }
      return Uint8Array.from(ids, (id, at) => {
        if (id === 0) return KNOWN.none;
        const [row, record] = [stored.get(id), waiting.get(id)];
        if (row === hashes[at] || record === hashes[at]) return KNOWN.same;
        if (row !== undefined) return KNOWN.other;
        return record === undefined ? KNOWN.none : KNOWN.waits;
      });
    },

    /**
     * @param checkpointFor what to store, by how many rows were new or changed
     * @returns that number
     */
    commit: ({ rows, waiting }: Pick<BlockRows, 'rows' | 'waiting'>, checkpointFor: (changed: number) => Checkpoint): Promise<number> =>
      db.write(
        async (tx) => {
          const changed = (rows.length === 0 ? 0 : await store(tx, rows)) + (await storeRecords(tx, waiting));
          const values = { ...checkpointFor(changed), updatedAt: now() };
          await tx
            .insertInto('foodImport')
            .values(values)
            .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet(values))
            .execute();
          return changed;
        },
        { lockWaitMs: 120_000 },
      ),
  };
}

const MAX_PARAMETERS = 500;
