import { subscription } from '@labelwise/contracts/subscription';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { BillingService } from './billing.service.ts';

/** Every call reaches out to Stripe. */
const DEAR = { rateLimit: { max: 30, windowSeconds: 60 } };

/** HTTP for buying and managing a plan. */
export function billingRoutes(app: FastifyInstance, service: BillingService): void {
  serve(app, subscription.create, ({ caller, body }) => service.create(caller.userId, body), DEAR);
  serve(app, subscription.manage, ({ caller }) => service.manage(caller.userId), DEAR);
}
