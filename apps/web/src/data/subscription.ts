import { type Plan as PlanSchema, type SubscriptionState, subscription } from '@labelwise/contracts/subscription';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { ApiError } from '../platform/http/index.ts';
import { perTab } from '../platform/storage/local.ts';
import { call, endpointQuery, keyOf, send } from './call.ts';
import { useAccess } from './session/access.ts';

/** Whether a trial can start, when it ends, and whether it will bill. */
export function trialStatusQuery() {
  return endpointQuery(subscription.trialStatus);
}

/** `message` is a sentence for the person. */
type TrialOutcome = { readonly started: true } | { readonly started: false; readonly message: string };

/** Starts the member's one trial. Never throws: a refusal and a missing network are outcomes. */
export async function startTrial(plan?: 'monthly' | 'yearly'): Promise<TrialOutcome> {
  try {
    const answer = await send(subscription.startTrial, { body: plan === undefined ? {} : { subscriptionPlan: plan } });
    const body = parse(await answer.text());
    if (answer.ok && body['success'] !== false) return { started: true };
    const message = body['message'];
    return { started: false, message: typeof message === 'string' && message !== '' ? message : 'Failed to start trial' };
  } catch {
    return { started: false, message: 'Unable to start trial. Please try again.' };
  }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

const STARTED = 'labelwise_trial_started';

/** Keeps the good news over the reload that follows a started trial. */
export function noteTrialStarted(): void {
  perTab.set(STARTED, 'yes');
}

/** Whether a trial was started just before this page was loaded; answers yes once. */
export function takeTrialStarted(): boolean {
  const started = perTab.get(STARTED) === 'yes';
  if (started) perTab.set(STARTED, '');
  return started;
}

/**
 * Whether to offer the trial: the member's own dates allow it and the server does not say otherwise (an address has one
 * trial, also over a new account). Until the server has answered the dates decide.
 */
export function useTrialOffer(): boolean {
  const { canStartTrial } = useAccess();
  const { data } = useQuery({ ...trialStatusQuery(), enabled: canStartTrial });
  return canStartTrial && data?.canStartTrial !== false;
}

export type Plan = z.infer<typeof PlanSchema>;
export type { SubscriptionState };

/** The plans with their prices. @throws ApiError */
export function plansQuery() {
  return endpointQuery(subscription.plans);
}

/** The member's plan as the server knows it: who bills, when next, what a trial will do. Asked anew by every screen. @throws ApiError */
export function subscriptionQuery() {
  return queryOptions({
    queryKey: keyOf(subscription.user),
    queryFn: async ({ signal }): Promise<SubscriptionState> => (await call(subscription.user, { signal })).subscription,
    staleTime: 0,
  });
}

/** `url` is the payment provider's page to go to; `message` a sentence for the person, null where none was given. */
export type PaymentPage =
  | { readonly kind: 'page'; readonly url: string }
  /** Nothing can be bought on the web here. */
  | { readonly kind: 'not-configured' }
  | { readonly kind: 'failed'; readonly message: string | null };

/**
 * Opens the checkout of a plan, or the switch to it. Never throws: a refusal and a missing network are outcomes.
 *
 * @param cancelUrl path of the app that a person who does not pay comes back to
 */
export function openCheckout(planId: 'monthly' | 'yearly', cancelUrl: string): Promise<PaymentPage> {
  return pageOf(call(subscription.create, { body: { planId, cancelUrl } }));
}

/** Opens billing management. Never throws. */
export function openBilling(): Promise<PaymentPage> {
  return pageOf(call(subscription.manage));
}

async function pageOf(redirect: Promise<{ url: string }>): Promise<PaymentPage> {
  try {
    const { url } = await redirect;
    return isPage(url) ? { kind: 'page', url } : { kind: 'failed', message: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) return { kind: 'failed', message: null };
    return error.code === 'payments_not_configured'
      ? { kind: 'not-configured' }
      : { kind: 'failed', message: error.reason === '' ? null : error.reason };
  }
}

/** An address that a browser may be sent to: a page, never a script. */
function isPage(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
