import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** What members say that packs print, and the figures of a food as they were when it was scanned. */
export const submissions: Migration = {
  name: '151-submissions',
  async up(tx) {
    await sql`create table submission (
      "memberId" text not null references member (id) on delete cascade, "foodId" bigint not null, content text not null,
      "updatedAt" bigint not null, sharing text not null, offered text, reason text, "offeredAt" bigint,
      "decidedAt" bigint, primary key ("memberId", "foodId"))`.execute(tx);
    await sql`create index "submissionTime" on submission ("memberId", "updatedAt")`.execute(tx);
    await sql`create index "submissionOffer" on submission ("offeredAt") where sharing = 'waiting'`.execute(tx);
    await sql`alter table scan add column figures text`.execute(tx);
  },
};
