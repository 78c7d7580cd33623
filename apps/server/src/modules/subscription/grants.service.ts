import type { Db } from '../../db/db.ts';
import type { Clock } from '../../lib/clock.ts';
import { derivePlan } from './apply-provider-events.ts';

export type GrantsService = ReturnType<typeof createGrants>;

/** Premium that the owner of a server gives: one more source beside trial, Stripe and the stores. */
export function createGrants({ db, now }: { db: Pick<Db, 'write'>; now: Clock }) {
  return {
    /** @param until epoch ms; null takes back what was given, and nothing that was paid for */
    grant: (memberId: string, until: number | null): Promise<void> =>
      db.write(async (tx) => {
        const id = `grant:${memberId}`;
        await tx.deleteFrom('subscription').where('id', '=', id).execute();
        if (until !== null)
          await tx
            .insertInto('subscription')
            .values({
              id,
              memberId,
              source: 'grant',
              stripeId: null,
              customerId: null,
              plan: null,
              phase: 'paid',
              endsAt: until,
              renews: 0,
              paymentProblem: 0,
              observedAt: now(),
              eventId: id,
              ownerAt: 0,
            })
            .execute();
        await derivePlan(tx, memberId);
      }),
  };
}
