/** SQL of reading the catalogue again: foods and progress go into one transaction, so that a stopped run continues exactly where it was. */
import type { Db } from '../../db/db.ts';
import type { FoodTable } from '../../db/schema/foods.ts';
import { createReindexer } from '../../modules/foods/storage/food-words.ts';
import { type Refresh, refreshRows } from '../../modules/foods/storage/row-reader.ts';
import { storeEntries, withoutEntry } from '../../modules/foods/storage/search-entries.ts';

/** A food with the answer that its row has. */
export type UnreadFood = FoodTable;

export type Progress = {
  /** Key of the last food that was looked at. */
  readonly position: number;
  readonly checked: number;
  readonly changed: number;
  /** Foods that could not be read; they are read again when they are asked for. */
  readonly failed: number;
};
/** `taken`: another process is at it. */
export type Claim = { readonly kind: 'claimed'; readonly progress: Progress } | { readonly kind: 'taken' } | { readonly kind: 'finished' };

/** Another process has taken over, because this one sent no heartbeat for too long. */
export class ClaimLostError extends Error {
  override name = 'ClaimLostError';
}

/** @param vocabulary version that reads @param process unique name of this process */
export function createReadingProgressRepository(db: Db, vocabulary: string, process: string) {
  const reindex = createReindexer(db);
  return {
    /** Begins, or goes on. Progress of other vocabularies is removed: if one of them is used again, it reads everything again. */
    claim: (now: number, until: number): Promise<Claim> =>
      db.write(async (tx) => {
        await tx.deleteFrom('foodReading').where('vocabulary', '<>', vocabulary).execute();
        const fresh = {
          vocabulary,
          position: -1,
          checked: 0,
          changed: 0,
          failed: 0,
          claimedBy: null,
          claimedUntil: 0,
          updatedAt: now,
          finishedAt: null,
        };
        await tx
          .insertInto('foodReading')
          .values(fresh)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const { numUpdatedRows } = await tx
          .updateTable('foodReading')
          .set({ claimedBy: process, claimedUntil: until, updatedAt: now })
          .where('vocabulary', '=', vocabulary)
          .where('finishedAt', 'is', null)
          .where((or) => or.or([or('claimedUntil', '<', now), or('claimedBy', '=', process)]))
          .executeTakeFirst();
        const row = await tx.selectFrom('foodReading').selectAll().where('vocabulary', '=', vocabulary).executeTakeFirstOrThrow();
        if (row.finishedAt !== null) return { kind: 'finished' };
        const { position, checked, changed, failed } = row;
        return numUpdatedRows === 0n ? { kind: 'taken' } : { kind: 'claimed', progress: { position, checked, changed, failed } };
      }),

    after: (position: number, limit: number): Promise<UnreadFood[]> =>
      db.read.selectFrom('food').selectAll().where('id', '>', position).orderBy('id').limit(limit).execute(),

    /**
     * @param rows foods that were looked at @param refreshes those of them that changed
     * @param progressFor what to store, by how many foods changed
     * @throws ClaimLostError and then stores nothing
     */
    commit: (
      { rows, refreshes }: { rows: readonly UnreadFood[]; refreshes: readonly Refresh[] },
      progressFor: (changed: number) => Progress,
      now: number,
      until: number,
    ): Promise<Progress> =>
      db.write(async (tx) => {
        await reindex(tx, rows);
        const progress = progressFor(await refreshRows(tx, db.dialect, refreshes));
        if (db.dialect === 'sqlite')
          await storeEntries(
            tx,
            await withoutEntry(
              tx,
              rows.map(({ id }) => id),
            ),
          );
        const { numUpdatedRows } = await tx
          .updateTable('foodReading')
          .set({ ...progress, claimedUntil: until, updatedAt: now })
          .where('vocabulary', '=', vocabulary)
          .where('claimedBy', '=', process)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new ClaimLostError('Another process reads the catalogue');
        return progress;
      }),

    finish: (now: number): Promise<void> =>
      db.write(async (tx) => {
        await tx
          .updateTable('foodReading')
          .set({ finishedAt: now, updatedAt: now })
          .where('vocabulary', '=', vocabulary)
          .where('claimedBy', '=', process)
          .execute();
      }),

    /** Lets the next one begin at once. */
    release: (): Promise<void> =>
      db.write(async (tx) => {
        await tx
          .updateTable('foodReading')
          .set({ claimedUntil: 0 })
          .where('vocabulary', '=', vocabulary)
          .where('claimedBy', '=', process)
          .execute();
      }),
  };
}
