import { type PlanName, planName } from '@labelwise/domain/access';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Access, useAccess } from '../../../data/session/access.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { type SubscriptionState, subscriptionQuery } from '../../../data/subscription.ts';

export type MemberPlan = {
  readonly access: Access;
  /** The paid plan that runs; null where none does. */
  readonly current: PlanName | null;
  /** What the server says of it; null until it has answered, and where it cannot be reached. */
  readonly state: SubscriptionState | null;
  readonly isLoading: boolean;
};

/** The member's plan: their own dates at once, the server's details as they come. */
export function usePlan(): MemberPlan {
  const { user, refresh } = useSession();
  const access = useAccess();
  const { data: state = null, isPending } = useQuery({ ...subscriptionQuery(), enabled: user !== null });
  const active = state === null ? access.isPremiumSubscriber : state.status === 'active';
  // A plan that was bought or ended elsewhere: the badges of the shell follow.
  const isStale = state !== null && state.status !== (user?.subscriptionStatus ?? 'free');
  useEffect(() => {
    if (isStale) void refresh();
  }, [isStale, refresh]);
  return {
    access,
    state,
    isLoading: isPending && user !== null,
    current: active ? (state?.plan ?? planName(user?.subscriptionPlan)) : null,
  };
}
