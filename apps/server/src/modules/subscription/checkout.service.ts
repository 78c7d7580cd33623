import { isOnTrial, leadingSubscription, type PlanName } from '@labelwise/domain/access';
import type { Tx } from '../../db/db.ts';
import type { BillingCheckoutTable, BillingTaskTable, SubscriptionTable } from '../../db/schema/billing.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import type { NewId } from '../../lib/ids.ts';
import { withTimeLimit } from '../../lib/resilience.ts';
import { fingerprint } from '../../lib/secrets.ts';
import type { AccountClosure, ClosureNotice } from '../users/users.service.ts';
import { PaymentError, type PaymentGateway } from './payment-gateway.ts';
import type { BillingRepository } from './subscription.repository.ts';

const STORE_MANAGED = { id: 'errors.billed_by_store' } as const;

type Deps = { repository: BillingRepository; gateway: PaymentGateway | null; publicUrl: string; now: Clock };
type PlanRequest = { planId: PlanName; successUrl?: string | undefined; cancelUrl?: string | undefined };
type Page = { success: true; message: string; url: string };
type Running = {
  source: SubscriptionTable['source'];
  stripeId: string | null;
  customerId: string | null;
  plan: PlanName | null;
  renews: boolean;
  paymentProblem: boolean;
};

export type CheckoutService = ReturnType<typeof createCheckoutService>;

/** Buying, switching and managing a plan. Nothing here changes what a member may do: only events of providers do. */
export function createCheckoutService({ repository, gateway, publicUrl, now }: Deps) {
  const billingPage = `${publicUrl}/subscription`;
  const checkoutPage = createCheckouts({ repository, now });
  const page = async (message: string, open: () => Promise<string>): Promise<Page> => ({
    success: true,
    message,
    url: await orPaymentFailed(open),
  });

  async function create(memberId: string, { planId, successUrl, cancelUrl }: PlanRequest): Promise<Page> {
    const back = {
      successUrl: returnAddress(successUrl ?? '/subscription-success', publicUrl),
      cancelUrl: returnAddress(cancelUrl ?? '/subscription', publicUrl),
    };
    const stripe = configured(gateway);
    const open = (await repository.subscriptionsOf(memberId)).filter((each) => each.source !== 'grant' && isOpen(each, now()));
    const running = leadingSubscription(
      open.map((each) => ({ ...each, renews: each.renews === 1, paymentProblem: each.paymentProblem === 1 })),
    );
    return running === undefined
      ? page('You can pay on the next page.', () => checkoutPage(stripe, memberId, planId, back))
      : change(stripe, running, planId);
  }

  /** A member with a plan gets no second one: they are sent to where the present one changes. */
  function change(
    stripe: PaymentGateway,
    { source, stripeId, customerId, plan, renews, paymentProblem }: Running,
    wanted: PlanName,
  ): Promise<Page> {
    if (source === 'store' || customerId === null || stripeId === null)
      throw new AppError('already_subscribed', { message: STORE_MANAGED });
    if (paymentProblem)
      return page('Your last payment failed. You can put it right on the next page.', () => stripe.openPortal(customerId, billingPage));
    if (plan === wanted && renews) throw new AppError('already_subscribed');
    // A plan that was cancelled is taken up again where it was cancelled.
    if (plan === wanted) return page('You can renew your plan on the next page.', () => stripe.openPortal(customerId, billingPage));
    return page('You can confirm the change on the next page.', () =>
      stripe.openSwitch({ customerId, subscriptionId: stripeId, plan: wanted, returnUrl: billingPage }),
    );
  }

  async function manage(memberId: string): Promise<Page> {
    const subscriptions = await repository.subscriptionsOf(memberId);
    const atStripe = subscriptions.find(({ source }) => source === 'stripe');
    const customerId = atStripe?.customerId ?? null;
    if (customerId === null)
      throw new AppError(
        'no_billing_account',
        subscriptions.some(({ source, endsAt }) => source === 'store' && endsAt > now()) ? { message: STORE_MANAGED } : {},
      );
    const stripe = configured(gateway);
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

/**
 * Where a payment page sends people back to: a page of this service, whole or from its first slash on.
 *
 * @throws AppError invalid_input for any other place
 */
function returnAddress(wanted: string, publicUrl: string): string {
  const address = URL.canParse(wanted, publicUrl) ? new URL(wanted, publicUrl) : null;
  if (address === null || address.origin !== new URL(publicUrl).origin || address.username !== '' || address.password !== '') {
    throw new AppError('invalid_input', {
      message: { id: 'errors.foreign_return_address' },
      issues: [{ path: 'successUrl', message: { id: 'errors.own_page' } }],
    });
  }
  return address.href;
}

const HOUR = 3_600_000;
/** Stripe takes a first payment at a later date only if that is at least two days off. */
const MIN_FIRST_PAYMENT_DELAY_MS = 48 * HOUR + 10 * 60_000;
/** How long we wait for the event of a completed checkout, before another one may be opened. */
const CONFIRMATION_WINDOW_MS = 10 * 60_000;

type CheckoutDeps = { repository: BillingRepository; now: Clock };
type ReturnUrls = { successUrl: string; cancelUrl: string };

/**
 * The checkout page of a plan: one a member, the same for as long as it is open, however often and at once it is asked for.
 *
 * @returns its address
 * @throws AppError already_subscribed while a payment is being confirmed, payment_failed
 */
function createCheckouts({ repository, now }: CheckoutDeps) {
  return async (stripe: PaymentGateway, memberId: string, plan: PlanName, back: ReturnUrls): Promise<string> => {
    const time = now();
    const last = await repository.checkoutOf(memberId);
    if (isBeingConfirmed(last, time)) throw new AppError('already_subscribed', { message: { id: 'errors.payment_pending' } });
    const pending = last !== undefined && last.completedAt === null && last.expiresAt > time ? last : undefined;
    if (pending?.plan === plan) return pending.url;
    // Of two open checkouts both could be paid.
    if (pending !== undefined) await orPaymentFailed(() => stripe.closeCheckout(pending.sessionId).catch(unlessRefused));
    const attempt = (last?.attempt ?? 0) + 1;
    const firstPaymentAt = await firstPayment(repository, memberId, time);
    // Requests at the same moment make the same key, and Stripe answers them with the same page.
    const keyOf = (customerId: string) =>
      fingerprint(JSON.stringify(['checkout', memberId, customerId, attempt, plan, firstPaymentAt, back]));
    const { sessionId, url, expiresAt } = await withCustomer({ repository, now }, stripe, { memberId, attempt }, (customerId) =>
      stripe.openCheckout({ customerId, memberId, plan, firstPaymentAt, ...back, key: keyOf(customerId) }),
    );
    await repository.storeCheckout({ memberId, plan, sessionId, url, attempt, createdAt: time, expiresAt, completedAt: null });
    return url;
  };
}

function isBeingConfirmed(last: BillingCheckoutTable | undefined, time: number): boolean {
  return last !== undefined && last.completedAt !== null && time - last.completedAt < CONFIRMATION_WINDOW_MS;
}

/** Days of a running trial stay free: the first payment follows them. */
async function firstPayment(repository: BillingRepository, memberId: string, time: number): Promise<number | null> {
  const member = await repository.member(memberId);
  if (member === undefined || member.trialEndsAt === null || !isOnTrial({ ...member, subscriptionStatus: 'trial' }, time)) return null;
  return member.trialEndsAt - time >= MIN_FIRST_PAYMENT_DELAY_MS ? member.trialEndsAt : null;
}

type Who = { memberId: string; attempt: number };

/** Runs a call for the member's customer; one that Stripe no longer knows is replaced once. */
function withCustomer<T>(
  { repository, now }: CheckoutDeps,
  stripe: PaymentGateway,
  { memberId, attempt }: Who,
  work: (customerId: string) => Promise<T>,
): Promise<T> {
  return orPaymentFailed(async () => {
    const known = await repository.customerOf(memberId);
    if (known !== null) {
      try {
        return await work(known);
      } catch (error) {
        if (!(error instanceof PaymentError) || error.fault !== 'missing') throw error;
        await repository.removeCustomer(known);
      }
    }
    const member = await repository.member(memberId);
    if (member === undefined) throw new AppError('authentication_required');
    const key = fingerprint(JSON.stringify(['customer', memberId, member.email, known === null ? 0 : attempt]));
    const made = await stripe.createCustomer({ memberId, email: member.email, key });
    await repository.storeCustomer(memberId, made, now());
    return work((await repository.customerOf(memberId)) ?? made);
  });
}

/** A checkout that cannot be closed is completed or closed already. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof PaymentError) || error.fault === 'unreachable') throw error;
}

/** Runs a call to Stripe; one that is not fulfilled becomes `payment_failed`, which says that nothing was charged. */
async function orPaymentFailed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof PaymentError ? new AppError('payment_failed', { cause: error }) : error;
  }
}

