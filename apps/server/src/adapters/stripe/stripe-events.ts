import * as z from 'zod';
import { AppError } from '../../lib/app-error.ts';
import type { BillingChange, BillingEvent } from '../../modules/billing/billing-event.ts';
import type { ReadStripeEvent } from '../../modules/billing/gateway.ts';
import { asChange, StripeSubscription } from './subscription-state.ts';

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

function readEvent(body: Buffer): BillingEvent {
  const event = parse(Event, jsonOf(body));
  const at = event.created * 1000;
  return { id: `stripe:${event.id}`, type: event.type, at, sandbox: !event.livemode, changes: changesOf(event, at) };
}

function changesOf({ id, type, data }: z.infer<typeof Event>, at: number): BillingChange[] {
  if (type.startsWith('customer.subscription.')) return [asChange(parse(StripeSubscription, data.object), at, id)];
  if (!type.startsWith('checkout.session.')) return [];
  const session = parse(CheckoutSession, data.object);
  const memberId = session.client_reference_id ?? session.metadata?.['memberId'];
  const changes: BillingChange[] = [
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
