export type SubscriptionStatus = 'free' | 'trial' | 'active';
export type PlanName = 'monthly' | 'yearly';

/** What a user's subscription rests on; times in epoch ms, `null` = none. */
export type SubscriptionFacts = {
  subscriptionStatus: SubscriptionStatus;
  trialEndsAt: number | null;
  subscriptionEndsAt?: number | null | undefined;
};

export const TRIAL_DAYS = 7;
const DAY_MS = 86_400_000;

/** Premium: an active subscription, or a trial whose end is in the future. */
export function hasPremiumAccess(user: SubscriptionFacts, now: number): boolean {
  return user.subscriptionStatus === 'active' || isOnTrial(user, now);
}

export function isOnTrial({ subscriptionStatus, trialEndsAt }: SubscriptionFacts, now: number): boolean {
  return subscriptionStatus === 'trial' && trialEndsAt !== null && trialEndsAt > now;
}

/** Whole days, rounded up, never below 0; 0 for a user who is on no trial. */
export function trialDaysRemaining(user: SubscriptionFacts, now: number): number {
  if (!isOnTrial(user, now) || user.trialEndsAt === null) return 0;
  return Math.ceil((user.trialEndsAt - now) / DAY_MS);
}

/** One trial a member: status free, and never one before. */
export function canStartTrial({ subscriptionStatus, trialEndsAt }: SubscriptionFacts): boolean {
  return subscriptionStatus === 'free' && trialEndsAt === null;
}

/** When a trial that starts now ends, epoch ms. */
export function trialEnd(now: number): number {
  return now + TRIAL_DAYS * DAY_MS;
}

/**
 * The status that the dates give now: a subscription that was paid until a time in the past, or a trial that is over,
 * is free again; a trial that outlasts the paid time goes on. `graceMs` lets a paid period run on while a late renewal
 * notice is under way.
 */
export function currentStatus(user: SubscriptionFacts, now: number, graceMs = 0): SubscriptionStatus {
  const { subscriptionStatus, subscriptionEndsAt = null } = user;
  if (subscriptionStatus === 'active' && subscriptionEndsAt !== null && subscriptionEndsAt + graceMs <= now) {
    return currentStatus({ ...user, subscriptionStatus: 'trial' }, now);
  }
  if (subscriptionStatus === 'trial' && !isOnTrial(user, now)) return 'free';
  return subscriptionStatus;
}

export type AccessState = {
  hasPremiumAccess: boolean;
  isOnTrial: boolean;
  isPremiumSubscriber: boolean;
  trialDaysRemaining: number;
  canStartTrial: boolean;
};

/** Everything a screen or a guard asks about a user's plan, from the dates alone. */
export function accessState(user: SubscriptionFacts, now: number, graceMs = 0): AccessState {
  const current = { ...user, subscriptionStatus: currentStatus(user, now, graceMs) };
  return {
    hasPremiumAccess: hasPremiumAccess(current, now),
    isOnTrial: isOnTrial(current, now),
    isPremiumSubscriber: current.subscriptionStatus === 'active',
    trialDaysRemaining: trialDaysRemaining(current, now),
    canStartTrial: canStartTrial(current),
  };
}

/** Cents. */
export const PLAN_PRICES: Readonly<Record<PlanName, number>> = { monthly: 999, yearly: 9999 };

/** `month`, `monthly`, `year` and `yearly` in any case are the two plans; anything else is none. */
export function planName(text: string | null | undefined): PlanName | null {
  const word = text?.trim().toLowerCase();
  if (word === 'month' || word === 'monthly') return 'monthly';
  return word === 'year' || word === 'yearly' ? 'yearly' : null;
}

export type YearlySaving = {
  /** Twelve single months, cents; shown struck through. */
  fullPrice: number;
  /** Whole percent, rounded. */
  percent: number;
  /** Whole dollars, rounded down. */
  dollars: number;
  /** Months that the saving pays for, rounded. */
  monthsFree: number;
};

/** What a year saves against twelve months; 0 where a year is not cheaper. Both prices in cents. */
export function yearlySaving(monthlyCents: number, yearlyCents: number): YearlySaving {
  const fullPrice = monthlyCents * 12;
  const saved = Math.max(0, fullPrice - yearlyCents);
  return {
    fullPrice,
    percent: fullPrice > 0 ? Math.round((100 * saved) / fullPrice) : 0,
    dollars: Math.floor(saved / 100),
    monthsFree: monthlyCents > 0 ? Math.round(saved / monthlyCents) : 0,
  };
}

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
