/** Events of payment providers as they arrive: signed by the SDK of Stripe, or with the secret of RevenueCat. */
import { Stripe } from 'stripe';
import type { TestApp } from './test-app.ts';

export const STRIPE_SECRET = 'whsec_for_tests';
export const REVENUECAT_SECRET = 'a secret for tests of RevenueCat';
const DAY = 86_400;

type StripeEvent = { id: string; type: string; created: number; livemode?: boolean; object: object };

/** A subscription as Stripe shows it; times in epoch seconds. */
export function stripeSubscription(fields: {
  id?: string;
  customer: string;
  status?: string;
  from: number;
  until: number;
  interval?: 'month' | 'year';
  [more: string]: unknown;
}) {
  const { id = 'sub_1', status = 'active', from, until, interval = 'month', ...more } = fields;
  return {
    id,
    object: 'subscription',
    status,
    created: from,
    cancel_at_period_end: false,
    metadata: {},
    ...more,
    items: { data: [{ id: `si_${id}`, current_period_start: from, current_period_end: until, price: { recurring: { interval } } }] },
  };
}

/** The bytes and the signature of an event. `signedAt`: epoch seconds, now by default. */
export function signed(
  { object, livemode = false, ...event }: StripeEvent,
  { secret = STRIPE_SECRET, signedAt = Math.floor(Date.now() / 1000) } = {},
) {
  const payload = JSON.stringify({ object: 'event', api_version: '2026-10-28.endive', livemode, ...event, data: { object } });
  return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: signedAt }) };
}

export async function deliverStripe(
  { app }: TestApp,
  event: StripeEvent | { payload: string; signature: string | undefined },
): Promise<{ status: number; code: unknown }> {
  const { payload, signature } = 'payload' in event ? event : signed(event);
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    payload,
    headers: { 'content-type': 'application/json; charset=utf-8', ...(signature !== undefined && { 'stripe-signature': signature }) },
  });
  return { status: statusCode, code: JSON.parse(body).code };
}

/** An event of RevenueCat for `premium`, thirty days long by default. */
export function storeEvent(fields: {
  id: string;
  type: string;
  app_user_id?: string;
  event_timestamp_ms?: number;
  [more: string]: unknown;
}) {
  const at = fields.event_timestamp_ms ?? Date.now();
  return {
    environment: 'PRODUCTION',
    store: 'APP_STORE',
    product_id: 'premium_monthly',
    entitlement_ids: ['premium'],
    original_transaction_id: '2000001',
    event_timestamp_ms: at,
    purchased_at_ms: at,
    expiration_at_ms: at + 30 * DAY * 1000,
    ...fields,
  };
}

export async function deliverStore(
  { app }: TestApp,
  event: object,
  headers: Record<string, string> = { authorization: REVENUECAT_SECRET },
): Promise<{ status: number; code: unknown }> {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/api/webhooks/revenuecat',
    payload: JSON.stringify({ api_version: '1.0', event }),
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: statusCode, code: JSON.parse(body).code };
}
