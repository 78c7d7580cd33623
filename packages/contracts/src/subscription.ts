import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const Plan = z.object({
  id: z.string(),
  name: z.enum(['monthly', 'yearly']),
  interval: z.enum(['month', 'year']),
  /** Cents of US dollars. */
  amount: z.number(),
  description: z.string(),
  features: z.array(z.string()),
});

export const subscription = {
  plans: endpoint({ method: 'GET', path: '/api/subscription-plans', summary: 'Plans and prices.', tag: 'subscription', access: 'none', answer: z.array(Plan), errors: [] }),
  trialStatus: endpoint({
    method: 'GET', path: '/api/trial-status', summary: 'May a trial start, when does it end, will it bill?', tag: 'subscription', access: 'member',
    answer: z.object({ canStartTrial: z.boolean(), trialEndsAt: z.nullable(z.string()), willAutoBill: z.boolean() }), errors: [],
  }),
  startTrial: endpoint({
    method: 'POST', path: '/api/start-trial', summary: 'Starts the one seven-day trial.', tag: 'subscription', access: 'member',
    body: z.object({ subscriptionPlan: z.optional(z.enum(['monthly', 'yearly'])) }),
    answer: z.object({ success: z.boolean(), message: z.string(), trialEndsAt: z.string() }), errors: ['trial_not_available', 'invalid_input'],
  }),
};
