import type { PlanName, SubscriptionFacts, SubscriptionStatus } from './subscription.ts';

/** A subscription as its provider last reported it; times in epoch ms. */
export type Subscription = {
  /** `grant`: given by the owner of the server. */
  source: 'stripe' | 'store' | 'grant';
  plan: PlanName | null;
  /** `trial`: bought during the trial, the first payment is due at its end. */
  phase: 'trial' | 'paid';
  /** Access from this subscription ends then. */
  endsAt: number;
  /** It will be billed again at `endsAt`. */
  renews: boolean;
  /** The last payment failed. */
  paymentProblem: boolean;
};

/** Providers count trials in whole seconds. */
const ROUNDING_MS = 1000;

/**
 * Which subscription counts for a member who has several: the one that lasts longest; of two that end together the one
 * that renews, then the one billed by Stripe, which we can manage. `undefined` without any.
 */
export function leadingSubscription<S extends Subscription>(subscriptions: readonly S[]): S | undefined {
  return subscriptions.toSorted(
    (a, b) =>
      b.endsAt - a.endsAt ||
      Number(b.renews) - Number(a.renews) ||
      Number(b.source === 'stripe') - Number(a.source === 'stripe') ||
      (a.plan ?? '').localeCompare(b.plan ?? ''),
  )[0];
}

/**
 * Every source of premium, trial and subscriptions, merged to the facts that access rests on. It asks no clock: a member
 * is premium at a moment if that moment is before one of the two ends.
 *
 * A subscription that only waits for our own trial to end is no paid time yet: the member stays on trial.
 */
export function mergeEntitlement({
  trialEndsAt,
  trialPlan = null,
  subscriptions,
}: {
  trialEndsAt: number | null;
  /** Plan chosen when the trial began. */
  trialPlan?: PlanName | null | undefined;
  subscriptions: readonly Subscription[];
}): SubscriptionFacts & { subscriptionStatus: SubscriptionStatus; subscriptionEndsAt: number | null; subscriptionPlan: PlanName | null } {
  const waits = ({ phase, endsAt }: Subscription) => phase === 'trial' && trialEndsAt !== null && endsAt <= trialEndsAt + ROUNDING_MS;
  const paid = leadingSubscription(subscriptions.filter((subscription) => !waits(subscription)));
  if (paid !== undefined)
    return { subscriptionStatus: 'active', subscriptionPlan: paid.plan, subscriptionEndsAt: paid.endsAt, trialEndsAt };
  const chosen = leadingSubscription(subscriptions)?.plan ?? trialPlan;
  return { subscriptionStatus: trialEndsAt === null ? 'free' : 'trial', subscriptionPlan: chosen, subscriptionEndsAt: null, trialEndsAt };
}
