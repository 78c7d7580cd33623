import { subscription, webhooks } from '@labelwise/contracts/subscription';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../../http/serve.ts';
import { AppError } from '../../lib/app-error.ts';
import type { UsersService } from '../users/users.service.ts';
import type { CheckoutService } from './checkout.service.ts';
import type { ProviderEvent, ReadRevenueCatEvent, ReadStripeEvent } from './payment-gateway.ts';
import type { ProviderEventsService } from './provider-events.service.ts';
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

/** `null`: no secret is configured, and all such events are refused. */
type EventReaders = { stripe: ReadStripeEvent | null; revenueCat: ReadRevenueCatEvent | null };

const MAX_BYTES = 512 * 1024;

/** HTTP for the events of payment providers. Bodies stay bytes until their signature is checked. */
export function webhookRoutes(app: FastifyInstance, service: ProviderEventsService, { stripe, revenueCat }: EventReaders): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
    serve(
      scope,
      webhooks.stripe,
      async ({ request }) => {
        if (stripe === null) throw new AppError('payments_not_configured');
        const event = await stripe(bytesOf(request), headerOf(request, 'stripe-signature'));
        if (event === null) throw new AppError('invalid_signature');
        return taken(await service.take(event), event, request);
      },
      { bodyLimit: MAX_BYTES },
    );
    serve(
      scope,
      webhooks.revenueCat,
      async ({ request }) => {
        if (revenueCat === null) throw new AppError('payments_not_configured');
        const event = revenueCat(bytesOf(request), {
          authorization: headerOf(request, 'authorization'),
          signature: headerOf(request, 'x-revenuecat-signature'),
        });
        if (event === null) throw new AppError('webhook_not_authenticated');
        return taken(await service.take(event), event, request);
      },
      { bodyLimit: MAX_BYTES },
    );
  });
}

function taken(outcome: string, { id, type }: ProviderEvent, request: FastifyRequest): { received: true } {
  request.log.info({ event: id, type, outcome }, 'billing event');
  return { received: true };
}

function bytesOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}
