import type { AccessTokenTables } from './access-tokens.ts';
import type { BillingTables } from './billing.ts';
import type { ConversationTables } from './conversations.ts';
import type { FoodTables } from './foods.ts';
import type { HouseholdTables } from './households.ts';
import type { MemberTables } from './members.ts';
import type { ProfileTables } from './profiles.ts';
import type { ReplicaTables } from './replicas.ts';
import type { SignInTables } from './sign-in.ts';
import type { SubmissionTables } from './submissions.ts';
import type { TrackingTables } from './tracking.ts';
import type { WatchTables } from './watch.ts';

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
