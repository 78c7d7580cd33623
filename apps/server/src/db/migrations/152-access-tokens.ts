import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Personal access tokens: what members let other programs do. */
export const accessTokens: Migration = {
  name: '152-access-tokens',
  async up(tx) {
    await sql`create table "accessToken" (
      id text primary key, "memberId" text not null references member (id) on delete cascade, "tokenHash" text not null unique,
      name text not null, scopes text not null, "createdAt" bigint not null, "expiresAt" bigint, "lastUsedAt" bigint)`.execute(tx);
    await sql`create index "accessTokenMember" on "accessToken" ("memberId", "createdAt")`.execute(tx);
  },
};
