import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * For many processes: how far replicas are (a beat that the processes write, and where in the primary's history a member last wrote), and
 * packs where each of them finds what one has written.
 */
export const manyMachines: Migration = {
  name: '165-many-machines',
  async up(tx, dialect) {
    await sql`create table "replicaBeat" (id integer primary key, beat bigint not null, at bigint not null, timeline text not null)`.execute(
      tx,
    );
    await sql`create table "memberWrite" (
      "memberId" text primary key references member (id) on delete cascade, timeline text not null, "transactionId" bigint not null)`.execute(
      tx,
    );
    const bytes = sql.raw(dialect === 'sqlite' ? 'blob' : 'bytea');
    await sql`create table "packFile" (name text primary key, content ${bytes} not null, "writtenAt" bigint not null)`.execute(tx);
    // Packed as it is; and a part of it is then read without the rest.
    if (dialect === 'postgres') await sql`alter table "packFile" alter column content set storage external`.execute(tx);
  },
};
