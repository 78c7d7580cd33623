/** One process at a time takes the daily changes. A lease runs out by itself, so that one that was killed holds nobody up for long. */
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/db.ts';

const NAME = 'changes';
export const LEASE_MS = 5 * 60_000;
const RENEW_MS = LEASE_MS / 5;

/** `lost` aborts where another process took over, because this one did not answer for too long. */
export type Lease = AsyncDisposable & { readonly lost: AbortSignal };

/** @returns null while another process holds it */
export async function takeLease(db: Db, now: () => number): Promise<Lease | null> {
  const holder = randomUUID();
  const lost = new AbortController();

  const claim = (): Promise<boolean> =>
    db.write(async (tx) => {
      const [at, until] = [now(), now() + LEASE_MS];
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('importLease')
        .values({ name: NAME, holder, until })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ holder, until })
            .where((or) => or.or([or('importLease.until', '<', at), or('importLease.holder', '=', holder)])),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    });

  if (!(await claim())) return null;
  const renew = async (): Promise<void> => {
    if (!(await claim())) lost.abort();
  };
  // A database that does not answer for a moment is asked again; the lease lasts several turns.
  const timer = setInterval(() => void renew().catch(() => undefined), RENEW_MS);
  timer.unref();
  return {
    lost: lost.signal,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await db.write((tx) => tx.deleteFrom('importLease').where('holder', '=', holder).execute());
    },
  };
}
