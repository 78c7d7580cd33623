import { canStartTrial, hasPremiumAccess, TRIAL_DAYS, trialDaysRemaining } from '@labelwise/domain/access';
import { useOpenedAt } from '../../platform/network/network.ts';
import { type SessionUser, useSession } from './session.ts';

/** What the member's plan opens. */
export type Access = {
  readonly hasPremiumAccess: boolean;
  readonly isPremiumSubscriber: boolean;
  readonly isOnTrial: boolean;
  readonly canStartTrial: boolean;
  /** Whole days, rounded up, never below 0; null where the clock must be wrong: no trial is that long. */
  readonly trialDaysRemaining: number | null;
};

/**
 * Derives access from the member's dates, for what the app shows; the server decides by the same rules at each request.
 *
 * @param now epoch milliseconds
 */
export function accessOf(user: SessionUser | null, now: number): Access {
  const state = {
    subscriptionStatus: user?.subscriptionStatus ?? 'free',
    trialEndsAt: epochMs(user?.trialEndsAt),
    subscriptionEndsAt: epochMs(user?.subscriptionEndsAt),
  } as const;
  const premium = hasPremiumAccess(state, now);
  const isOnTrial = premium && state.subscriptionStatus === 'trial';
  return {
    hasPremiumAccess: premium,
    isPremiumSubscriber: premium && !isOnTrial,
    isOnTrial,
    canStartTrial: user !== null && canStartTrial(state),
    trialDaysRemaining: isOnTrial ? plausibleDays(trialDaysRemaining(state, now)) : 0,
  };
}

/** A clock that is a little behind adds a day; one that is weeks behind says nothing of the days that are left. */
const MAX_DAYS = 2 * TRIAL_DAYS;

function plausibleDays(days: number): number | null {
  return days > MAX_DAYS ? null : days;
}

/** A date as answered (ISO 8601 or milliseconds); what is no date counts as none. */
function epochMs(value: string | number | null | undefined): number | null {
  if (value === null || value === undefined) return null;
  const ms = new Date(value).getTime();
  return Number.isNaN(ms) ? null : ms;
}

/** What the member's plan opens, as of the moment the screen was opened by the server's clock. */
export function useAccess(): Access {
  const { user } = useSession();
  return accessOf(user, useOpenedAt());
}
