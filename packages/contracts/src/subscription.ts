import * as z from 'zod/mini';
import { IsoDate } from './common.ts';
import { endpoint } from './endpoint.ts';
import { User } from './users.ts';

const PlanName = z.enum(['monthly', 'yearly']);
const Interval = z.enum(['month', 'year']);

export const Plan = z.object({
  id: z.string(),
  name: PlanName,
  interval: Interval,
  /** Cents of US dollars. */
  amount: z.number(),
  description: z.string(),
  features: z.array(z.string()),
});

/** What a member's plan is at the moment of asking, in the words that the plan screens need. Dates are ISO 8601. */
export const SubscriptionState = z.object({
  /** `active`: a paid plan that runs; `trial`: the seven days run; `free`: neither. */
  status: z.enum(['free', 'trial', 'active']),
  /** Of the running paid plan; on trial the plan chosen for afterwards. */
  plan: z.nullable(PlanName),
  interval: z.nullable(Interval),
  /** Who bills: `stripe` opens billing management in the browser, `store` is managed in the App Store or Google Play. */
  managedBy: z.nullable(z.enum(['stripe', 'store'])),
  /** When the plan is billed again; `null` when it is not. */
  renewsAt: z.nullable(IsoDate),
  /** When a plan that will not be billed again ends; `null` when it renews. */
  endsAt: z.nullable(IsoDate),
  cancelAtPeriodEnd: z.boolean(),
  /** The last payment failed; access goes on until `endsAt` unless it is put right. */
  paymentProblem: z.boolean(),
  trialEndsAt: z.nullable(IsoDate),
  canStartTrial: z.boolean(),
  /** True only when a payment method is on file for the day after the trial. */
  willAutoBill: z.boolean(),
  /** Can anything be bought on the web? Without keys a purchase is "Coming Soon". */
  paymentsConfigured: z.boolean(),
});
export type SubscriptionState = z.infer<typeof SubscriptionState>;

/** A page of the payment provider to send the browser to. */
const Redirect = z.object({ success: z.boolean(), message: z.string(), url: z.string() });
/** Where the payment page leads back to: pages of this very service only. */
const ReturnUrl = z.optional(z.string().check(z.maxLength(500)));

export const subscription = {
  plans: endpoint({
    method: 'GET',
    path: '/api/subscription-plans',
    summary: 'Plans and prices.',
    tag: 'subscription',
    access: 'none',
    token: 'never',
    answer: z.array(Plan),
    errors: [],
  }),
  user: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in member with the state of their subscription.',
    tag: 'subscription',
    access: 'member',
    token: 'never',
    answer: z.extend(User, { subscription: SubscriptionState }),
    errors: [],
  }),
  trialStatus: endpoint({
    method: 'GET',
    path: '/api/trial-status',
    summary: 'May a trial start, when does it end, will it bill?',
    tag: 'subscription',
    access: 'member',
    token: 'never',
    answer: z.object({ canStartTrial: z.boolean(), trialEndsAt: z.nullable(z.string()), willAutoBill: z.boolean() }),
    errors: [],
  }),
  startTrial: endpoint({
    method: 'POST',
    path: '/api/start-trial',
    summary: 'Starts the one seven-day trial.',
    tag: 'subscription',
    access: 'member',
    token: 'never',
    body: z.object({ subscriptionPlan: z.optional(PlanName) }),
    answer: z.object({ success: z.boolean(), message: z.string(), trialEndsAt: z.string() }),
    errors: ['trial_not_available', 'already_subscribed', 'invalid_input'],
  }),
  /**
   * Buys a plan, or switches to it where another one runs: either way the answer is a page of Stripe on which the member
   * confirms. Asking again for the same plan gives the same page for as long as it is open.
   */
  create: endpoint({
    method: 'POST',
    path: '/api/create-subscription',
    summary: 'Opens the checkout of a plan, or the switch to it.',
    tag: 'subscription',
    access: 'member',
    token: 'never',
    body: z.object({ planId: PlanName, successUrl: ReturnUrl, cancelUrl: ReturnUrl }),
    answer: Redirect,
    errors: ['invalid_input', 'already_subscribed', 'payments_not_configured', 'payment_failed'],
  }),
  manage: endpoint({
    method: 'POST',
    path: '/api/manage-subscription',
    summary: 'Opens billing management.',
    tag: 'subscription',
    access: 'member',
    token: 'never',
    answer: Redirect,
    errors: ['no_billing_account', 'payments_not_configured', 'payment_failed'],
  }),
};

const Received = z.object({ received: z.boolean() });

/** What payment providers tell us; the body is read as bytes, since the signature is over bytes. */
export const webhooks = {
  stripe: endpoint({
    method: 'POST',
    path: '/api/webhooks/stripe',
    summary: 'Events of Stripe, signed.',
    tag: 'webhooks',
    access: 'none',
    token: 'never',
    answer: Received,
    errors: ['invalid_signature', 'invalid_input', 'payments_not_configured'],
  }),
  revenueCat: endpoint({
    method: 'POST',
    path: '/api/webhooks/revenuecat',
    summary: 'Events of RevenueCat, authenticated.',
    tag: 'webhooks',
    access: 'none',
    token: 'never',
    answer: Received,
    errors: ['webhook_not_authenticated', 'invalid_input', 'payments_not_configured'],
  }),
};
