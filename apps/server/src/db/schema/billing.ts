/** Payment: who is which customer, what the providers reported of subscriptions, and the calls that still have to be made to them. */
export type BillingTables = {
  billingCustomer: BillingCustomerTable;
  billingCheckout: BillingCheckoutTable;
  subscription: SubscriptionTable;
  billingEvent: BillingEventTable;
  billingTransfer: BillingTransferTable;
  billingTask: BillingTaskTable;
  serverKey: { name: string; value: string };
};

export type BillingCustomerTable = {
  memberId: string;
  /** Stripe's id, `cus_…`. */
  customerId: string;
  createdAt: number;
};

/** The last checkout page that a member was sent to: asking again gives the same page. */
export type BillingCheckoutTable = {
  memberId: string;
  plan: 'monthly' | 'yearly';
  sessionId: string;
  url: string;
  /** Counts the member's checkouts; part of the idempotency key. */
  attempt: number;
  createdAt: number;
  expiresAt: number;
  completedAt: number | null;
};

/** The latest snapshot of one subscription (by the provider's clock, for any order of arrival). */
export type SubscriptionTable = {
  /** `stripe:sub_…`, `store:APP_STORE:<original transaction>` or `grant:<member>`. */
  id: string;
  /** `null` until it is known whose customer this is. */
  memberId: string | null;
  source: 'stripe' | 'store' | 'grant';
  /** Stripe's id, `sub_…`; `null` for stores. */
  stripeId: string | null;
  /** Stripe's customer; `null` for stores. */
  customerId: string | null;
  plan: 'monthly' | 'yearly' | null;
  phase: 'trial' | 'paid';
  endsAt: number;
  renews: number;
  paymentProblem: number;
  /** When the snapshot held, by the provider's clock. */
  observedAt: number;
  /** The event that this snapshot comes from. */
  eventId: string;
  /** When it came to its present owner: store purchases can move. 0 for Stripe. */
  ownerAt: number;
};

/** Events that were taken in, each once. Says nothing of whom they were about. */
export type BillingEventTable = {
  /** `stripe:evt_…` or `revenuecat:…`. */
  id: string;
  type: string;
  /** When it happened, by the provider's clock. */
  at: number;
  receivedAt: number;
  outcome: 'applied' | 'ignored';
};

/**
 * Store purchases of `memberId` that were moved to `toId`, `null` where that is no member; for purchases that are reported late.
 */
export type BillingTransferTable = {
  eventId: string;
  memberId: string;
  toId: string | null;
  at: number;
};

/** Calls that Stripe must get even if it cannot be reached now. They outlive the account that they are about and name only Stripe's ids. */
export type BillingTaskTable = {
  id: string;
  kind: 'cancel-subscription' | 'delete-customer';
  target: string;
  createdAt: number;
  attempts: number;
  nextAttemptAt: number;
};
