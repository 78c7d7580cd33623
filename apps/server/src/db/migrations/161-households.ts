import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Members who share a shopping list, the links that let others join, and the entries of the list. */
export const households: Migration = {
  name: '161-households',
  async up(tx) {
    await sql`create table household (
      id text primary key, clock bigint not null, epoch bigint not null, count bigint not null, "createdAt" bigint not null)`.execute(tx);
    await sql`create table "householdMember" (
      id text not null unique, "memberId" text primary key references member (id) on delete cascade,
      "householdId" text not null references household (id) on delete cascade, "joinedAt" bigint not null,
      shared text not null, "consentVersion" text, "consentAt" bigint)`.execute(tx);
    await sql`create index "householdMemberHousehold" on "householdMember" ("householdId", "joinedAt")`.execute(tx);
    await sql`create table "householdInvitation" (
      id text primary key, "householdId" text not null references household (id) on delete cascade,
      "memberId" text not null references member (id) on delete cascade, "tokenHash" text not null unique,
      "createdAt" bigint not null, "expiresAt" bigint not null)`.execute(tx);
    await sql`create index "householdInvitationMember" on "householdInvitation" ("memberId")`.execute(tx);
    await sql`create index "householdInvitationHousehold" on "householdInvitation" ("householdId")`.execute(tx);
    await sql`create table "shoppingEntry" (
      "householdId" text not null references household (id) on delete cascade, id text not null,
      "memberId" text not null references member (id) on delete cascade, "changedBy" text references member (id) on delete set null,
      clock bigint not null, removed integer not null, content text not null, "createdAt" bigint not null,
      primary key ("householdId", id))`.execute(tx);
    await sql`create index "shoppingEntryMember" on "shoppingEntry" ("memberId")`.execute(tx);
    await sql`create index "shoppingEntryChangedBy" on "shoppingEntry" ("changedBy")`.execute(tx);
    await sql`create index "shoppingEntryClock" on "shoppingEntry" ("householdId", clock)`.execute(tx);
  },
};
