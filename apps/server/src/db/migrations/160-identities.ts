import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Who members are at services elsewhere. */
export const identities: Migration = {
  name: '160-identities',
  async up(tx) {
    await sql`create table identity (
      id text primary key, "memberId" text not null references member (id) on delete cascade, issuer text not null, subject text not null,
      email text, "createdAt" bigint not null, "lastUsedAt" bigint, unique (issuer, subject))`.execute(tx);
    await sql`create index "identityMember" on identity ("memberId", "createdAt")`.execute(tx);
  },
};