/** How long a member waits for the confirmation that the plan is cancelled; after that the cancellation continues in the background. */
const CANCELLATION_TIMEOUT_MS = 4000;

type ClosureDeps = {
  now: Clock;
  newId: NewId;
  rememberTrial: (tx: Tx, memberId: string, now: number) => Promise<void>;
  tasks: { flush: () => Promise<void>; areDone: (ids: readonly string[]) => Promise<boolean> };
};

/**
 * Closing an account leaves work for Stripe: end the subscription, delete the customer. It is recorded in the
 * transaction that removes the account, so that neither happens without the other. Only its owner can end a plan of a store.
 */
export function createAccountClosure({ now, newId, rememberTrial, tasks }: ClosureDeps): AccountClosure {
  return {
    async prepare(tx, memberId) {
      const time = now();
      await rememberTrial(tx, memberId, time);
      const subscriptions = await tx
        .selectFrom('subscription')
        .select(['stripeId', 'source', 'endsAt', 'renews'])
        .where('memberId', '=', memberId)
        .execute();
      const running = subscriptions.filter(({ endsAt, renews }) => endsAt > time || renews === 1);
      const atStripe = running.filter(({ source }) => source === 'stripe');
      const customers = await tx.selectFrom('billingCustomer').select('customerId').where('memberId', '=', memberId).execute();
      const task = (kind: BillingTaskTable['kind'], target: string): BillingTaskTable => ({
        id: newId(),
        kind,
        target,
        createdAt: time,
        attempts: 0,
        nextAttemptAt: time,
      });
      const taskRows = [
        ...atStripe.flatMap(({ stripeId }) => (stripeId === null ? [] : [task('cancel-subscription', stripeId)])),
        ...customers.map(({ customerId }) => task('delete-customer', customerId)),
      ];
      if (taskRows.length > 0) await tx.insertInto('billingTask').values(taskRows).execute();
      return {
        taskIds: taskRows.map(({ id }) => id),
        runsAtStripe: atStripe.length > 0,
        runsAtStore: running.some(({ source, endsAt }) => source === 'store' && endsAt > time),
      };
    },

    async complete({ taskIds, runsAtStripe, runsAtStore }: ClosureNotice) {
      if (taskIds.length > 0) await withTimeLimit(CANCELLATION_TIMEOUT_MS, tasks.flush());
      if (runsAtStore) return 'managed_by_store';
      if (!runsAtStripe) return 'none';
      return (await tasks.areDone(taskIds).catch(() => false)) ? 'cancelled' : 'cancelling';
    },
  };
}
