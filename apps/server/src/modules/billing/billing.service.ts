import { leadingSubscription, type PlanName } from '@labelwise/domain/access';
import type { SubscriptionTable } from '../../db/schema/billing.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { asking } from './asking.ts';
import type { BillingRepository } from './billing.repository.ts';
import { createCheckouts } from './checkouts.ts';
import type { PaymentGateway } from './gateway.ts';
import { returnAddress } from './return-address.ts';

const STORE_MANAGED = { id: 'errors.billed_by_store' } as const;

type Deps = { repository: BillingRepository; gateway: PaymentGateway | null; publicUrl: string; now: Clock };
type Wish = { planId: PlanName; successUrl?: string | undefined; cancelUrl?: string | undefined };
type Page = { success: true; message: string; url: string };
type Running = {
  id: string;
  source: 'stripe' | 'store';
  customerId: string | null;
  plan: PlanName | null;
  renews: boolean;
  paymentProblem: boolean;
};

export type BillingService = ReturnType<typeof createBillingService>;

/** Buying, switching and managing a plan. Nothing here changes what a member may do: only what providers tell does. */
export function createBillingService({ repository, gateway, publicUrl, now }: Deps) {
  const billingPage = `${publicUrl}/subscription`;
  const checkoutPage = createCheckouts({ repository, now });
  const page = async (message: string, open: () => Promise<string>): Promise<Page> => ({ success: true, message, url: await asking(open) });

  async function create(memberId: string, { planId, successUrl, cancelUrl }: Wish): Promise<Page> {
    const back = {
      successUrl: returnAddress(successUrl ?? '/subscription-success', publicUrl),
      cancelUrl: returnAddress(cancelUrl ?? '/subscription', publicUrl),
    };
    const stripe = configured(gateway);
    const open = (await repository.subscriptionsOf(memberId)).filter((each) => isOpen(each, now()));
    const running = leadingSubscription(
      open.map((each) => ({ ...each, renews: each.renews === 1, paymentProblem: each.paymentProblem === 1 })),
    );
    return running === undefined
      ? page('You can pay on the next page.', () => checkoutPage(stripe, memberId, planId, back))
      : change(stripe, running, planId);
  }

  /** A member with a plan gets no second one: he is led to where the present one changes. */
  function change(
    stripe: PaymentGateway,
    { id, source, customerId, plan, renews, paymentProblem }: Running,
    wanted: PlanName,
  ): Promise<Page> {
    if (source === 'store' || customerId === null) throw new AppError('already_subscribed', { message: STORE_MANAGED });
    if (paymentProblem)
      return page('Your last payment failed. You can put it right on the next page.', () => stripe.openPortal(customerId, billingPage));
    if (plan === wanted && renews) throw new AppError('already_subscribed');
    // A plan that was cancelled is taken up again where it was cancelled.
    if (plan === wanted) return page('You can renew your plan on the next page.', () => stripe.openPortal(customerId, billingPage));
    const subscriptionId = id.slice('stripe:'.length);
    return page('You can confirm the change on the next page.', () =>
      stripe.openSwitch({ customerId, subscriptionId, plan: wanted, returnUrl: billingPage }),
    );
  }

  async function manage(memberId: string): Promise<Page> {
    const stripe = configured(gateway);
    const subscriptions = await repository.subscriptionsOf(memberId);
    const atStripe = subscriptions.find(({ source }) => source === 'stripe');
    const customerId = atStripe?.customerId ?? null;
    if (customerId === null)
      throw new AppError('no_billing_account', subscriptions.some(({ endsAt }) => endsAt > now()) ? { message: STORE_MANAGED } : {});
    return page('Billing opens on the next page.', () => stripe.openPortal(customerId, billingPage));
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
