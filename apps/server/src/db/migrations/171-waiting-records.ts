import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Records of large imports that wait to be made foods, in compressed blocks, and which food is in which. */
export const waitingRecords: Migration = {
  name: '171-waiting-records',
  async up(tx, dialect) {
    const [number, bytes, end] =
      dialect === 'sqlite'
        ? ['integer primary key', 'blob', 'without rowid']
        : ['bigint generated always as identity primary key', 'bytea', ''];
    await sql`create table "foodRecordBlock" (number ${sql.raw(number)}, format text not null, content ${sql.raw(bytes)} not null)`.execute(
      tx,
    );
    // Compressed already.
    if (dialect === 'postgres') await sql`alter table "foodRecordBlock" alter column content set storage external`.execute(tx);
    await sql`create table "foodRecord" (id bigint not null, block bigint not null, hash bigint not null, primary key (id, block)) ${sql.raw(end)}`.execute(
      tx,
    );
  },
};
