import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Keys that sign members in, and the challenges that they answer. */
export const passkeys: Migration = {
  name: '159-passkeys',
  async up(tx) {
    await sql`create table passkey (
      id text primary key, "memberId" text not null references member (id) on delete cascade, "credentialId" text not null unique,
      "publicKey" text not null, counter bigint not null, transports text not null, name text not null,
      "createdAt" bigint not null, "lastUsedAt" bigint)`.execute(tx);
    await sql`create index "passkeyMember" on passkey ("memberId", "createdAt")`.execute(tx);
    await sql`create table "signInChallenge" (key text primary key, content text not null, "expiresAt" bigint not null)`.execute(tx);
  },
};
