import { Plan, type SubscriptionState, subscription } from '@labelwise/contracts/subscription';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { http } from '../../platform/http/index.ts';

export type Plan = z.infer<typeof Plan>;
export type { SubscriptionState };

/** The plans with their prices. @throws ApiError */
export function plansQuery() {
  const { path, answer } = subscription.plans;
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }): Promise<Plan[]> => answer.parse(await http.json(path, { signal })),
  });
}

/** The member's plan as the server knows it: who bills, when next, what a trial will do. Asked anew by every screen. @throws ApiError */
export function subscriptionQuery() {
  const { path, answer } = subscription.user;
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }): Promise<SubscriptionState> => answer.parse(await http.json(path, { signal })).subscription,
    staleTime: 0,
  });
}
