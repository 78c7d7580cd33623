import { Stripe } from 'stripe';

import type { Checkout, OpenCheckout, PaymentGateway } from '../../modules/billing/gateway.ts';
import type { SubscriptionChange } from '../../modules/billing/billing-event.ts';

import { boundedFetch } from './bounded-fetch.ts';
import { call, callUnlessGone } from './call.ts';
import { paymentPage } from './payment-page.ts';
import { createPlanPrices } from './plan-prices.ts';
import { createPlanSwitch } from './plan-switch.ts';
import { asChange, StripeSubscription } from './subscription-state.ts';

type Options = { secretKey: string; baseUrl: string | null; version: string; timeoutMs?: number };

/** Two tries of so long, and a short pause between: a person waits for the answer. */
const TIMEOUT_MS = 5000;
const RETRIES = 1;

/** Stripe by its own SDK, on a transport that bounds time, bytes and redirects. */
export function createStripe({ secretKey, baseUrl, version, timeoutMs = TIMEOUT_MS }: Options): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    ...serverOf(baseUrl), timeout: timeoutMs, maxNetworkRetries: RETRIES, telemetry: false,
    appInfo: { name: 'Labelwise', version }, httpClient: Stripe.createFetchHttpClient(boundedFetch),
  });
  const prices = createPlanPrices(stripe);
  const openSwitch = createPlanSwitch(stripe, prices);
  return {
    live: /^(?:sk|rk)_live_/u.test(secretKey),
    createCustomer: ({ memberId, email, key }) => call(async () =>
      (await stripe.customers.create({ email, metadata: { memberId } }, { idempotencyKey: key })).id),
    openCheckout: (checkout) => call(async () => readCheckout(
      await stripe.checkout.sessions.create({ ...paramsOf(checkout), line_items: [await prices.lineItem(checkout.plan)] }, { idempotencyKey: checkout.key }), baseUrl)),
    closeCheckout: (sessionId) => call(async () => { await stripe.checkout.sessions.expire(sessionId); }),
    openPortal: (customer, returnUrl) => call(async () =>
      paymentPage((await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url, baseUrl)),
    openSwitch: (change) => call(async () => paymentPage((await openSwitch(change)).url, baseUrl)),
    readSubscription: (id, at) => call(async () => readSubscription(await stripe.subscriptions.retrieve(id), at)),
    allSubscriptions: () => everySubscription(stripe),
    cancelSubscription: (id) => callUnlessGone(() => stripe.subscriptions.cancel(id)),
    deleteCustomer: (id) => callUnlessGone(() => stripe.customers.del(id)),
  };
}

function serverOf(baseUrl: string | null): { host: string; port: string; protocol: 'http' | 'https' } | object {
  if (baseUrl === null) return {};
  const { hostname, port, protocol } = new URL(baseUrl);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, port: port || (scheme === 'http' ? '80' : '443'), protocol: scheme };
}

function paramsOf({ customerId, memberId, plan, firstPaymentAt, successUrl, cancelUrl }: Checkout): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription', customer: customerId, client_reference_id: memberId, metadata: { memberId, plan },
    subscription_data: { metadata: { memberId, plan }, ...(firstPaymentAt !== null && { trial_end: Math.ceil(firstPaymentAt / 1000) }) },
    success_url: successUrl, cancel_url: cancelUrl,
  };
}

function readCheckout({ id, url, expires_at: expiresAt }: Stripe.Checkout.Session, baseUrl: string | null): OpenCheckout {
  const expires = typeof expiresAt === 'number' ? expiresAt * 1000 : 0;
  return { sessionId: String(id), url: paymentPage(url, baseUrl), expiresAt: expires };
}

/** An answer is believed once it has the shape that we know. */
function readSubscription(answer: unknown, at: number): SubscriptionChange {
  const subscription = StripeSubscription.parse(answer);
  return asChange(subscription, at, `read:${subscription.id}:${at}`);
}

/**
 * Dated by Stripe's clock, one second back: an event of the second in which a page was made may know more than the page.
 */
async function* everySubscription(stripe: Stripe): AsyncGenerator<SubscriptionChange> {
  let after: string | undefined;
  do {
    const page = await call(() => stripe.subscriptions.list({ status: 'all', limit: 100, ...(after !== undefined && { starting_after: after }) }));
    const date = Date.parse(page.lastResponse.headers['date'] ?? '');
    if (Number.isNaN(date)) throw new Error('Stripe did not say when its answer was made');
    for (const each of page.data) yield readSubscription(each, date - 1000);
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after !== undefined);
}
