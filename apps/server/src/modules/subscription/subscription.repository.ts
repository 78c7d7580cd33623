import { createHmac } from 'node:crypto';
import { currentStatus, mergeEntitlement, type Subscription } from '@labelwise/domain/access';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/db.ts';
import type { BillingCheckoutTable, SubscriptionTable } from '../../db/schema/billing.ts';
import type { MemberTable } from '../../db/schema/members.ts';
import { fingerprint } from '../../lib/secrets.ts';
import type { ProviderEvent } from './payment-gateway.ts';

export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>;
type PlanFields = Pick<MemberTable, 'email' | 'subscriptionStatus' | 'subscriptionPlan' | 'trialEndsAt' | 'subscriptionEndsAt'>;

/** Rows of trials and subscriptions; their result is stored in the member's row. */
export function createSubscriptionRepository(db: Db) {
  let key: string | undefined;

  /** The same address gives the same hash on every process; without the key of this database the address cannot be guessed. */
  async function emailHash(tx: Tx, email: string): Promise<string> {
    key ??= (await tx.selectFrom('serverKey').select('value').where('name', '=', 'trial').executeTakeFirstOrThrow()).value;
    return createHmac('sha256', key).update(fingerprint(email)).digest('hex');
  }

  const planOf = (tx: Tx, memberId: string): Promise<PlanFields | undefined> =>
    tx
      .selectFrom('member')
      .select(['email', 'subscriptionStatus', 'subscriptionPlan', 'trialEndsAt', 'subscriptionEndsAt'])
      .where('id', '=', memberId)
      .executeTakeFirst();
  const subscriptionsOf = (tx: Tx, memberId: string) =>
    tx.selectFrom('subscription').selectAll().where('memberId', '=', memberId).execute();

  return {
    read: (memberId: string) => planOf(db.read, memberId),
    subscriptions: async (memberId: string) => (await subscriptionsOf(db.read, memberId)).map(asSubscription),

    async hadTrial(email: string): Promise<boolean> {
      const hash = await emailHash(db.read, email);
      return (await db.read.selectFrom('trialUsed').select('startedAt').where('emailHash', '=', hash).executeTakeFirst()) !== undefined;
    },

    /** Starts it unless this member or this address has had one; of many requests at once exactly one succeeds. */
    startTrial: (
      memberId: string,
      plan: 'monthly' | 'yearly' | null,
      startedAt: number,
      trialEndsAt: number,
    ): Promise<'started' | 'used' | 'subscribed'> =>
      db.write(async (tx) => {
        const member = await planOf(tx, memberId);
        if (member === undefined || member.trialEndsAt !== null) return 'used';
        if (currentStatus(member, startedAt) !== 'free') return 'subscribed';
        const used = await tx
          .insertInto('trialUsed')
          .values({ emailHash: await emailHash(tx, member.email), startedAt })
          .onConflict((conflict) => conflict.column('emailHash').doNothing())
          .executeTakeFirst();
        if (used.numInsertedOrUpdatedRows !== 1n) return 'used';
        const subscriptions = (await subscriptionsOf(tx, memberId)).map(asSubscription);
        const { numUpdatedRows } = await tx
          .updateTable('member')
          .set(mergeEntitlement({ trialEndsAt, trialPlan: plan, subscriptions }))
          .where('id', '=', memberId)
          .where('trialEndsAt', 'is', null)
          .executeTakeFirst();
        return numUpdatedRows === 1n ? 'started' : 'used';
      }),

    /** An account that had its trial and goes: no address that it had last gets another one. */
    async rememberTrial(tx: Tx, memberId: string, now: number): Promise<void> {
      const member = await planOf(tx, memberId);
      if (member === undefined || member.trialEndsAt === null) return;
      await tx
        .insertInto('trialUsed')
        .values({ emailHash: await emailHash(tx, member.email), startedAt: now })
        .onConflict((conflict) => conflict.column('emailHash').doNothing())
        .execute();
    },
  };
}

/** A row of "subscription" in the terms of the domain. */
function asSubscription({ source, plan, phase, endsAt, renews, paymentProblem }: SubscriptionTable): Subscription {
  return { source, plan, phase, endsAt, renews: renews === 1, paymentProblem: paymentProblem === 1 };
}

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
    /**
     * The checkout of a member, in place of the one before. A conflict is met on both keys: of two requests that store the same
     * page at once PostgreSQL would refuse one by the key that an `on conflict ("memberId")` does not name.
     */
    storeCheckout: ({ memberId, ...fields }: BillingCheckoutTable) =>
      db.write(async (tx) => {
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('billingCheckout')
          .values({ memberId, ...fields })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) await tx.updateTable('billingCheckout').set(fields).where('memberId', '=', memberId).execute();
      }),

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
