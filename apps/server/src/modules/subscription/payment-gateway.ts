import type { PlanName, SubscriptionSnapshot } from '@labelwise/domain/access';

export type Checkout = {
  customerId: string;
  memberId: string;
  plan: PlanName;
  /** When the first payment is due, epoch ms; `null` = at once. */
  firstPaymentAt: number | null;
  successUrl: string;
  cancelUrl: string;
  /** The same key gives the same checkout. */
  key: string;
};

/** A payment page that is open until `expiresAt`, epoch ms. */
export type OpenCheckout = { sessionId: string; url: string; expiresAt: number };

/** Stripe as billing needs it. Every call is limited in time and size and throws `PaymentError` alone. */
export type PaymentGateway = {
  /** Real money. Events of the sandbox are ignored then. */
  live: boolean;
  createCustomer: (customer: { memberId: string; email: string; key: string }) => Promise<string>;
  openCheckout: (checkout: Checkout) => Promise<OpenCheckout>;
  /** A checkout that may not be completed any more. */
  closeCheckout: (sessionId: string) => Promise<void>;
  /** A page to see and change what is billed. */
  openPortal: (customerId: string, returnUrl: string) => Promise<string>;
  /** A page that shows what another plan costs from now on and asks to confirm. */
  openSwitch: (change: { customerId: string; subscriptionId: string; plan: PlanName; returnUrl: string }) => Promise<string>;
  /** A subscription as it is at Stripe. `at`: of which moment it is taken to be, epoch ms. */
  readSubscription: (id: string, at: number) => Promise<SubscriptionChange>;
  /** Every subscription of the account, running and ended. */
  allSubscriptions: () => AsyncIterable<SubscriptionChange>;
  /** Ends it at once; one that is ended or unknown counts as done. */
  cancelSubscription: (id: string) => Promise<void>;
  /** Removes the customer's personal data and ends all that is still billed; a deleted customer counts as done. */
  deleteCustomer: (id: string) => Promise<void>;
};

/** Reads an event that Stripe signed; `null` when it is forged, changed or too old. */
export type ReadStripeEvent = (body: Buffer, signature: string | undefined) => Promise<ProviderEvent | null>;

/** Reads an event of RevenueCat; `null` when nothing proves that it is one. */
export type ReadRevenueCatEvent = (
  body: Buffer,
  headers: { authorization: string | undefined; signature: string | undefined },
) => ProviderEvent | null;

/** A call that Stripe did not fulfil. Carries no text of theirs, which may name people. */
export class PaymentError extends Error {
  override name = 'PaymentError';
  /** `unreachable`: no usable answer, trying again may help. `refused`: they will not. `missing`: what it is about is not there. */
  readonly fault: 'unreachable' | 'refused' | 'missing';

  constructor(fault: PaymentError['fault'], detail: string) {
    super(`Stripe: ${fault} (${detail})`);
    this.fault = fault;
  }
}

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
