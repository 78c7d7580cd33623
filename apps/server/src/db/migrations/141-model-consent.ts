import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Who agreed that parts of their health profile go to the language model with a question. */
export const modelConsent: Migration = {
  name: '141-model-consent',
  async up(tx) {
    await sql`create table "modelConsent" ("memberId" text primary key references member (id) on delete cascade, "agreedAt" bigint not null)`.execute(
      tx,
    );
  },
};
