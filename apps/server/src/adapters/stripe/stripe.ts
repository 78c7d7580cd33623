import { Stripe } from 'stripe';
import * as z from 'zod';
import { readBody } from '../../lib/resilience.ts';
import {
  type Checkout,
  type OpenCheckout,
  PaymentError,
  type PaymentGateway,
  type SubscriptionChange,
} from '../../modules/subscription/payment-gateway.ts';
import { createPlanPrices, createPlanSwitch } from './plan-prices.ts';
import { asChange, StripeSubscription } from './stripe-events.ts';

type Options = { secretKey: string; baseUrl: string | null; version: string; timeoutMs?: number };

/** An answer is accepted once it has the shape that we know. */
const Customer = z.object({ id: z.string().min(1) });
const Cancelled = z.object({ status: z.literal('canceled') });
const Deleted = z.object({ deleted: z.literal(true) });
const Page = z.object({ data: z.array(StripeSubscription), has_more: z.boolean() });
const Session = z.object({ id: z.string().min(1), url: z.string(), expires_at: z.number() });

/** Two attempts of this length with a short pause between: a person is waiting for the answer. */
const TIMEOUT_MS = 5000;
const RETRIES = 1;

/** Stripe by its own SDK, on a transport that bounds time, bytes and redirects. */
export function createStripe({ secretKey, baseUrl, version, timeoutMs = TIMEOUT_MS }: Options): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    ...serverOf(baseUrl),
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'Labelwise', version },
    httpClient: Stripe.createFetchHttpClient(boundedFetch),
  });
  const prices = createPlanPrices(stripe);
  const openSwitch = createPlanSwitch(stripe, prices);
  return {
    live: /^(?:sk|rk)_live_/u.test(secretKey),
    createCustomer: ({ memberId, email, key }) =>
      call(async () => Customer.parse(await stripe.customers.create({ email, metadata: { memberId } }, { idempotencyKey: key })).id),
    openCheckout: (checkout) =>
      call(async () =>
        readCheckout(
          await stripe.checkout.sessions.create(
            { ...paramsOf(checkout), line_items: [await prices.lineItem(checkout.plan)] },
            { idempotencyKey: checkout.key },
          ),
          baseUrl,
        ),
      ),
    closeCheckout: (sessionId) =>
      call(async () => {
        await stripe.checkout.sessions.expire(sessionId);
      }),
    openPortal: (customer, returnUrl) =>
      call(async () => paymentPage((await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url, baseUrl)),
    openSwitch: (change) => call(async () => paymentPage((await openSwitch(change)).url, baseUrl)),
    readSubscription: (id, at) => call(async () => readSubscription(await stripe.subscriptions.retrieve(id), at)),
    allSubscriptions: () => everySubscription(stripe),
    cancelSubscription: (id) => callUnlessMissing(async () => Cancelled.parse(await stripe.subscriptions.cancel(id))),
    deleteCustomer: (id) => callUnlessMissing(async () => Deleted.parse(await stripe.customers.del(id))),
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
    mode: 'subscription',
    customer: customerId,
    client_reference_id: memberId,
    metadata: { memberId, plan },
    subscription_data: { metadata: { memberId, plan }, ...(firstPaymentAt !== null && { trial_end: Math.ceil(firstPaymentAt / 1000) }) },
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
}

function readCheckout(answer: unknown, baseUrl: string | null): OpenCheckout {
  const { id, url, expires_at: expiresAt } = Session.parse(answer);
  return { sessionId: id, url: paymentPage(url, baseUrl), expiresAt: expiresAt * 1000 };
}

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
    const page = await call(() => readPage(stripe, after));
    yield* page.changes;
    after = page.next;
  } while (after !== undefined);
}

async function readPage(stripe: Stripe, after: string | undefined): Promise<{ changes: SubscriptionChange[]; next: string | undefined }> {
  const answer = await stripe.subscriptions.list({ status: 'all', limit: 100, ...(after !== undefined && { starting_after: after }) });
  const { data, has_more: more } = Page.parse(answer);
  // With a custom transport the SDK returns the headers unchanged.
  const madeAt = Date.parse(new Headers(answer.lastResponse.headers).get('date') ?? '');
  if (Number.isNaN(madeAt)) throw new PaymentError('unreachable', 'an answer without a date');
  return {
    changes: data.map((each) => asChange(each, madeAt - 1000, `read:${each.id}:${madeAt}`)),
    next: more ? data.at(-1)?.id : undefined,
  };
}

/**
 * Runs a call of the SDK and turns every failure into a `PaymentError`. What Stripe says is not passed on: it may
 * name people. Type, code and status are enough to find the request in Stripe's own log.
 */
async function call<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asPaymentError(error);
  }
}

/** Like {@link call}, for what is as good as done when its object is not there (any more). */
async function callUnlessMissing(work: () => Promise<unknown>): Promise<void> {
  try {
    await call(work);
  } catch (error) {
    if (!(error instanceof PaymentError) || error.fault !== 'missing') throw error;
  }
}

function asPaymentError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  if (!(error instanceof Error)) return new PaymentError('unreachable', 'unknown');
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 0;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const kind = 'type' in error && typeof error.type === 'string' ? error.type : error.name;
  const detail = [kind, code, status].filter(Boolean).join(' ');
  if (status === 404 || code === 'resource_missing') return new PaymentError('missing', detail);
  return new PaymentError(status >= 400 && status < 500 && status !== 429 && status !== 409 ? 'refused' : 'unreachable', detail);
}

/**
 * The address of a payment page, if it is Stripe's own (or the configured server's, in tests): a browser is sent to no
 * other place, even if an answer names one.
 */
export function paymentPage(url: unknown, baseUrl: string | null): string {
  const page = typeof url === 'string' && URL.canParse(url) ? new URL(url) : null;
  const isStripes = page?.protocol === 'https:' && (page.hostname === 'stripe.com' || page.hostname.endsWith('.stripe.com'));
  const isStandIns = page !== null && baseUrl !== null && page.origin === new URL(baseUrl).origin;
  if (page === null || (!isStripes && !isStandIns)) throw new PaymentError('unreachable', 'an answer without a page of Stripe');
  return page.href;
}

const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

/**
 * A `fetch` for an upstream that may do anything: the caller's time limit covers the last byte of the body, no redirect
 * is followed, and an answer of more than 2 MiB after decompression is cut off with an error. The SDK takes any JSON
 * without `error` for success at any status: a failure without it gets one.
 */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const body = await readBody(response, MAX_ANSWER_BYTES);
  return new Response(response.ok || saysError(body) ? body : UNEXPLAINED, { status: response.status, headers: response.headers });
}

const UNEXPLAINED = JSON.stringify({ error: { type: 'api_error', message: 'An answer that says nothing' } });

function saysError(body: Buffer): boolean {
  try {
    const answer: unknown = JSON.parse(body.toString());
    return typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'object';
  } catch {
    return false;
  }
}
