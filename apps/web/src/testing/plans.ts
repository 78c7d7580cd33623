import type { SubscriptionState } from '@labelwise/contracts/subscription';
import type { BrowserPage } from '../lib/address.ts';

const FEATURES = [
  'Unlimited food scans',
  'Advanced nutrition analytics',
  'Personalized meal recommendations',
  'Export nutrition data',
  'Priority AI nutrition advice',
  'Premium support',
];

/** The plans as `GET /api/subscription-plans` answers them. */
export function thePlans({ monthly = 999, yearly = 9999 } = {}) {
  return [
    { id: 'monthly', name: 'monthly', interval: 'month', amount: monthly, description: 'Premium, billed monthly', features: FEATURES },
    { id: 'yearly', name: 'yearly', interval: 'year', amount: yearly, description: 'Premium, billed annually', features: FEATURES },
  ];
}

const FREE: SubscriptionState = {
  status: 'free',
  plan: null,
  interval: null,
  managedBy: null,
  renewsAt: null,
  endsAt: null,
  cancelAtPeriodEnd: false,
  paymentProblem: false,
  trialEndsAt: null,
  canStartTrial: false,
  willAutoBill: false,
  paymentsConfigured: false,
};

/** The member of the tests as `GET /api/auth/user` answers them; free and past every trial unless stated otherwise. */
export function aSubscription(state: Partial<SubscriptionState> = {}) {
  const subscription = { ...FREE, ...state };
  return {
    id: 'ana',
    firstName: 'Ana',
    lastName: 'Lima',
    username: 'ana',
    email: 'ana@example.com',
    subscriptionStatus: subscription.status,
    subscriptionPlan: subscription.plan,
    trialEndsAt: subscription.trialEndsAt,
    subscriptionEndsAt: subscription.renewsAt,
    preferences: { ingredients: {}, units: 'metric' },
    timeZone: 'Europe/Paris',
    createdAt: '2026-11-01T00:00:00Z',
    subscription,
  };
}

/** A page that only records where it was sent. */
export function fakePage(): { page: BrowserPage; went: string[] } {
  const went: string[] = [];
  return { page: { leaveFor: (url) => went.push(url), reload: () => went.push('reload') }, went };
}
