import { isOnTrial, leadingSubscription, type PlanName } from '@labelwise/domain/access';

import type { SubscriptionTable } from '../../db/schema/billing.ts';
import type { Clock } from '../../lib/clock.ts';
import type { BillingRepository } from './billing.repository.ts';
import type { PaymentGateway } from './gateway.ts';

import { AppError } from '../../lib/app-error.ts';
import { fingerprint } from '../../lib/secrets.ts';
import { PaymentError } from './gateway.ts';
import { returnAddress } from './return-address.ts';

const HOUR = 3_600_000;
/** Stripe takes a first payment at a later date only if that is at least two days off. */
const LEAST_DELAY = 48 * HOUR + 10 * 60_000;
/** How long we wait for the news of what a completed checkout made, before another one may be opened. */
const CONFIRMING = 10 * 60_000;
const STORE_MANAGED = 'Your plan is billed by the app store. Change or cancel it in the store’s subscription settings.';

type Deps = { repository: BillingRepository; gateway: PaymentGateway | null; publicUrl: string; now: Clock };
type Wish = { planId: PlanName; successUrl?: string | undefined; cancelUrl?: string | undefined };
type Page = { success: true; message: string; url: string };

export type BillingService = ReturnType<typeof createBillingService>;

/** Buying, switching and managing a plan. Nothing here changes what a member may do: only what providers tell does. */
export function createBillingService({ repository, gateway, publicUrl, now }: Deps) {
  const billingPage = `${publicUrl}/subscription`;

  async function create(memberId: string, { planId, successUrl, cancelUrl }: Wish): Promise<Page> {
    const back = { successUrl: returnAddress(successUrl ?? '/subscription-success', publicUrl), cancelUrl: returnAddress(cancelUrl ?? '/subscription', publicUrl) };
    const stripe = configured(gateway);
    const subscriptions = await repository.subscriptionsOf(memberId);
    const open = leadingSubscription(subscriptions.filter((each) => isOpen(each, now())).map((each) => ({ ...each, renews: each.renews === 1, paymentProblem: each.paymentProblem === 1 })));
    if (open === undefined) return checkout(stripe, memberId, planId, back);
    if (open.source === 'store' || open.customerId === null) throw new AppError('already_subscribed', { message: STORE_MANAGED });
    if (open.paymentProblem) return { success: true, message: 'Your last payment failed. You can put it right on the next page.', url: await asking(() => stripe.openPortal(open.customerId ?? '', billingPage)) };
    if (open.plan === planId && open.renews) throw new AppError('already_subscribed');
    const { customerId } = open;
    // A plan that was cancelled is taken up again where it was cancelled.
    if (open.plan === planId) return { success: true, message: 'You can renew your plan on the next page.', url: await asking(() => stripe.openPortal(customerId, billingPage)) };
    const url = await asking(() => stripe.openSwitch({ customerId, subscriptionId: open.id.slice('stripe:'.length), plan: planId, returnUrl: billingPage }));
    return { success: true, message: 'You can confirm the change on the next page.', url };
  }

  async function checkout(stripe: PaymentGateway, memberId: string, plan: PlanName, back: { successUrl: string; cancelUrl: string }): Promise<Page> {
    const message = 'You can pay on the next page.';
    const time = now();
    const last = await repository.checkoutOf(memberId);
    if (last !== undefined && last.completedAt !== null && time - last.completedAt < CONFIRMING) {
      throw new AppError('already_subscribed', { message: 'Your payment is being confirmed. This takes a moment.' });
    }
    const isPending = last !== undefined && last.completedAt === null && last.expiresAt > time;
    if (isPending && last.plan === plan) return { success: true, message, url: last.url };
    // Of two open checkouts both could be paid.
    if (isPending) await stripe.closeCheckout(last.sessionId).catch(unlessRefused);
    const attempt = (last?.attempt ?? 0) + 1;
    const firstPaymentAt = await firstPayment(memberId, time);
    const session = await withCustomer(stripe, memberId, attempt, (customerId) => stripe.openCheckout({
      customerId, memberId, plan, firstPaymentAt, ...back, key: fingerprint(JSON.stringify(['checkout', memberId, customerId, attempt, plan, firstPaymentAt, back])),
    }));
    await repository.keepCheckout({ memberId, plan, sessionId: session.sessionId, url: session.url, attempt, createdAt: time, expiresAt: session.expiresAt, completedAt: null });
    return { success: true, message, url: session.url };
  }

  /** Days of a running trial stay free: the first payment follows them. */
  async function firstPayment(memberId: string, time: number): Promise<number | null> {
    const member = await repository.member(memberId);
    if (member === undefined || member.trialEndsAt === null || !isOnTrial({ ...member, subscriptionStatus: 'trial' }, time)) return null;
    return member.trialEndsAt - time >= LEAST_DELAY ? member.trialEndsAt : null;
  }

  /** Runs a call for the member's customer; one that Stripe no longer knows is replaced once. */
  async function withCustomer<T>(stripe: PaymentGateway, memberId: string, attempt: number, work: (customerId: string) => Promise<T>): Promise<T> {
    const known = await repository.customerOf(memberId);
    if (known !== null) {
      try {
        return await work(known);
      } catch (error) {
        if (!(error instanceof PaymentError) || error.fault !== 'missing') throw asAppError(error);
        await repository.forgetCustomer(known);
      }
    }
    return asking(async () => {
      const member = await repository.member(memberId);
      if (member === undefined) throw new AppError('authentication_required');
      const key = fingerprint(JSON.stringify(['customer', memberId, member.email, known === null ? 0 : attempt]));
      await repository.keepCustomer(memberId, await stripe.createCustomer({ memberId, email: member.email, key }), now());
      return work(await repository.customerOf(memberId) ?? '');
    });
  }

  async function manage(memberId: string): Promise<Page> {
    const stripe = configured(gateway);
    const customerId = await repository.customerOf(memberId);
    const subscriptions = await repository.subscriptionsOf(memberId);
    if (customerId === null || subscriptions.every(({ source }) => source === 'store')) {
      const isStores = subscriptions.some(({ endsAt }) => endsAt > now());
      throw new AppError('no_billing_account', isStores ? { message: STORE_MANAGED } : {});
    }
    return { success: true, message: 'Billing opens on the next page.', url: await asking(() => stripe.openPortal(customerId, billingPage)) };
  }

  return { create, manage };
}

/** It gives access now, or Stripe is still trying to bill it. */
function isOpen({ endsAt, source, renews, paymentProblem }: SubscriptionTable, time: number): boolean {
  return endsAt > time || (source === 'stripe' && renews === 1 && paymentProblem === 1);
}

function configured(gateway: PaymentGateway | null): PaymentGateway {
  if (gateway === null) throw new AppError('payments_not_configured');
  return gateway;
}

async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asAppError(error);
  }
}

function asAppError(error: unknown): unknown {
  return error instanceof PaymentError ? new AppError('payment_failed', { cause: error }) : error;
}

/** A checkout that cannot be closed is completed or closed already. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof PaymentError) || error.fault === 'unreachable') throw asAppError(error);
}
