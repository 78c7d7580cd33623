import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Who runs the server, and the links with which accounts can be made. */
export const owners: Migration = {
  name: '157-owners',
  async up(tx) {
    await sql`alter table member add column role text`.execute(tx);
    await sql`create table invitation (
      id text primary key, "tokenHash" text not null unique, note text not null, role text,
      "createdAt" bigint not null, "expiresAt" bigint not null)`.execute(tx);
  },
};
