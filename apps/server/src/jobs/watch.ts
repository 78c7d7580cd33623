import type { Language } from '@labelwise/contracts/languages';
import { hasSameFacts } from '@labelwise/domain/watch';
import type { Mail } from '../adapters/mailer.ts';
import type { Db, Tx } from '../db/db.ts';
import type { WatchTables } from '../db/schema/tracking.ts';
import { eraseUnused, eraseVersions } from '../db/watch-marks.ts';
import type { Clock } from '../lib/clock.ts';
import { createTurns } from '../lib/fair-queue.ts';
import { FOOD_COLUMNS, readRow } from '../modules/foods/storage/food-row.ts';
import { DIGEST_EVERY_MS, type DigestService } from '../modules/watch/watch.service.ts';

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

/** Of each food the records that say something else than the current one. */
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

/** While one process writes and sends a mail no other does; what failed is tried again after it. */
const CLAIM_MS = 3_600_000;
/** What is written right now may become visible only after a later moment has been read. */
const SETTLED_MS = 10 * 60_000;

type DigestDeps = {
  db: Db;
  now: Clock;
  digest: DigestService;
  send: (mail: Mail) => Promise<void>;
  onFailure: (error: unknown) => void;
  isStopping?: () => boolean;
};
type Due = { memberId: string; nextDigestAt: number; digestedUpTo: number; email: string; language: Language | null };

/** Sends the mails that are due, each once, and none where there is nothing to say. @returns how many were sent */
export async function sendDigests({ db, now, digest, send, onFailure, isStopping = () => false }: DigestDeps): Promise<number> {
  let sent = 0;
  for (;;) {
    const due = isStopping() ? null : await claimNext(db, now());
    if (due === null) return sent;
    const until = now() - SETTLED_MS;
    try {
      const mail = await digest.compose(due, { after: due.digestedUpTo, until });
      if (mail !== null) {
        await send(mail);
        sent += 1;
      }
      await db.write((tx) =>
        tx
          .updateTable('watchSetting')
          .set({ digestedUpTo: Math.max(until, due.digestedUpTo), nextDigestAt: now() + DIGEST_EVERY_MS })
          .where('memberId', '=', due.memberId)
          .execute(),
      );
    } catch (error) {
      onFailure(error);
    }
  }
}

function claimNext(db: Db, time: number): Promise<Due | null> {
  return db.write(async (tx) => {
    const due = await tx
      .selectFrom('watchSetting')
      .innerJoin('member', 'member.id', 'watchSetting.memberId')
      .select(['memberId', 'nextDigestAt', 'digestedUpTo', 'member.email', 'member.language'])
      .where('digest', '=', 1)
      .where('isOn', '=', 1)
      .where('nextDigestAt', '<=', time)
      .orderBy('nextDigestAt')
      .limit(1)
      .executeTakeFirst();
    if (due === undefined) return null;
    const { numUpdatedRows } = await tx
      .updateTable('watchSetting')
      .set({ nextDigestAt: time + CLAIM_MS })
      .where('memberId', '=', due.memberId)
      .where('nextDigestAt', '=', due.nextDigestAt)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? due : null;
  });
}

/** Arrivals are shown for two months. */
const ARRIVALS_MS = 60 * 86_400_000;
/** Members, and foods, of one transaction: others write in between. */
const MEMBERS = 50;
const FOODS = 500;

type SweepDeps = { db: Db; now: Clock; isStopping?: () => boolean };

/** Removes for good what nobody uses or watches any more, and arrivals that are older than anybody is shown. */
export async function sweepOldWatch({ db, now, isStopping = () => false }: SweepDeps): Promise<void> {
  let after = '';
  while (!isStopping()) {
    const next = db.read.selectFrom('watchedFood').select('memberId').distinct().where('memberId', '>', after);
    const ids = (await next.orderBy('memberId').limit(MEMBERS).execute()).map(({ memberId }) => memberId);
    if (ids.length === 0) break;
    await db.write((tx) => eraseUnused(tx, ids));
    after = ids.at(-1) ?? after;
  }
  let above = -1;
  while (!isStopping()) {
    const next = db.read.selectFrom('foodVersion').select('foodId').distinct().where('foodId', '>', above);
    const ids = (await next.orderBy('foodId').limit(FOODS).execute()).map(({ foodId }) => foodId);
    if (ids.length === 0) break;
    await db.write((tx) => eraseVersions(tx, ids));
    above = ids.at(-1) ?? above;
  }
  await db.write((tx) =>
    tx
      .deleteFrom('shelfArrival')
      .where('arrivedAt', '<', now() - ARRIVALS_MS)
      .execute(),
  );
}
