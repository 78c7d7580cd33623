import { useSession } from '../../../data/session/session-context.tsx';
import type { SubscriptionState } from '../../../data/subscription.ts';
import { epochOf } from '../../../lib/dates.ts';

/** When the member's trial ends or ended, epoch milliseconds; null without one. */
export function useTrialEnd(state: SubscriptionState | null): number | null {
  const { user } = useSession();
  const own = user?.trialEndsAt;
  return epochOf(state?.trialEndsAt) ?? (typeof own === 'number' ? own : epochOf(own));
}
