import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../db.ts';
import type { Migration } from '../migrate.ts';

const MEMBER = sql.raw('references member (id) on delete cascade');

/** Customers, checkouts, subscriptions, events and tasks of payment; the hashes of used trials get a key. */
export const billing: Migration = {
  name: '130-billing',
  async up(tx) {
    await sql`create table "billingCustomer" (
      "memberId" text primary key ${MEMBER}, "customerId" text not null unique, "createdAt" bigint not null)`.execute(tx);
    await sql`create table "billingCheckout" (
      "memberId" text primary key ${MEMBER}, plan text not null, "sessionId" text not null unique, url text not null,
      attempt integer not null, "createdAt" bigint not null, "expiresAt" bigint not null, "completedAt" bigint)`.execute(tx);
    await sql`create table subscription (
      id text primary key, "memberId" text ${MEMBER}, source text not null, "customerId" text, plan text, phase text not null,
      "endsAt" bigint not null, renews integer not null, "paymentProblem" integer not null, "toldAt" bigint not null,
      "toldBy" text not null, "ownerAt" bigint not null)`.execute(tx);
    await sql`create index "subscriptionMember" on subscription ("memberId")`.execute(tx);
    await sql`create index "subscriptionCustomer" on subscription ("customerId")`.execute(tx);
    await sql`create table "billingEvent" (
      id text primary key, type text not null, at bigint not null, "receivedAt" bigint not null, outcome text not null)`.execute(tx);
    await sql`create table "billingTransfer" (
      "eventId" text not null, "memberId" text not null ${MEMBER}, "toId" text ${MEMBER}, at bigint not null,
      primary key ("eventId", "memberId"))`.execute(tx);
    await sql`create index "billingTransferFrom" on "billingTransfer" ("memberId")`.execute(tx);
    await sql`create index "billingTransferTo" on "billingTransfer" ("toId")`.execute(tx);
    await sql`create table "billingTask" (
      id text primary key, kind text not null, target text not null, "createdAt" bigint not null, attempts integer not null,
      "nextAttemptAt" bigint not null)`.execute(tx);
    await sql`create table "serverKey" (name text primary key, value text not null)`.execute(tx);
    await keyTrials(tx);
  },
};

/** A plain hash of an address can be guessed with a list of addresses; one under a key cannot. */
async function keyTrials(tx: Tx): Promise<void> {
  const key = randomBytes(32).toString('hex');
  await sql`insert into "serverKey" (name, value) values ('trial', ${key})`.execute(tx);
  const { rows } = await sql<{ emailHash: string }>`select "emailHash" from "trialUsed"`.execute(tx);
  for (const { emailHash } of rows) {
    const keyed = createHmac('sha256', key).update(emailHash).digest('hex');
    await sql`update "trialUsed" set "emailHash" = ${keyed} where "emailHash" = ${emailHash}`.execute(tx);
  }
}
