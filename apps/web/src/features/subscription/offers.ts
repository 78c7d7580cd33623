import { type PlanName, planName, type YearlySaving, yearlySaving } from '@labelwise/domain/access';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Access, useAccess } from '../../data/session/access.ts';
import { useSession } from '../../data/session/session.ts';
import { type Plan, plansQuery, type SubscriptionState, storePricesQuery, subscriptionQuery } from '../../data/subscription.ts';
import { locale, say } from '../../i18n/say.ts';
import { type StorePrice, storeName } from '../../platform/store-purchase/index.ts';

/** A plan as it can be bought here. */
export type Offer = { readonly name: PlanName; readonly price: StorePrice; readonly features: readonly string[] };

export type Offers = {
  /** Monthly first. */
  readonly all: readonly Offer[];
  /** What a year saves; null where the two cannot be compared or a year is not cheaper. */
  readonly saving: YearlySaving | null;
};

/** The server's plans at the store's prices, where a store sells them: the price on the tag is the one that is billed. */
export function offersOf(plans: readonly Plan[], storePrices: Readonly<Record<PlanName, StorePrice | null>> | null): Offers {
  const all = [...plans]
    .sort((a, b) => Number(a.name === 'yearly') - Number(b.name === 'yearly'))
    .map(({ name, amount, features }) => ({ name, features, price: storePrices?.[name] ?? { cents: amount, currency: 'USD' } }));
  return { all, saving: savingOf(all) };
}

function savingOf(offers: readonly Offer[]): YearlySaving | null {
  const [month, year] = [offers.find(({ name }) => name === 'monthly')?.price, offers.find(({ name }) => name === 'yearly')?.price];
  if (month === undefined || year === undefined || month.currency !== year.currency) return null;
  const saving = yearlySaving(month.cents, year.cents);
  return saving.percent > 0 ? saving : null;
}

/** What the server names as parts of a plan. */
const FEATURES = {
  'Unlimited food scans': 'screens-subscription.feature_scans',
  'Advanced nutrition analytics': 'screens-subscription.feature_nutrition_analytics',
  'Personalized meal recommendations': 'screens-subscription.feature_meals',
  'Export nutrition data': 'screens-subscription.feature_export',
  'Priority AI nutrition advice': 'screens-subscription.feature_advice',
  'Premium support': 'screens-subscription.feature_support',
} as const;
const isKnown = (feature: string): feature is keyof typeof FEATURES => Object.hasOwn(FEATURES, feature);

/** A part of a plan in the reader's language; one that is not known here in the server's words. */
export function featureText(feature: string): string {
  return isKnown(feature) ? say(FEATURES[feature]) : feature;
}

/** A price as a tag shows it: the sign small, the figure large, in the order of the language ("$9.99", "9,99 $"). */
export function priceParts({ cents, currency }: StorePrice): { sign: string; figure: string; isSignLast: boolean } {
  const parts = new Intl.NumberFormat(locale(), { style: 'currency', currency }).formatToParts(cents / 100);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? '';
  const figure = parts
    .filter(({ type }) => type !== 'currency')
    .map(({ value }) => value)
    .join('')
    .trim();
  return {
    sign,
    figure,
    isSignLast: parts.findIndex(({ type }) => type === 'currency') > parts.findIndex(({ type }) => type === 'integer'),
  };
}

/** "$119.88", with the sign where the language puts it. */
export function priceText({ cents, currency }: StorePrice): string {
  return new Intl.NumberFormat(locale(), { style: 'currency', currency }).format(cents / 100);
}

type UseOffers = { offers: Offers | null; isError: boolean; retry: () => void; isRetrying: boolean };

/** The plans with the prices that are billed here; null until they are known. */
export function useOffers(): UseOffers {
  const { user } = useSession();
  const plans = useQuery(plansQuery());
  const inShell = storeName() !== null && user !== null;
  const store = useQuery({ ...storePricesQuery(user?.id ?? ''), enabled: inShell });
  // A shop that cannot be reached leaves the list prices; its sheet names the final one before anything is paid.
  const waits = plans.data === undefined || (inShell && store.isPending);
  return {
    offers: waits ? null : offersOf(plans.data, store.data ?? null),
    isError: plans.isError,
    retry: () => void plans.refetch(),
    isRetrying: plans.isFetching,
  };
}

export type MemberPlan = {
  readonly access: Access;
  /** The paid plan that runs; null where none does. */
  readonly current: PlanName | null;
  /** What the server says of it; null until it has answered, and where it cannot be reached. */
  readonly state: SubscriptionState | null;
  readonly isLoading: boolean;
};

/** The member's plan: their own dates at once, the server's details as they come. */
export function usePlan(): MemberPlan {
  const { user, refresh } = useSession();
  const access = useAccess();
  const { data: state = null, isPending } = useQuery({ ...subscriptionQuery(), enabled: user !== null });
  const active = state === null ? access.isPremiumSubscriber : state.status === 'active';
  // A plan that was bought or ended elsewhere: the badges of the shell follow.
  const isStale = state !== null && state.status !== (user?.subscriptionStatus ?? 'free');
  useEffect(() => {
    if (isStale) void refresh();
  }, [isStale, refresh]);
  return {
    access,
    state,
    isLoading: isPending && user !== null,
    current: active ? (state?.plan ?? planName(user?.subscriptionPlan)) : null,
  };
}
