import type { SessionUser } from './session-user.ts';

/** What the member's plan opens (core specification section 4, "Subscription access"). */
export type Access = {
  readonly hasPremiumAccess: boolean;
  readonly isPremiumSubscriber: boolean;
  readonly isOnTrial: boolean;
  readonly canStartTrial: boolean;
  /** Whole days, rounded up, never below 0. */
  readonly trialDaysRemaining: number;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Derives access from the dates, for what the app shows; the server decides by the same rule at each request.
 * A trial that ends at `now` has ended.
 *
 * @param now epoch milliseconds
 */
export function accessOf(user: SessionUser | null, now: number): Access {
  const status = user?.subscriptionStatus ?? 'free';
  const endsAt = user?.trialEndsAt === null || user?.trialEndsAt === undefined ? null : new Date(user.trialEndsAt).getTime();
  const remainingMs = endsAt === null || Number.isNaN(endsAt) ? 0 : Math.max(0, endsAt - now);
  const isOnTrial = status === 'trial' && remainingMs > 0;
  return {
    hasPremiumAccess: status === 'active' || isOnTrial,
    isPremiumSubscriber: status === 'active',
    isOnTrial,
    canStartTrial: user !== null && status === 'free' && endsAt === null,
    trialDaysRemaining: isOnTrial ? Math.ceil(remainingMs / DAY_MS) : 0,
  };
}
