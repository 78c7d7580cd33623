import type { BillingTables } from './billing.ts';
import type { ConversationTables } from './conversations.ts';
import type { FoodTables } from './foods.ts';
import type { HouseholdTables } from './households.ts';
import type { AccessTokenTables, MemberTables, ReplicaTables, SignInTables } from './members.ts';
import type { ProfileTables } from './profiles.ts';
import type { SubmissionTables, TrackingTables, WatchTables } from './tracking.ts';

/** Every table, merged from one file a resource. Columns are camelCase, ids are ours, JSON is text, flags are 0/1, times are epoch ms. */
export type Database = AccessTokenTables &
  BillingTables &
  ConversationTables &
  FoodTables &
  HouseholdTables &
  MemberTables &
  ProfileTables &
  ReplicaTables &
  SignInTables &
  SubmissionTables &
  TrackingTables &
  WatchTables;
