import { subscription } from '@labelwise/contracts/subscription';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { UsersService } from '../users/users.service.ts';
import type { CheckoutService } from './checkout.service.ts';
import type { SubscriptionService } from './subscription.service.ts';

/** HTTP for plans, the trial and the state of a member's subscription. */
export function subscriptionRoutes(app: FastifyInstance, service: SubscriptionService, users: UsersService): void {
  serve(app, subscription.plans, () => service.plans());
  serve(app, subscription.user, async ({ caller }) => {
    const [user, state] = await Promise.all([users.read(caller.userId), service.state(caller.userId)]);
    return { ...user, subscription: state };
  });
  serve(app, subscription.trialStatus, async ({ caller }) => {
    const { canStartTrial, trialEndsAt, willAutoBill } = await service.state(caller.userId);
    return { canStartTrial, trialEndsAt, willAutoBill };
  });
  serve(
    app,
    subscription.startTrial,
    async ({ caller, body, say }) => ({
      success: true,
      message: say('successes.trial_started'),
      ...(await service.startTrial(caller.userId, body.subscriptionPlan ?? null)),
    }),
    {
      rateLimit: { max: 30, windowSeconds: 60 },
    },
  );
}

/** Every call reaches out to Stripe. */
const EXPENSIVE_ROUTE_LIMIT = { rateLimit: { max: 30, windowSeconds: 60 } };

/** HTTP for buying and managing a plan. */
export function checkoutRoutes(app: FastifyInstance, service: CheckoutService): void {
  serve(app, subscription.create, ({ caller, body }) => service.create(caller.userId, body), EXPENSIVE_ROUTE_LIMIT);
  serve(app, subscription.manage, ({ caller }) => service.manage(caller.userId), EXPENSIVE_ROUTE_LIMIT);
}
