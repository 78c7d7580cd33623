import { type Plan as PlanSchema, type SubscriptionState, subscription } from '@labelwise/contracts/subscription';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { say } from '../i18n/say.ts';
import { ApiError } from '../platform/http/http.ts';
import { perTab } from '../platform/storage/local.ts';
import { loadStore, type StorePlan, type StorePrice } from '../platform/store-purchase/index.ts';
import { call, endpointQuery, keyOf, send } from './call.ts';
import { useAccess } from './session/access.ts';
import { useSession } from './session/session.ts';

/** Whether a trial can start, when it ends, and whether it will bill. */
export function trialStatusQuery() {
  return endpointQuery(subscription.trialStatus);
}

/** `message` is a sentence for the person. `isFinal`: the server's own no, which stays one. */
type TrialOutcome = { readonly started: true } | { readonly started: false; readonly message: string; readonly isFinal: boolean };

/** Starts the member's one trial. Never throws: a refusal and a missing network are outcomes. */
async function startTrial(plan?: 'monthly' | 'yearly'): Promise<TrialOutcome> {
  try {
    const answer = await send(subscription.startTrial, { body: plan === undefined ? {} : { subscriptionPlan: plan } });
    const body = parse(await answer.text());
    if (answer.ok && body['success'] !== false) return { started: true };
    // Words that come without `success` are of a machine in between.
    const isOwn = typeof body['success'] === 'boolean';
    const message = isOwn ? body['message'] : undefined;
    return {
      started: false,
      message: typeof message === 'string' && message !== '' ? message : say('screens-subscription.trial_failed'),
      isFinal: isOwn && answer.status < 500,
    };
  } catch {
    return { started: false, message: say('screens-subscription.trial_unreachable'), isFinal: false };
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

/** Carries the notice over the reload that follows a started trial. */
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

/** `again` is null where another try would end the same. */
type TrialNotices = { started: () => void; refused: (message: string, again: (() => void) | null) => void };

/** The way to start the trial; after its start, or where none can start, everything that shows the plan is read again. */
export function useStartTrial({ started, refused }: TrialNotices) {
  const client = useQueryClient();
  const { refresh } = useSession();
  const { mutate, isPending } = useMutation({
    mutationFn: async (plan?: 'monthly' | 'yearly') => {
      const outcome = await startTrial(plan);
      if (outcome.started || outcome.isFinal) await refresh();
      return outcome;
    },
    onSuccess: (outcome, plan) => {
      if (outcome.started || outcome.isFinal)
        for (const { queryKey } of [trialStatusQuery(), subscriptionQuery()]) void client.invalidateQueries({ queryKey });
      if (outcome.started) started();
      else refused(outcome.message, outcome.isFinal ? null : () => mutate(plan));
    },
  });
  return { isStarting: isPending, start: mutate };
}

export type Plan = z.infer<typeof PlanSchema>;
export type { SubscriptionState };

/** The plans with their prices. @throws ApiError */
export function plansQuery() {
  return endpointQuery(subscription.plans);
}

/** The member's plan as the server knows it: who bills, when next, what a trial will do. Asked again by every screen. @throws ApiError */
export function subscriptionQuery() {
  return queryOptions({
    queryKey: keyOf(subscription.user),
    queryFn: async ({ signal }): Promise<SubscriptionState> => (await call(subscription.user, { signal })).subscription,
    staleTime: 0,
  });
}

/** How often and how many times the account is asked; a provider's notice mostly comes within seconds. */
const EVERY_MS = 2000;
const TIMES = 15;

/**
 * Asks for the account until its paid plan runs. A payment counts once the provider's notice has reached the server, which
 * may be a moment after the browser is back.
 *
 * @param wanted nothing is asked while false
 */
export function usePaidPlan(wanted: boolean): 'paid' | 'waiting' | 'late' {
  const client = useQueryClient();
  const { user, refresh } = useSession();
  const { isPremiumSubscriber: paid } = useAccess();
  const [asked, setAsked] = useState(0);
  const open = wanted && !paid && user !== null;
  useEffect(() => {
    if (!open || asked >= TIMES) return;
    const timer = setTimeout(
      async () => {
        await refresh();
        setAsked((times) => times + 1);
      },
      asked === 0 ? 0 : EVERY_MS,
    );
    return () => clearTimeout(timer);
  }, [open, asked, refresh]);
  useEffect(() => {
    if (wanted && paid) void client.invalidateQueries({ queryKey: subscriptionQuery().queryKey });
  }, [wanted, paid, client]);
  if (paid) return 'paid';
  return asked >= TIMES ? 'late' : 'waiting';
}

/** `url` is the payment provider's page to go to; `message` a sentence for the person, null where none was given. */
export type PaymentPage =
  | { readonly kind: 'page'; readonly url: string }
  /** Nothing can be bought on the web here. */
  | { readonly kind: 'not-configured' }
  /** Nothing is billed here that could be managed; `message` says why. Asking again changes nothing. */
  | { readonly kind: 'nothing-billed'; readonly message: string | null }
  /** `isFinal`: the same request is refused again, whenever it is made. */
  | { readonly kind: 'failed'; readonly message: string | null; readonly isFinal: boolean };

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
    return isPage(url) ? { kind: 'page', url } : { kind: 'failed', message: null, isFinal: false };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) return { kind: 'failed', message: null, isFinal: false };
    const message = error.reason === '' ? null : error.reason;
    if (error.code === 'payments_not_configured') return { kind: 'not-configured' };
    if (error.code === 'no_billing_account') return { kind: 'nothing-billed', message };
    return { kind: 'failed', message, isFinal: error.code === 'already_subscribed' };
  }
}

/** An address that a browser may be sent to: a page, never a script. */
function isPage(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

/** What the device's store asks this member, where there is a store. @throws where the store has no offering */
export function storePricesQuery(memberId: string) {
  return queryOptions({
    queryKey: ['store-prices', memberId],
    queryFn: async (): Promise<Readonly<Record<StorePlan, StorePrice | null>> | null> =>
      (await (await loadStore())?.prices(memberId)) ?? null,
  });
}

const OUTCOME_KEY = 'labelwise_store_news';

export type StoreOutcome = 'bought' | 'restored';

/** Stores the outcome over the reload that follows it. */
export function noteStoreOutcome(outcome: StoreOutcome): void {
  perTab.set(OUTCOME_KEY, outcome);
}

/** What happened in the store just before this page was loaded. */
export function storeOutcome(): StoreOutcome | null {
  const outcome = perTab.get(OUTCOME_KEY);
  return outcome === 'bought' || outcome === 'restored' ? outcome : null;
}

/** Shown once; it is not shown again. */
export function forgetStoreOutcome(): void {
  perTab.set(OUTCOME_KEY, '');
}
