export { dayBounds, dayKey, dayReader, FREE_SCANS_PER_DAY, mayStoreScan } from './day.ts';
export type { Subscription } from './entitlement.ts';
export { leadingSubscription, mergeEntitlement } from './entitlement.ts';
export type { YearlySaving } from './plans.ts';
export { formatPrice, PLAN_PRICES, planName, yearlySaving } from './plans.ts';
export type { AccessState, PlanName, SubscriptionFacts, SubscriptionStatus } from './subscription.ts';
export {
  accessState,
  canStartTrial,
  currentStatus,
  hasPremiumAccess,
  isOnTrial,
  isTrialExpired,
  TRIAL_DAYS,
  trialDaysRemaining,
  trialEnd,
} from './subscription.ts';
export type { Ownership, SubscriptionSnapshot, Transfer } from './subscription-snapshot.ts';
export { latestOwnership, latestSnapshot, ownerAfterTransfers } from './subscription-snapshot.ts';
