import type { Db } from '../../db/db.ts';
import { eraseUnused, eraseVersions } from '../../db/watch-marks.ts';
import type { Clock } from '../../lib/clock.ts';

/** Arrivals are shown for two months. */
const ARRIVALS_MS = 60 * 86_400_000;
/** Members, and foods, of one transaction: others write in between. */
const MEMBERS = 50;
const FOODS = 500;

type Deps = { db: Db; now: Clock; isStopping?: () => boolean };

/** Removes for good what nobody uses or watches any more, and arrivals that are older than anybody is shown. */
export async function sweepOldWatch({ db, now, isStopping = () => false }: Deps): Promise<void> {
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
