import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** When the member last entered their password in a session after its beginning, for calls that ask for it again. */
export const sessionProof: Migration = {
  name: '142-session-proof',
  async up(tx) {
    await sql`alter table session add column "provenAt" bigint`.execute(tx);
  },
};
