import type { Subscription } from '@labelwise/domain/access';
import type { SubscriptionTable } from '../../db/schema/billing.ts';

/** A row of "subscription" in the terms of the domain. */
export function asSubscription({ source, plan, phase, endsAt, renews, paymentProblem }: SubscriptionTable): Subscription {
  return { source, plan, phase, endsAt, renews: renews === 1, paymentProblem: paymentProblem === 1 };
}
