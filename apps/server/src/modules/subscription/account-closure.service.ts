import type { Tx } from '../../db/db.ts';
import type { BillingTaskTable } from '../../db/schema/billing.ts';
import type { Clock } from '../../lib/clock.ts';
import type { NewId } from '../../lib/ids.ts';
import { withTimeLimit } from '../../lib/resilience.ts';
import type { AccountClosure, ClosureNotice } from '../users/users.service.ts';

/** How long a member waits for the confirmation that the plan is cancelled; after that the cancellation continues in the background. */
const CANCELLATION_TIMEOUT_MS = 4000;

type Deps = {
  now: Clock;
  newId: NewId;
  rememberTrial: (tx: Tx, memberId: string, now: number) => Promise<void>;
  tasks: { flush: () => Promise<void>; areDone: (ids: readonly string[]) => Promise<boolean> };
};

/**
 * Closing an account leaves work for Stripe: end the subscription, delete the customer. It is recorded in the
 * transaction that removes the account, so that neither happens without the other. Only its owner can end a plan of a store.
 */
export function createAccountClosure({ now, newId, rememberTrial, tasks }: Deps): AccountClosure {
  return {
    async prepare(tx, memberId) {
      const time = now();
      await rememberTrial(tx, memberId, time);
      const subscriptions = await tx
        .selectFrom('subscription')
        .select(['stripeId', 'source', 'endsAt', 'renews'])
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
      const taskRows = [
        ...atStripe.flatMap(({ stripeId }) => (stripeId === null ? [] : [task('cancel-subscription', stripeId)])),
        ...customers.map(({ customerId }) => task('delete-customer', customerId)),
      ];
      if (taskRows.length > 0) await tx.insertInto('billingTask').values(taskRows).execute();
      return {
        taskIds: taskRows.map(({ id }) => id),
        runsAtStripe: atStripe.length > 0,
        runsAtStore: running.some(({ source, endsAt }) => source === 'store' && endsAt > time),
      };
    },

    async complete({ taskIds, runsAtStripe, runsAtStore }: ClosureNotice) {
      if (taskIds.length > 0) await withTimeLimit(CANCELLATION_TIMEOUT_MS, tasks.flush());
      if (runsAtStore) return 'managed_by_store';
      if (!runsAtStripe) return 'none';
      return (await tasks.areDone(taskIds).catch(() => false)) ? 'cancelled' : 'cancelling';
    },
  };
}
