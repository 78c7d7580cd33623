import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** In which language a member reads, and one who asks for a mail; null: as their device asks, else English. */
export const languages: Migration = {
  name: '156-languages',
  async up(tx) {
    await sql`alter table member add column language text`.execute(tx);
    await sql`alter table "resetRequest" add column language text`.execute(tx);
    await sql`alter table "mailOutbox" add column language text`.execute(tx);
  },
};
