import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** How far replicas are: a beat that the primary's processes write, and where in the primary's history a member last wrote. */
export const replicas: Migration = {
  name: '165-replicas',
  async up(tx) {
    await sql`create table "replicaBeat" (id integer primary key, beat bigint not null, at bigint not null, timeline text not null)`.execute(
      tx,
    );
    await sql`create table "memberWrite" (
      "memberId" text primary key references member (id) on delete cascade, timeline text not null, "transactionId" bigint not null)`.execute(
      tx,
    );
  },
};
