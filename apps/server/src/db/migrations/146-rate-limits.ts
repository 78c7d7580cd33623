import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Attempts that are limited across processes: how many of a key were counted in the window that ends at `expire`, epoch ms. */
export const rateLimits: Migration = {
  name: '146-rate-limits',
  async up(tx) {
    await sql`create table "rateLimit" (key text primary key, points integer not null, expire bigint not null)`.execute(tx);
    await sql`create index "rateLimitExpiry" on "rateLimit" (expire)`.execute(tx);
  },
};
