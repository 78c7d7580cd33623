import { isOnTrial, type PlanName } from '@labelwise/domain/access';
import type { BillingCheckoutTable } from '../../db/schema/billing.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { fingerprint } from '../../lib/secrets.ts';
import { asking } from './asking.ts';
import type { BillingRepository } from './billing.repository.ts';
import { PaymentError, type PaymentGateway } from './gateway.ts';

const HOUR = 3_600_000;
/** Stripe takes a first payment at a later date only if that is at least two days off. */
const LEAST_DELAY = 48 * HOUR + 10 * 60_000;
/** How long we wait for the news of what a completed checkout made, before another one may be opened. */
const CONFIRMING = 10 * 60_000;

type Deps = { repository: BillingRepository; now: Clock };
export type WayBack = { successUrl: string; cancelUrl: string };

/**
 * The checkout page of a plan: one a member, the same for as long as it is open, however often and at once it is asked for.
 *
 * @returns its address
 * @throws AppError already_subscribed while a payment is being confirmed, payment_failed
 */
export function createCheckouts({ repository, now }: Deps) {
  return async (stripe: PaymentGateway, memberId: string, plan: PlanName, back: WayBack): Promise<string> => {
    const time = now();
    const last = await repository.checkoutOf(memberId);
    if (isBeingConfirmed(last, time)) throw new AppError('already_subscribed', { message: { id: 'errors.payment_pending' } });
    const pending = last !== undefined && last.completedAt === null && last.expiresAt > time ? last : undefined;
    if (pending?.plan === plan) return pending.url;
    // Of two open checkouts both could be paid.
    if (pending !== undefined) await asking(() => stripe.closeCheckout(pending.sessionId).catch(unlessRefused));
    const attempt = (last?.attempt ?? 0) + 1;
    const firstPaymentAt = await firstPayment(repository, memberId, time);
    // Requests at the same moment make the same key, and Stripe answers them with the same page.
    const keyOf = (customerId: string) =>
      fingerprint(JSON.stringify(['checkout', memberId, customerId, attempt, plan, firstPaymentAt, back]));
    const { sessionId, url, expiresAt } = await withCustomer({ repository, now }, stripe, { memberId, attempt }, (customerId) =>
      stripe.openCheckout({ customerId, memberId, plan, firstPaymentAt, ...back, key: keyOf(customerId) }),
    );
    await repository.keepCheckout({ memberId, plan, sessionId, url, attempt, createdAt: time, expiresAt, completedAt: null });
    return url;
  };
}

function isBeingConfirmed(last: BillingCheckoutTable | undefined, time: number): boolean {
  return last !== undefined && last.completedAt !== null && time - last.completedAt < CONFIRMING;
}

/** Days of a running trial stay free: the first payment follows them. */
async function firstPayment(repository: BillingRepository, memberId: string, time: number): Promise<number | null> {
  const member = await repository.member(memberId);
  if (member === undefined || member.trialEndsAt === null || !isOnTrial({ ...member, subscriptionStatus: 'trial' }, time)) return null;
  return member.trialEndsAt - time >= LEAST_DELAY ? member.trialEndsAt : null;
}

type Who = { memberId: string; attempt: number };

/** Runs a call for the member's customer; one that Stripe no longer knows is replaced once. */
function withCustomer<T>(
  { repository, now }: Deps,
  stripe: PaymentGateway,
  { memberId, attempt }: Who,
  work: (customerId: string) => Promise<T>,
): Promise<T> {
  return asking(async () => {
    const known = await repository.customerOf(memberId);
    if (known !== null) {
      try {
        return await work(known);
      } catch (error) {
        if (!(error instanceof PaymentError) || error.fault !== 'missing') throw error;
        await repository.forgetCustomer(known);
      }
    }
    const member = await repository.member(memberId);
    if (member === undefined) throw new AppError('authentication_required');
    const key = fingerprint(JSON.stringify(['customer', memberId, member.email, known === null ? 0 : attempt]));
    const made = await stripe.createCustomer({ memberId, email: member.email, key });
    await repository.keepCustomer(memberId, made, now());
    return work((await repository.customerOf(memberId)) ?? made);
  });
}

/** A checkout that cannot be closed is completed or closed already. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof PaymentError) || error.fault === 'unreachable') throw error;
}
