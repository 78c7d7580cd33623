import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** What members removed and may still take back, out of the tables that answer. */
export const removal: Migration = {
  name: '150-removal',
  async up(tx) {
    await sql`create table removal (
      id text primary key, "memberId" text not null references member (id) on delete cascade, kind text not null,
      subject text not null, content text not null, "removedAt" bigint not null)`.execute(tx);
    await sql`create index "removalSubject" on removal ("memberId", kind, subject)`.execute(tx);
    await sql`create index "removalTime" on removal ("removedAt")`.execute(tx);
  },
};
