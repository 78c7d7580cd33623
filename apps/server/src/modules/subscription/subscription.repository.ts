import { createHmac } from 'node:crypto';
import { currentStatus, mergeEntitlement, type Subscription } from '@labelwise/domain/access';
import type { Db, Tx } from '../../db/db.ts';
import type { SubscriptionTable } from '../../db/schema/billing.ts';
import type { MemberTable } from '../../db/schema/members.ts';
import { fingerprint } from '../../lib/secrets.ts';

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
