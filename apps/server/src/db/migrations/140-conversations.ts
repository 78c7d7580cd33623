import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Conversations with the nutritionist, and how many questions a member has asked in their running day. */
export const conversations: Migration = {
  name: '140-conversations',
  async up(tx) {
    await sql`create table conversation (
      id text primary key, "memberId" text not null references member (id) on delete cascade, title text not null,
      "lastPosition" integer not null, "createdAt" bigint not null)`.execute(tx);
    await sql`create index "conversationByTime" on conversation ("memberId", "createdAt" desc, id desc)`.execute(tx);
    await sql`create table message (
      id text primary key, "conversationId" text not null references conversation (id) on delete cascade,
      "memberId" text not null references member (id) on delete cascade, position integer not null, role text not null,
      content text not null, status text not null, author text, sources text, echoed integer not null,
      "createdAt" bigint not null, "updatedAt" bigint not null, unique ("conversationId", position))`.execute(tx);
    await sql`create index "messageOfMember" on message ("memberId")`.execute(tx);
    await sql`create table "chatAllowance" (
      "memberId" text primary key references member (id) on delete cascade, used integer not null, "endsAt" bigint not null)`.execute(tx);
  },
};
