import type { Tx } from '../../db/db.ts';
import type { BillingTaskTable } from '../../db/schema/billing.ts';
import type { Clock } from '../../lib/clock.ts';
import type { NewId } from '../../lib/ids.ts';
import { within } from '../../lib/within.ts';
import type { Leaving, LeavingNote } from '../users/users.service.ts';

/** How long a member waits to hear that the plan is cancelled; after that it goes on without him. */
const PATIENCE_MS = 4000;

type Deps = {
  now: Clock;
  newId: NewId;
  rememberTrial: (tx: Tx, memberId: string, now: number) => Promise<void>;
  tasks: { flush: () => Promise<void>; areDone: (ids: readonly string[]) => Promise<boolean> };
};

/**
 * What an account that goes leaves to be done: Stripe ends the subscription and forgets the customer. It is noted in the
 * transaction that removes the account, so that neither happens without the other. Plans of a store only their owner can end.
 */
export function createLeaving({ now, newId, rememberTrial, tasks }: Deps): Leaving {
  return {
    async note(tx, memberId) {
      const time = now();
      await rememberTrial(tx, memberId, time);
      const subscriptions = await tx
        .selectFrom('subscription')
        .select(['id', 'source', 'endsAt', 'renews'])
        .where('memberId', '=', memberId)
        .execute();
      const running = subscriptions.filter(({ endsAt, renews }) => endsAt > time || renews === 1);
      const atStripe = running.filter(({ source }) => source === 'stripe');
      const customers = await tx.selectFrom('billingCustomer').select('customerId').where('memberId', '=', memberId).execute();
      const task = (kind: BillingTaskTable['kind'], target: string): BillingTaskTable => ({
        id: newId(),
        kind,
        target,
        createdAt: time,
        attempts: 0,
        nextAttemptAt: time,
      });
      const noted = [
        ...atStripe.map(({ id }) => task('cancel-subscription', id.slice('stripe:'.length))),
        ...customers.map(({ customerId }) => task('delete-customer', customerId)),
      ];
      if (noted.length > 0) await tx.insertInto('billingTask').values(noted).execute();
      return {
        taskIds: noted.map(({ id }) => id),
        runsAtStripe: atStripe.length > 0,
        runsAtStore: running.some(({ source, endsAt }) => source === 'store' && endsAt > time),
      };
    },

    async settle({ taskIds, runsAtStripe, runsAtStore }: LeavingNote) {
      if (taskIds.length > 0) await within(PATIENCE_MS, tasks.flush());
      if (runsAtStore) return 'managed_by_store';
      if (!runsAtStripe) return 'none';
      return (await tasks.areDone(taskIds).catch(() => false)) ? 'cancelled' : 'cancelling';
    },
  };
}
