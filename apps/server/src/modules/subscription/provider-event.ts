import type { SubscriptionSnapshot } from '@labelwise/domain/access';

/** An event of a payment provider in our terms: what is to be done, the same for every provider. */
export type ProviderEvent = {
  source: EventSource;
  /** `stripe:evt_…` or `revenuecat:…`: each is taken in once. */
  id: string;
  type: string;
  /** When it happened, by the provider's clock, epoch ms. */
  at: number;
  /** Of a sandbox: money that is none. */
  sandbox: boolean;
  /** Empty when it is of no consequence for us. */
  changes: readonly ProviderChange[];
};

/** Who tells of subscriptions. */
export type EventSource = 'stripe' | 'revenuecat';

export type ProviderChange = SubscriptionChange | CustomerChange | CheckoutChange | TransferChange;

/** What is now known of a subscription. */
export type SubscriptionChange = {
  kind: 'subscription';
  /** `stripe:sub_…` or `store:…`. */
  id: string;
  source: 'stripe' | 'store';
  /** Stripe's id, `sub_…`; `null` for stores. */
  stripeId: string | null;
  /** Stripe's customer; `null` for stores. */
  customerId: string | null;
  /** Ids under which the provider knows the member, the surest first. They may be no members of ours. */
  accountIds: readonly string[];
  snapshot: SubscriptionSnapshot;
};

/** This customer of Stripe is this member. */
export type CustomerChange = { kind: 'customer'; customerId: string; memberId: string };

/** A checkout page was completed, or closed unused. `subscriptionId`: what it made, at Stripe. */
export type CheckoutChange = { kind: 'checkout'; sessionId: string; completed: boolean; subscriptionId: string | null };

/** A store moved what these ids bought to the first of those that we know. */
export type TransferChange = { kind: 'transfer'; from: readonly string[]; to: readonly string[]; at: number; eventId: string };
