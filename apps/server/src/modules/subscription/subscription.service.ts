import type { Plan } from '@labelwise/contracts/subscription';
import type { output } from 'zod/v4/core';

import { canStartTrial, TRIAL_DAYS } from '@labelwise/domain/access';

import type { Clock } from '../../lib/clock.ts';
import type { SubscriptionRepository } from './subscription.repository.ts';

import { AppError } from '../../lib/app-error.ts';

const DAY = 86_400_000;

/** @source members specification sections 2 and 9; DECISIONS "Plans and money" */
const FEATURES = [
  'Unlimited food scans', 'Advanced nutrition analytics', 'Personalised meal recommendations',
  'Export nutrition data', 'Priority AI nutrition advice', 'Premium support',
];
const PLANS: output<typeof Plan>[] = [
  { id: 'monthly', name: 'monthly', interval: 'month', amount: 999, description: 'Premium, billed monthly', features: FEATURES },
  { id: 'yearly', name: 'yearly', interval: 'year', amount: 9999, description: 'Premium, billed annually', features: FEATURES },
];

export type SubscriptionService = ReturnType<typeof createSubscriptionService>;
type Deps = { repository: SubscriptionRepository; now: Clock };

/** Plans and the one trial. What a member may do follows from dates, never from here. */
export function createSubscriptionService({ repository, now }: Deps) {
  return {
    plans: () => PLANS,

    async trialStatus(memberId: string) {
      const member = await repository.read(memberId);
      if (member === undefined) throw new AppError('authentication_required');
      const had = await repository.hadTrial(member.email);
      return {
        canStartTrial: canStartTrial(member) && !had,
        trialEndsAt: member.trialEndsAt === null ? null : new Date(member.trialEndsAt).toISOString(),
        // Nothing is billed without a payment method, and none can be on file before a purchase.
        willAutoBill: false,
      };
    },

    /** One trial a person, however often and from wherever it is asked for. */
    async startTrial(memberId: string, plan: 'monthly' | 'yearly' | null) {
      const trialEndsAt = now() + TRIAL_DAYS * DAY;
      if (!(await repository.startTrial(memberId, plan, now(), trialEndsAt))) throw new AppError('trial_not_available');
      return { success: true, message: 'Your 7-day free trial has begun.', trialEndsAt: new Date(trialEndsAt).toISOString() };
    },
  };
}
