import type { Db } from '../db/db.ts';
import type { BillingTaskTable } from '../db/schema/billing.ts';
import type { Clock } from '../lib/clock.ts';
import { withTimeLimit } from '../lib/resilience.ts';
import type { PaymentGateway } from '../modules/subscription/payment-gateway.ts';

const SECOND = 1000;
/** While one process makes a call, no other takes it. */
const CLAIM_MS = 60 * SECOND;
const FIRST_RETRY_MS = 30 * SECOND;
const LAST_RETRY_MS = 6 * 3600 * SECOND;
const POLL_MS = 30 * SECOND;
const STOP_MS = 3 * SECOND;

type Deps = { db: Db; now: Clock; gateway: PaymentGateway | null; onFailure: (error: unknown) => void };

export type BillingTasks = {
  /** Makes the calls that are due; also runs by itself every half minute. Resolves when nothing more is due. */
  flush: () => Promise<void>;
  /** Are all of these done? */
  areDone: (ids: readonly string[]) => Promise<boolean>;
  stop: () => Promise<void>;
};

/**
 * Calls that Stripe must get: each is tried at growing intervals until it was answered, since
 * otherwise a person would go on being charged. They also wait while no key is configured.
 */
export function createBillingTasks({ db, now, gateway, onFailure }: Deps): BillingTasks {
  let running: Promise<void> = Promise.resolve();
  const ending = new AbortController();
  const flush = () => (running = running.then(work, work));
  const timer =
    gateway === null
      ? undefined
      : setInterval(() => {
          flush().catch(onFailure);
        }, POLL_MS).unref();

  async function work(): Promise<void> {
    if (gateway === null) return;
    for (let due = await claim(db, now()); due !== undefined && !ending.signal.aborted; due = await claim(db, now())) {
      const { id, kind, target, attempts } = due;
      try {
        await (kind === 'cancel-subscription' ? gateway.cancelSubscription(target) : gateway.deleteCustomer(target));
        await db.write((tx) => tx.deleteFrom('billingTask').where('id', '=', id).execute());
      } catch (error) {
        onFailure(error);
        const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempts);
        await db.write((tx) =>
          tx
            .updateTable('billingTask')
            .set({ attempts: attempts + 1, nextAttemptAt: now() + wait })
            .where('id', '=', id)
            .execute(),
        );
      }
    }
  }

  return {
    flush,
    async areDone(ids) {
      if (ids.length === 0) return true;
      return (await db.read.selectFrom('billingTask').select('id').where('id', 'in', ids).executeTakeFirst()) === undefined;
    },
    async stop() {
      clearInterval(timer);
      ending.abort();
      // A call that hangs is made again after the next start: its row is still there.
      await withTimeLimit(STOP_MS, running);
    },
  };
}

/** Takes the next due call for this process: what was noted first, and of one account the subscription before its customer. */
function claim(db: Db, time: number): Promise<BillingTaskTable | undefined> {
  return db.write(async (tx) => {
    const next = await tx
      .selectFrom('billingTask')
      .selectAll()
      .where('nextAttemptAt', '<=', time)
      .orderBy('createdAt')
      .orderBy('kind')
      .limit(1)
      .executeTakeFirst();
    if (next === undefined) return undefined;
    const { numUpdatedRows } = await tx
      .updateTable('billingTask')
      .set({ nextAttemptAt: time + CLAIM_MS })
      .where('id', '=', next.id)
      .where('nextAttemptAt', '=', next.nextAttemptAt)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? next : undefined;
  });
}
