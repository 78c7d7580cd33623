import { sql } from 'kysely';
import type { Dialect, Tx } from '../db.ts';
import type { Migration } from '../migrate.ts';

const MEMBER = sql.raw('"memberId" text not null references member (id) on delete cascade');

/** Scans with their daily allowance, the three lists, requests done, and the counts behind trending. */
export const tracking: Migration = {
  name: '110-tracking',
  async up(tx, dialect) {
    await sql`create table scan (
      id text primary key, ${MEMBER}, "foodId" bigint not null, score integer not null, "rulesVersion" text not null,
      contributions text not null, "scannedAt" bigint not null)`.execute(tx);
    await sql`create index "scanMember" on scan ("memberId", "scannedAt", id)`.execute(tx);
    await sql`create table "scanAllowance" (
      "memberId" text primary key references member (id) on delete cascade, used integer not null, "endsAt" bigint not null)`.execute(tx);
    for (const list of ['favorite', 'purchased', 'consumed']) {
      await sql`create table ${sql.table(list)} (id text primary key, ${MEMBER}, "foodId" bigint not null, "createdAt" bigint not null)`.execute(
        tx,
      );
      await sql`create index ${sql.ref(`${list}Member`)} on ${sql.table(list)} ("memberId", "createdAt", id)`.execute(tx);
      await sql`create ${sql.raw(list === 'consumed' ? '' : 'unique')} index ${sql.ref(`${list}Food`)} on ${sql.table(list)} ("memberId", "foodId")`.execute(
        tx,
      );
    }
    await sql`create table "doneRequest" (
      ${MEMBER}, "requestKey" text not null, "bodyHash" text not null, "resultId" text not null, "createdAt" bigint not null,
      primary key ("memberId", "requestKey"))`.execute(tx);
    await sql`create table "foodScanHour" (hour integer not null, "foodId" bigint not null, count integer not null, primary key (hour, "foodId"))`.execute(
      tx,
    );
    await createFavoriteCount(tx, dialect);
  },
};

/** Counted by triggers, so that favorites which go with an account are taken off too. */
async function createFavoriteCount(tx: Tx, dialect: Dialect): Promise<void> {
  const key = sql.raw(dialect === 'sqlite' ? 'integer' : 'bigint');
  await sql`create table "foodFavorite" ("foodId" ${key} primary key, count integer not null)`.execute(tx);
  await sql`create index "foodFavoriteCount" on "foodFavorite" (count, "foodId")`.execute(tx);
  const more = (row: string) =>
    `insert into "foodFavorite" ("foodId", count) values (${row}."foodId", 1) on conflict ("foodId") do update set count = "foodFavorite".count + 1;`;
  const less = (row: string) =>
    `update "foodFavorite" set count = count - 1 where "foodId" = ${row}."foodId"; delete from "foodFavorite" where "foodId" = ${row}."foodId" and count <= 0;`;
  if (dialect === 'sqlite') {
    await sql.raw(`create trigger "favoriteAdded" after insert on favorite begin ${more('new')} end`).execute(tx);
    await sql.raw(`create trigger "favoriteRemoved" after delete on favorite begin ${less('old')} end`).execute(tx);
    return;
  }
  await sql
    .raw(`create function "countFavorite"() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then ${more('new')} else ${less('old')} end if; return null; end $$`)
    .execute(tx);
  await sql
    .raw('create trigger "favoriteCounted" after insert or delete on favorite for each row execute function "countFavorite"()')
    .execute(tx);
}
