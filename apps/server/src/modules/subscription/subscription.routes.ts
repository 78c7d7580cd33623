import type { FastifyInstance } from 'fastify';

import { subscription } from '@labelwise/contracts/subscription';

import type { SubscriptionService } from './subscription.service.ts';

import { serve } from '../../http/serve.ts';

/** HTTP for plans and the trial. */
export function subscriptionRoutes(app: FastifyInstance, service: SubscriptionService): void {
  serve(app, subscription.plans, () => service.plans());
  serve(app, subscription.trialStatus, ({ caller }) => service.trialStatus(caller.userId));
  serve(app, subscription.startTrial, ({ caller, body }) => service.startTrial(caller.userId, body.subscriptionPlan ?? null), { rateLimit: { max: 30, windowSeconds: 60 } });
}
