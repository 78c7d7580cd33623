import { sql } from 'kysely';
import type { Db, Tx } from '../../db/db.ts';
import type { BillingCheckoutTable, SubscriptionTable } from '../../db/schema/billing.ts';
import type { ProviderEvent } from './provider-event.ts';

export type BillingRepository = ReturnType<typeof createBillingRepository>;

/** "payments" on a phone keypad; any otherwise unused number will do. */
const LOCK_KEY = 72_963_687;

/** Rows of customers, checkouts and subscriptions, for the calls that members make. */
export function createBillingRepository(db: Db) {
  return {
    member: (memberId: string) =>
      db.read.selectFrom('member').select(['email', 'subscriptionStatus', 'trialEndsAt']).where('id', '=', memberId).executeTakeFirst(),

    async customerOf(memberId: string): Promise<string | null> {
      const row = await db.read.selectFrom('billingCustomer').select('customerId').where('memberId', '=', memberId).executeTakeFirst();
      return row?.customerId ?? null;
    },
    storeCustomer: (memberId: string, customerId: string, createdAt: number) =>
      db.write((tx) =>
        tx
          .insertInto('billingCustomer')
          .values({ memberId, customerId, createdAt })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      ),
    removeCustomer: (customerId: string) =>
      db.write((tx) => tx.deleteFrom('billingCustomer').where('customerId', '=', customerId).execute()),

    subscriptionsOf: (memberId: string, tx: Tx = db.read): Promise<SubscriptionTable[]> =>
      tx.selectFrom('subscription').selectAll().where('memberId', '=', memberId).execute(),

    checkoutOf: (memberId: string): Promise<BillingCheckoutTable | undefined> =>
      db.read.selectFrom('billingCheckout').selectAll().where('memberId', '=', memberId).executeTakeFirst(),
    storeCheckout: ({ memberId, ...fields }: BillingCheckoutTable) =>
      db.write((tx) =>
        tx
          .insertInto('billingCheckout')
          .values({ memberId, ...fields })
          .onConflict((conflict) => conflict.column('memberId').doUpdateSet(fields))
          .execute(),
      ),

    /**
     * Runs `apply` in the transaction that takes the event in: both or neither, so that an event whose handling fails is
     * handled when it is sent again. Events are applied one after the other, since two of one member change the same row.
     *
     * @param apply says whether the event concerned us
     */
    recordOnce: (
      event: Pick<ProviderEvent, 'id' | 'type' | 'at'>,
      receivedAt: number,
      apply: (tx: Tx) => Promise<boolean>,
    ): Promise<'applied' | 'ignored' | 'repeated'> =>
      db.write(async (tx) => {
        await oneAtATime(db, tx);
        const { id, type, at } = event;
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('billingEvent')
          .values({ id, type, at, receivedAt, outcome: 'applied' })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n) return 'repeated';
        if (await apply(tx)) return 'applied';
        await tx.updateTable('billingEvent').set({ outcome: 'ignored' }).where('id', '=', id).execute();
        return 'ignored';
      }),

    /** The same without an event: for what we read at the provider ourselves. */
    change: <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
      db.write(async (tx) => {
        await oneAtATime(db, tx);
        return work(tx);
      }),
  };
}

/** SQLite has one writer anyway. */
async function oneAtATime({ dialect }: Db, tx: Tx): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(tx);
}
