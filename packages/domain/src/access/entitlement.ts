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

/** The state of a subscription that one event of a provider describes; `observedAt` is epoch ms by the provider's own clock. */
export type SubscriptionSnapshot = Omit<Subscription, 'source'> & { observedAt: number; eventId: string };

/**
 * The later of two snapshots of the same subscription. A total order, so that events may arrive twice, late and in any
 * order: reducing by it is commutative, associative and idempotent, and the result depends on the set of snapshots alone.
 *
 * Providers date by the second. Of two snapshots of one second the one that gives more counts: a new subscription is reported
 * as incomplete and then as paid in the same second, never the other way round.
 */
export function latestSnapshot<T extends SubscriptionSnapshot>(a: T, b: T): T {
  return compareSnapshots(a, b) >= 0 ? a : b;
}

function compareSnapshots(a: SubscriptionSnapshot, b: SubscriptionSnapshot): number {
  return (
    a.observedAt - b.observedAt ||
    a.endsAt - b.endsAt ||
    Number(a.phase === 'paid') - Number(b.phase === 'paid') ||
    Number(b.renews) - Number(a.renews) ||
    Number(a.paymentProblem) - Number(b.paymentProblem) ||
    byCodePoint(a.plan ?? '', b.plan ?? '') ||
    byCodePoint(a.eventId, b.eventId)
  );
}

/** Purchases of one person that a store moved to another (`null`: to nobody we know), `at` epoch ms by the store's clock. */
export type Transfer = { from: string; to: string | null; at: number; eventId: string };

/** Whose a purchase is, since when. */
export type Ownership = { owner: string | null; at: number };

/**
 * Who owns what belonged to `owner` at a moment, once every transfer after that moment is followed. Independent of the
 * order in which the transfers became known.
 */
export function ownerAfterTransfers({ owner, at }: Ownership, transfers: readonly Transfer[]): Ownership {
  const next = transfers
    .filter((transfer) => transfer.from === owner && transfer.at > at)
    .toSorted((a, b) => a.at - b.at || byCodePoint(a.to ?? '', b.to ?? '') || byCodePoint(a.eventId, b.eventId))[0];
  return next === undefined ? { owner, at } : ownerAfterTransfers({ owner: next.to, at: next.at }, transfers);
}

/** The later claim to a purchase; of two at the same moment always the same one, whichever is met first. */
export function latestOwnership(a: Ownership, b: Ownership): Ownership {
  return (a.at - b.at || byCodePoint(a.owner ?? '', b.owner ?? '')) >= 0 ? a : b;
}

function byCodePoint(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
