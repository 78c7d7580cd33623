import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * When the consent to health data was accepted (for one from before this step: the last save, which was no earlier), reset links that
 * were asked for, and where a mail goes that is not meant for the member's present address.
 */
export const accounts: Migration = {
  name: '143-accounts',
  async up(tx) {
    await sql`alter table "healthProfile" add column "consentAt" bigint`.execute(tx);
    await sql`update "healthProfile" set "consentAt" = "updatedAt" where "consentVersion" is not null`.execute(tx);
    await sql`create table "resetRequest" (id text primary key, email text not null, "createdAt" bigint not null)`.execute(tx);
    await sql`alter table "mailOutbox" add column recipient text`.execute(tx);
  },
};
