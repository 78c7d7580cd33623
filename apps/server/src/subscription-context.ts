import type { FastifyInstance } from 'fastify';
import { createRevenueCatEvents } from './adapters/revenuecat-events.ts';
import { createStripeEvents } from './adapters/stripe/stripe-events.ts';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import { createBillingTasks } from './jobs/billing-tasks.ts';
import { systemClock } from './lib/clock.ts';
import { newId } from './lib/ids.ts';
import { VERSION } from './lib/version.ts';
import { createAccountClosure, createCheckoutService } from './modules/subscription/checkout.service.ts';
import type { PaymentGateway } from './modules/subscription/payment-gateway.ts';
import { createProviderEventsService } from './modules/subscription/provider-events.service.ts';
import { createBillingRepository, createSubscriptionRepository } from './modules/subscription/subscription.repository.ts';
import { checkoutRoutes, webhookRoutes } from './modules/subscription/subscription.routes.ts';

type Needs = { config: Config; db: Db; onFailure: (error: unknown) => void };

/** Builds what belongs to payment. Without keys it sells nothing and takes no events, and costs nothing either. */
export async function createBilling({ config, db, onFailure }: Needs) {
  const now = systemClock;
  const gateway = await stripeOf(config);
  const { rememberTrial } = createSubscriptionRepository(db);
  const repository = createBillingRepository(db);
  const tasks = createBillingTasks({ db, now, gateway, onFailure });
  const events = createProviderEventsService({
    repository,
    gateway,
    now,
    acceptsSandbox: (source) => (source === 'stripe' ? gateway?.live !== true : config.revenueCat.sandbox),
  });
  const { webhookSecret } = config.stripe;
  const secret = config.revenueCat.webhookSecret;
  const readers = {
    stripe: webhookSecret === null ? null : createStripeEvents(webhookSecret),
    revenueCat: secret === null ? null : createRevenueCatEvents(secret, now),
  };
  return {
    accountClosure: createAccountClosure({ now, newId, rememberTrial, tasks }),
    tasks,
    reconcile: gateway === null ? null : events.reconcile,
    addRoutes(app: FastifyInstance): void {
      checkoutRoutes(app, createCheckoutService({ repository, gateway, publicUrl: config.publicUrl, now }));
      webhookRoutes(app, events, readers);
    },
    close: tasks.stop,
  };
}

/** The SDK is loaded only where there is a key for it. */
async function stripeOf({ stripe: { secretKey, baseUrl } }: Config): Promise<PaymentGateway | null> {
  if (secretKey === null) return null;
  const { createStripe } = await import('./adapters/stripe/stripe.ts');
  return createStripe({ secretKey, baseUrl, version: VERSION });
}
