import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/**
 * Pages of the catalogue on PostgreSQL are filled to 85 %: a food whose name, shelf and scores stay is then written anew beside its former
 * row, and no index is touched, of which that of the names costs most. It holds for pages that are written from now on.
 */
export const roomInPages: Migration = {
  name: '174-room-in-pages',
  async up(tx, dialect) {
    if (dialect === 'postgres') await sql`alter table food set (fillfactor = 85)`.execute(tx);
  },
};
