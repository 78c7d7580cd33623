import type { Plan, SubscriptionState } from '@labelwise/contracts/subscription';
import { canStartTrial, currentStatus, isOnTrial, leadingSubscription, PLAN_PRICES, trialEnd } from '@labelwise/domain/access';
import type { output } from 'zod/v4/core';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { derivePlan } from './provider-events.service.ts';
import type { SubscriptionRepository } from './subscription.repository.ts';

/** What a member has and may buy; state is derived from dates at each request (docs/decisions/040). */
const FEATURES = [
  'Unlimited food scans',
  'Advanced nutrition analytics',
  'Personalized meal recommendations',
  'Export nutrition data',
  'Priority AI nutrition advice',
  'Premium support',
];
const INTERVALS = { monthly: 'month', yearly: 'year' } as const;
const PLANS: output<typeof Plan>[] = [
  {
    id: 'monthly',
    name: 'monthly',
    interval: INTERVALS.monthly,
    amount: PLAN_PRICES.monthly,
    description: 'Premium, billed monthly',
    features: FEATURES,
  },
  {
    id: 'yearly',
    name: 'yearly',
    interval: INTERVALS.yearly,
    amount: PLAN_PRICES.yearly,
    description: 'Premium, billed annually',
    features: FEATURES,
  },
];

export type SubscriptionService = ReturnType<typeof createSubscriptionService>;
type Deps = {
  repository: SubscriptionRepository;
  now: Clock;
  /** Can a plan be bought on the web? */
  paymentsConfigured: boolean;
};

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** Plans, the one trial, and what a member's plan is now. All of it follows from dates, at each request. */
export function createSubscriptionService({ repository, now, paymentsConfigured }: Deps) {
  return {
    plans: () => PLANS,

    async state(memberId: string): Promise<SubscriptionState> {
      const [member, subscriptions] = await Promise.all([repository.read(memberId), repository.subscriptions(memberId)]);
      if (member === undefined) throw new AppError('authentication_required');
      const time = now();
      const status = currentStatus(member, time);
      const running = leadingSubscription(subscriptions.filter(({ endsAt }) => endsAt > time));
      const plan = running?.plan ?? (status === 'free' ? null : member.subscriptionPlan);
      const ends = running?.endsAt ?? (status === 'active' ? member.subscriptionEndsAt : null);
      const renews = running?.renews ?? false;
      return {
        status,
        plan,
        interval: plan === null ? null : INTERVALS[plan],
        managedBy: running === undefined || running.source === 'grant' ? null : running.source,
        renewsAt: renews ? iso(ends) : null,
        endsAt: renews ? null : iso(ends),
        cancelAtPeriodEnd: running !== undefined && !renews,
        paymentProblem: running?.paymentProblem ?? false,
        trialEndsAt: iso(member.trialEndsAt),
        canStartTrial: canStartTrial({ ...member, subscriptionStatus: status }) && !(await repository.hadTrial(member.email)),
        willAutoBill: isOnTrial({ ...member, subscriptionStatus: status }, time) && running?.phase === 'trial' && renews,
        paymentsConfigured,
      };
    },

    /** One trial a person, however often and from wherever it is asked for. */
    async startTrial(memberId: string, plan: 'monthly' | 'yearly' | null) {
      const time = now();
      const trialEndsAt = trialEnd(time);
      const outcome = await repository.startTrial(memberId, plan, time, trialEndsAt);
      if (outcome === 'subscribed') throw new AppError('already_subscribed');
      if (outcome === 'used') throw new AppError('trial_not_available');
      return { trialEndsAt: new Date(trialEndsAt).toISOString() };
    },
  };
}

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
