import type { SubscriptionSnapshot } from '@labelwise/domain/access';
import * as z from 'zod';
import { AppError } from '../../lib/app-error.ts';
import type { ProviderChange, ProviderEvent, ReadStripeEvent, SubscriptionChange } from '../../modules/subscription/payment-gateway.ts';

/** An event may be this old when it arrives, seconds; a recording of one cannot be played back later. */
const TOLERANCE_SECONDS = 300;

const Event = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(200),
  created: z.number().int().nonnegative(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
});
const Reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();
const CheckoutSession = z.object({
  id: z.string(),
  customer: Reference,
  subscription: Reference,
  client_reference_id: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

/** Has the SDK check the signature over the bytes as they came, then reads what concerns us. The SDK is loaded with the first event. */
export function createStripeEvents(webhookSecret: string): ReadStripeEvent {
  return async (body, signature) => {
    if (signature === undefined) return null;
    const { Stripe } = await import('stripe');
    try {
      Stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS);
    } catch {
      return null;
    }
    return readEvent(body);
  };
}

function readEvent(body: Buffer): ProviderEvent {
  const event = parse(Event, jsonOf(body));
  const at = event.created * 1000;
  return { source: 'stripe', id: `stripe:${event.id}`, type: event.type, at, sandbox: !event.livemode, changes: changesOf(event, at) };
}

function changesOf({ id, type, data }: z.infer<typeof Event>, at: number): ProviderChange[] {
  if (type.startsWith('customer.subscription.')) return [asChange(parse(StripeSubscription, data.object), at, id)];
  if (!type.startsWith('checkout.session.')) return [];
  const session = parse(CheckoutSession, data.object);
  const memberId = session.client_reference_id ?? session.metadata?.['memberId'];
  const changes: ProviderChange[] = [
    {
      kind: 'checkout',
      sessionId: session.id,
      completed: type !== 'checkout.session.expired',
      subscriptionId: session.subscription ?? null,
    },
  ];
  if (typeof session.customer === 'string' && typeof memberId === 'string')
    changes.unshift({ kind: 'customer', customerId: session.customer, memberId });
  return changes;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError('invalid_input', { message: { id: 'errors.event_not_stripe' }, cause: parsed.error });
  return parsed.data;
}

const seconds = z.number().int().nonnegative();
const maybeSeconds = seconds.nullish();
const Period = { current_period_start: maybeSeconds, current_period_end: maybeSeconds };

/** An id, or the object itself where Stripe was asked to expand it. */
const CustomerReference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/**
 * What we read of a subscription. Its period is in the item since API version 2025-03-31 and in the subscription
 * before: a webhook endpoint uses the version that it was created with.
 */
export const StripeSubscription = z.object({
  id: z.string().min(1),
  customer: CustomerReference,
  status: z.string(),
  created: seconds,
  cancel_at_period_end: z.boolean().nullish(),
  cancel_at: maybeSeconds,
  canceled_at: maybeSeconds,
  ended_at: maybeSeconds,
  trial_end: maybeSeconds,
  ...Period,
  metadata: z.record(z.string(), z.string()).nullish(),
  items: z
    .object({
      data: z.array(
        z.object({
          id: z.string().optional(),
          ...Period,
          price: z.object({ recurring: z.object({ interval: z.string() }).nullish() }).nullish(),
        }),
      ),
    })
    .nullish(),
});
type StripeSubscription = z.infer<typeof StripeSubscription>;

/**
 * How long access continues after a failed renewal: time to put a card right while Stripe tries again. Stripe moves the period
 * on before it is paid, so the grace counts from where the unpaid period began.
 */
const GRACE_SECONDS = 7 * 86_400;

/** @param at of which moment this is the state, epoch ms by Stripe's clock */
export function asChange(subscription: StripeSubscription, at: number, eventId: string): SubscriptionChange {
  const { id, customer, metadata } = subscription;
  const memberId = metadata?.['memberId'];
  return {
    kind: 'subscription',
    id: `stripe:${id}`,
    source: 'stripe',
    stripeId: id,
    customerId: customer,
    accountIds: memberId === undefined ? [] : [memberId],
    snapshot: { ...stateOf(subscription), observedAt: at, eventId },
  };
}

function stateOf(subscription: StripeSubscription): Omit<SubscriptionSnapshot, 'observedAt' | 'eventId'> {
  const { status, trial_end: trialEnd, cancel_at: cancelAt } = subscription;
  const ends = accessEnds(subscription);
  const open = OPEN.has(status);
  const cancelled = subscription.cancel_at_period_end === true || (typeof cancelAt === 'number' && cancelAt <= ends);
  return {
    plan: planOf(subscription),
    phase: status === 'trialing' && typeof trialEnd === 'number' ? 'trial' : 'paid',
    endsAt: (typeof cancelAt === 'number' ? Math.min(ends, cancelAt) : ends) * 1000,
    renews: open && !cancelled,
    paymentProblem: status === 'past_due' || status === 'unpaid',
  };
}

/** Billed again unless it is cancelled. The other statuses: incomplete, incomplete_expired, canceled. */
const OPEN = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused']);

/** Until when this gives access, epoch seconds. */
function accessEnds(subscription: StripeSubscription): number {
  const { status, created, trial_end: trialEnd, ended_at: endedAt, canceled_at: canceledAt } = subscription;
  const item = subscription.items?.data[0];
  const start = item?.current_period_start ?? subscription.current_period_start ?? created;
  const end = item?.current_period_end ?? subscription.current_period_end ?? start;
  switch (status) {
    case 'active':
      return end;
    case 'trialing':
      return trialEnd ?? end;
    case 'past_due':
      return Math.min(end, start + GRACE_SECONDS);
    case 'canceled':
      return Math.min(end, endedAt ?? canceledAt ?? end);
    default:
      return start;
  }
}

function planOf({ items, metadata }: StripeSubscription): SubscriptionSnapshot['plan'] {
  const interval = items?.data[0]?.price?.recurring?.interval;
  if (interval === 'month') return 'monthly';
  if (interval === 'year') return 'yearly';
  const named = metadata?.['plan'];
  return named === 'monthly' || named === 'yearly' ? named : null;
}
