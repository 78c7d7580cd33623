import { hasSameFacts } from '@labelwise/domain/watch';
import type { Db } from '../../db/db.ts';
import { sweepWatch } from '../../db/watch-marks.ts';
import type { Clock } from '../../lib/clock.ts';
import { readRow } from '../../modules/foods/storage/food-row.ts';

/** Foods of one look at what is marked. */
const BATCH = 50;

type Deps = { db: Db; now: Clock; isStopping?: () => boolean };

/**
 * Compares each food that is marked as changed with the records that members saw of it, once for all who saw the same, and marks it for
 * those to whom it says something else now. Work grows with what changed, not with members or foods; two processes at once do it once.
 */
export async function compareChanges({ db, now, isStopping = () => false }: Deps): Promise<number> {
  let compared = 0;
  for (;;) {
    const marks = await db.read.selectFrom('foodChange').selectAll().orderBy('changedAt').orderBy('foodId').limit(BATCH).execute();
    for (const mark of marks) {
      if (isStopping()) return compared;
      compared += (await compareOne(db, mark, now())) ? 1 : 0;
    }
    if (marks.length < BATCH) return compared;
  }
}

/** `false` where another process was first, or the food changed again meanwhile and is marked anew. */
async function compareOne(db: Db, { foodId, changedAt }: { foodId: number; changedAt: number }, at: number): Promise<boolean> {
  const [row, versions] = await Promise.all([
    db.read.selectFrom('food').selectAll().where('id', '=', foodId).executeTakeFirst(),
    db.read.selectFrom('foodVersion').selectAll().where('foodId', '=', foodId).execute(),
  ]);
  const others =
    row === undefined
      ? []
      : versions.filter(
          ({ hash, name, doc }) => hash !== row.hash && !hasSameFacts(readRow({ ...row, name, doc }).food, readRow(row).food),
        );
  const hashes = others.map(({ hash }) => hash);
  return db.write(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('foodChange')
      .where('foodId', '=', foodId)
      .where('changedAt', '=', changedAt)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    const watched = tx.updateTable('watchedFood').where('foodId', '=', foodId);
    // What says the same again as when it was seen has not changed.
    const same = watched.set({ changedAt: null }).where('changedAt', 'is not', null);
    await (hashes.length === 0 ? same : same.where('hash', 'not in', hashes)).execute();
    if (hashes.length > 0) await watched.set({ changedAt: at }).where('hash', 'in', hashes).execute();
    return true;
  });
}

/** Arrivals are shown for two months. */
const ARRIVALS_MS = 60 * 86_400_000;

/** What nobody uses or watches any more. */
export function sweepOldWatch({ db, now }: Deps): Promise<void> {
  return db.write((tx) => sweepWatch(tx, now() - ARRIVALS_MS));
}
