import { hasSameFacts } from '@labelwise/domain/watch';
import type { Db, Tx } from '../../db/db.ts';
import type { WatchTables } from '../../db/schema/watch.ts';
import type { Clock } from '../../lib/clock.ts';
import { createTurns } from '../../lib/turns.ts';
import { FOOD_COLUMNS, readRow } from '../../modules/foods/storage/food-row.ts';

/** Foods of one look at what is marked, and of one transaction. */
const BATCH = 50;

type FoodChangeRow = WatchTables['foodChange'];
type Deps = { db: Db; now: Clock; isStopping?: () => boolean };

/**
 * Compares each food that is marked as changed with the records that members saw of it, once for all who saw the same, and marks it for
 * those to whom it says something else now. Work grows with what changed, not with members or foods; two processes at once do it once.
 * @returns how many foods were compared
 */
export async function compareChanges({ db, now, isStopping = () => false }: Deps): Promise<number> {
  let compared = 0;
  while (!isStopping()) {
    const marks = await db.read.selectFrom('foodChange').selectAll().orderBy('changedAt').orderBy('foodId').limit(BATCH).execute();
    if (marks.length === 0) break;
    const others = await otherRecords(
      db,
      marks.map(({ foodId }) => foodId),
    );
    compared += await db.write(async (tx) => {
      let done = 0;
      for (const mark of marks) if (await applyMark(tx, mark, others.get(mark.foodId) ?? [], now())) done += 1;
      return done;
    });
  }
  return compared;
}

/** Of each food the records that say something else than the one of now. */
async function otherRecords(db: Db, ids: readonly number[]): Promise<Map<number, number[]>> {
  const [rows, versions] = await Promise.all([
    db.read.selectFrom('food').select(FOOD_COLUMNS).where('id', 'in', ids).execute(),
    db.read.selectFrom('foodVersion').selectAll().where('foodId', 'in', ids).execute(),
  ]);
  const others = createTurns();
  const records = new Map<number, number[]>();
  for (const row of rows) {
    const { food } = readRow(row);
    const own = versions.filter(({ foodId, hash }) => foodId === row.id && hash !== row.hash);
    const differing = own.filter(({ name, doc }) => !hasSameFacts(readRow({ ...row, name, doc }).food, food));
    records.set(
      row.id,
      differing.map(({ hash }) => hash),
    );
    await others();
  }
  return records;
}

/** `false` where another process was first, or the food changed again meanwhile and is marked anew. */
async function applyMark(tx: Tx, { foodId, changedAt }: FoodChangeRow, hashes: readonly number[], at: number): Promise<boolean> {
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
}
