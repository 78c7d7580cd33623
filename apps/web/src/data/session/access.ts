import { canStartTrial, hasPremiumAccess, trialDaysRemaining } from '@labelwise/domain/access';
import { useState } from 'react';
import type { SessionUser } from './session.ts';
import { useSession } from './session-context.tsx';

/** What the member's plan opens. */
export type Access = {
  readonly hasPremiumAccess: boolean;
  readonly isPremiumSubscriber: boolean;
  readonly isOnTrial: boolean;
  readonly canStartTrial: boolean;
  /** Whole days, rounded up, never below 0. */
  readonly trialDaysRemaining: number;
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
    trialDaysRemaining: isOnTrial ? trialDaysRemaining(state, now) : 0,
  };
}

/** A date as answered (ISO 8601 or milliseconds); what is no date counts as none. */
function epochMs(value: string | number | null | undefined): number | null {
  if (value === null || value === undefined) return null;
  const ms = new Date(value).getTime();
  return Number.isNaN(ms) ? null : ms;
}

/** What the member's plan opens, as of the moment the screen was opened. */
export function useAccess(): Access {
  const { user } = useSession();
  const [openedAt] = useState(Date.now);
  return accessOf(user, openedAt);
}
