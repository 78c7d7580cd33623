import { createHmac, timingSafeEqual } from 'node:crypto';
import { type PlanName, planName, type SubscriptionSnapshot } from '@labelwise/domain/access';
import * as z from 'zod';
import { AppError } from '../lib/app-error.ts';
import type { Clock } from '../lib/clock.ts';
import type { ProviderChange, ProviderEvent, ReadRevenueCatEvent } from '../modules/subscription/payment-gateway.ts';

/** What the store sells gives this. */
const ENTITLEMENT = 'premium';

const text = z.string().min(1).max(500);
const ids = z.array(text).max(1000).nullish();
const time = z.number().int().nonnegative().nullish();

/** @source RevenueCat, "Event Types and Fields" */
const Envelope = z.object({
  event: z.object({
    id: text,
    type: text,
    event_timestamp_ms: time,
    environment: z.string().nullish(),
    store: z.string().nullish(),
    app_user_id: text.nullish(),
    original_app_user_id: text.nullish(),
    aliases: ids,
    product_id: z.string().nullish(),
    entitlement_id: z.string().nullish(),
    entitlement_ids: ids,
    transaction_id: z.string().nullish(),
    original_transaction_id: z.string().nullish(),
    purchased_at_ms: time,
    expiration_at_ms: time,
    grace_period_expiration_at_ms: time,
    cancel_reason: z.string().nullish(),
    transferred_from: ids,
    transferred_to: ids,
  }),
});
type Event = z.infer<typeof Envelope>['event'];

/** Events with the state of a subscription. The others announce (PRODUCT_CHANGE), repeat (INVOICE_ISSUANCE) or test. */
const STATE_EVENTS = new Set([
  'INITIAL_PURCHASE',
  'RENEWAL',
  'CANCELLATION',
  'UNCANCELLATION',
  'NON_RENEWING_PURCHASE',
  'SUBSCRIPTION_PAUSED',
  'EXPIRATION',
  'BILLING_ISSUE',
  'SUBSCRIPTION_EXTENDED',
  'TEMPORARY_ENTITLEMENT_GRANT',
  'REFUND_REVERSED',
]);
const NOT_RENEWING = new Set(['CANCELLATION', 'NON_RENEWING_PURCHASE', 'SUBSCRIPTION_PAUSED', 'EXPIRATION', 'TEMPORARY_ENTITLEMENT_GRANT']);
/** Names that RevenueCat makes up for people who were not signed in. */
const ANONYMOUS = /^\$RCAnonymousID:/u;

export function createRevenueCatEvents(secret: string, now: Clock): ReadRevenueCatEvent {
  return (body, proof) => (isAuthentic(body, proof, secret, now()) ? readEvent(body, now()) : null);
}

function readEvent(body: Buffer, receivedAt: number): ProviderEvent {
  const parsed = Envelope.safeParse(jsonOf(body));
  if (!parsed.success) throw new AppError('invalid_input', { message: { id: 'errors.event_not_revenuecat' }, cause: parsed.error });
  const { event } = parsed.data;
  const at = event.event_timestamp_ms ?? event.purchased_at_ms ?? receivedAt;
  return {
    source: 'revenuecat',
    id: `revenuecat:${event.id}`,
    type: event.type,
    at,
    sandbox: event.environment === 'SANDBOX',
    changes: changesOf(event, at),
  };
}

function changesOf(event: Event, at: number): ProviderChange[] {
  if (event.type === 'TRANSFER')
    return [{ kind: 'transfer', from: event.transferred_from ?? [], to: event.transferred_to ?? [], at, eventId: event.id }];
  if (!STATE_EVENTS.has(event.type) || !givesPremium(event) || typeof event.expiration_at_ms !== 'number') return [];
  return [
    {
      kind: 'subscription',
      id: idOf(event),
      source: 'store',
      stripeId: null,
      customerId: null,
      accountIds: accountIdsOf(event),
      snapshot: snapshotOf(event, event.expiration_at_ms, at),
    },
  ];
}

