export { dayBounds, dayKey, dayReader, FREE_SCANS_PER_DAY } from './day.ts';
export type { Subscription } from './entitlement.ts';
export { leadingSubscription, mergeEntitlement } from './entitlement.ts';
export type { YearlySaving } from './plans.ts';
export { PLAN_PRICES, planName, yearlySaving } from './plans.ts';
export type { AccessState, PlanName, SubscriptionFacts, SubscriptionStatus } from './subscription.ts';
export {
  accessState,
  canStartTrial,
  currentStatus,
  hasPremiumAccess,
  isOnTrial,
  TRIAL_DAYS,
  trialDaysRemaining,
  trialEnd,
} from './subscription.ts';
export type { Ownership, SubscriptionSnapshot, Transfer } from './subscription-snapshot.ts';
export { latestOwnership, latestSnapshot, ownerAfterTransfers } from './subscription-snapshot.ts';
