import type { Db } from '../../db/db.ts';

import { fingerprint } from '../../lib/secrets.ts';

export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>;

/** Rows of trials; the member's own state stands in his row. */
export function createSubscriptionRepository(db: Db) {
  return {
    read: (memberId: string) =>
      db.read.selectFrom('member').select(['email', 'subscriptionStatus', 'trialEndsAt', 'subscriptionEndsAt']).where('id', '=', memberId).executeTakeFirst(),

    async hadTrial(email: string): Promise<boolean> {
      return (await db.read.selectFrom('trialUsed').select('startedAt').where('emailHash', '=', fingerprint(email)).executeTakeFirst()) !== undefined;
    },

    /** Starts it unless this member or this address has had one; of many askers at once exactly one is told yes. */
    startTrial: (memberId: string, plan: 'monthly' | 'yearly' | null, startedAt: number, trialEndsAt: number): Promise<boolean> =>
      db.write(async (tx) => {
        const member = await tx.selectFrom('member').select(['email', 'subscriptionStatus', 'trialEndsAt']).where('id', '=', memberId).executeTakeFirst();
        if (member === undefined || member.subscriptionStatus !== 'free' || member.trialEndsAt !== null) return false;
        const used = await tx.insertInto('trialUsed').values({ emailHash: fingerprint(member.email), startedAt }).onConflict((conflict) => conflict.column('emailHash').doNothing()).executeTakeFirst();
        if (used.numInsertedOrUpdatedRows !== 1n) return false;
        const { numUpdatedRows } = await tx.updateTable('member').set({ subscriptionStatus: 'trial', subscriptionPlan: plan, trialEndsAt })
          .where('id', '=', memberId).where('subscriptionStatus', '=', 'free').where('trialEndsAt', 'is', null).executeTakeFirst();
        return numUpdatedRows === 1n;
      }),
  };
}
