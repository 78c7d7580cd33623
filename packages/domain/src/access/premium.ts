/** Days that a trial lasts. @source core specification section 9 */
export const TRIAL_DAYS = 7;
const DAY_MS = 86_400_000;

/** What access is derived from; times are epoch ms. */
export type SubscriptionState = {
  subscriptionStatus: 'free' | 'trial' | 'active';
  trialEndsAt: number | null;
  subscriptionEndsAt?: number | null;
};

/**
 * Active, or on a trial whose end lies in the future. The instant of the end is not access any more.
 * @source core specification section 4 "Subscription access"
 */
export function hasPremiumAccess({ subscriptionStatus, trialEndsAt, subscriptionEndsAt }: SubscriptionState, now: number): boolean {
  if (subscriptionStatus === 'active') return subscriptionEndsAt === null || subscriptionEndsAt === undefined || now < subscriptionEndsAt;
  return subscriptionStatus === 'trial' && trialEndsAt !== null && now < trialEndsAt;
}

/** On a trial that has run out. */
export function isTrialExpired({ subscriptionStatus, trialEndsAt }: SubscriptionState, now: number): boolean {
  return subscriptionStatus === 'trial' && (trialEndsAt === null || trialEndsAt <= now);
}

/** A trial starts once: only from `free`, and only where none has been. */
export function canStartTrial({ subscriptionStatus, trialEndsAt }: SubscriptionState): boolean {
  return subscriptionStatus === 'free' && trialEndsAt === null;
}

/** Whole days left, rounded up, never below 0. */
export function trialDaysRemaining({ trialEndsAt }: SubscriptionState, now: number): number {
  return trialEndsAt === null ? 0 : Math.max(0, Math.ceil((trialEndsAt - now) / DAY_MS));
}
