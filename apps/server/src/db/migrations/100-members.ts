import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Accounts, sessions, reset tokens, outgoing mail, used trials. */
export const members: Migration = {
  name: '100-members',
  async up(tx) {
    await sql`create table member (
      id text primary key, email text not null unique, username text not null, "firstName" text not null, "lastName" text not null,
      "passwordHash" text not null, "subscriptionStatus" text not null, "subscriptionPlan" text, "trialEndsAt" bigint,
      "subscriptionEndsAt" bigint, units text, "timeZone" text, "createdAt" bigint not null)`.execute(tx);
    await sql`create table session (
      id text primary key, "memberId" text not null references member (id) on delete cascade, "tokenHash" text not null unique,
      device text not null, "createdAt" bigint not null, "lastUsedAt" bigint not null, "expiresAt" bigint not null)`.execute(tx);
    await sql`create index "sessionMember" on session ("memberId")`.execute(tx);
    await sql`create table "resetToken" (
      "tokenHash" text primary key, "memberId" text not null references member (id) on delete cascade,
      "mailId" text not null, "createdAt" bigint not null, "expiresAt" bigint not null)`.execute(tx);
    await sql`create index "resetTokenMember" on "resetToken" ("memberId")`.execute(tx);
    await sql`create table "mailOutbox" (
      id text primary key, "memberId" text not null references member (id) on delete cascade, kind text not null,
      "createdAt" bigint not null, attempts integer not null, "nextAttemptAt" bigint not null)`.execute(tx);
    await sql`create index "mailOutboxMember" on "mailOutbox" ("memberId")`.execute(tx);
    await sql`create table "trialUsed" ("emailHash" text primary key, "startedAt" bigint not null)`.execute(tx);
  },
};
