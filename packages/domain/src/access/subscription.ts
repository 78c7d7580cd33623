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