function snapshotOf(event: Event, expiresAt: number, at: number): SubscriptionSnapshot {
  const refunded = event.type === 'CANCELLATION' && event.cancel_reason === 'CUSTOMER_SUPPORT';
  const over = refunded || event.type === 'EXPIRATION';
  return {
    plan: planOf(event),
    phase: 'paid',
    endsAt: over ? Math.min(expiresAt, at) : Math.max(expiresAt, event.grace_period_expiration_at_ms ?? 0),
    renews: !NOT_RENEWING.has(event.type) || (event.type === 'CANCELLATION' && event.cancel_reason === 'BILLING_ERROR'),
    paymentProblem: event.type === 'BILLING_ISSUE' || event.cancel_reason === 'BILLING_ERROR',
    observedAt: at,
    eventId: event.id,
  };
}

/** One subscription has the same first transaction through all renewals. */
function idOf({ store, original_transaction_id: first, transaction_id: transaction, app_user_id: user }: Event): string {
  return `store:${store ?? 'UNKNOWN'}:${first ?? transaction ?? user ?? ''}`;
}

function givesPremium({ entitlement_ids: several, entitlement_id: one, product_id: product }: Event): boolean {
  const named = several ?? (one === null || one === undefined ? null : [one]);
  return named === null ? /premium/iu.test(product ?? '') : named.includes(ENTITLEMENT);
}

/** The id that the app signed in with; its aliases only where that is one of RevenueCat's own. */
function accountIdsOf({ app_user_id: user, original_app_user_id: original, aliases }: Event): string[] {
  const known = typeof user === 'string' && !ANONYMOUS.test(user) ? [user] : [original, ...(aliases ?? [])];
  return known.filter((id) => typeof id === 'string' && !ANONYMOUS.test(id)).map(String);
}

function planOf({ product_id: product, purchased_at_ms: from, expiration_at_ms: until }: Event): PlanName | null {
  const word = /year|annual|month/iu.exec(product ?? '')?.[0];
  if (word !== undefined) return planName(/month/iu.test(word) ? 'monthly' : 'yearly');
  if (typeof from !== 'number' || typeof until !== 'number') return null;
  return until - from > 180 * 86_400_000 ? 'yearly' : 'monthly';
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
}

const TOLERANCE_SECONDS = 300;

type Proof = { authorization: string | undefined; signature: string | undefined };

/**
 * Does this request come from RevenueCat? It proves itself by the Authorization value that was entered in its dashboard,
 * by an HMAC-SHA-256 over the bytes, or by both; all that is sent must be right, and one must be sent.
 *
 * @param now epoch ms; a dated signature (`t=…,v1=…`) is valid for five minutes
 */
function isAuthentic(body: Buffer, { authorization, signature }: Proof, secret: string, now: number): boolean {
  if (authorization === undefined && signature === undefined) return false;
  if (authorization !== undefined && !same(authorization, secret) && !same(authorization, `Bearer ${secret}`)) return false;
  return signature === undefined || isSigned(body, signature, secret, now);
}

function isSigned(body: Buffer, signature: string, secret: string, now: number): boolean {
  const hmac = (...parts: Array<string | Buffer>) =>
    parts.reduce((made, part) => made.update(part), createHmac('sha256', secret)).digest('hex');
  const { time, dated } = /^t=(?<time>\d{1,12}),\s*v1=(?<dated>[0-9a-f]{64})$/iu.exec(signature)?.groups ?? {};
  if (time === undefined || dated === undefined) return same(signature.replace(/^sha256=/iu, '').toLowerCase(), hmac(body));
  return Math.abs(now / 1000 - Number(time)) <= TOLERANCE_SECONDS && same(dated.toLowerCase(), hmac(`${time}.`, body));
}

/** Takes as long for a near miss as for a far one. Hashed first, so that lengths do not show either. */
function same(given: string, expected: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
