import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** The watch over foods that members saved or scanned. What they have now counts as seen now. */
export const watch: Migration = {
  name: '168-watch',
  async up(tx) {
    await sql`create table "foodVersion" (
      "foodId" bigint not null, hash bigint not null, name text not null, doc text not null, primary key ("foodId", hash))`.execute(tx);
    await sql`create table "watchedFood" (
      "memberId" text not null references member (id) on delete cascade, "foodId" bigint not null, "categoryTag" text,
      hash bigint not null, "seenAt" bigint not null, "changedAt" bigint, "previousHash" bigint, "previousAt" bigint,
      "arrivalsSeenAt" bigint, primary key ("memberId", "foodId"))`.execute(tx);
    await sql`create index "watchedFoodFood" on "watchedFood" ("foodId")`.execute(tx);
    await sql`create index "watchedFoodShelf" on "watchedFood" ("categoryTag")`.execute(tx);
    await sql`create index "watchedFoodChanged" on "watchedFood" ("memberId", "changedAt") where "changedAt" is not null`.execute(tx);
    await sql`create table "foodChange" ("foodId" bigint primary key, "changedAt" bigint not null)`.execute(tx);
    await sql`create table "shelfArrival" (
      "foodId" bigint primary key, "categoryTag" text not null, "arrivedAt" bigint not null)`.execute(tx);
    await sql`create index "shelfArrivalShelf" on "shelfArrival" ("categoryTag", "arrivedAt")`.execute(tx);
    await sql`create table "watchSetting" (
      "memberId" text primary key references member (id) on delete cascade, "isOn" integer not null, digest integer not null,
      "digestAskedAt" bigint, "digestedUpTo" bigint not null, "nextDigestAt" bigint not null)`.execute(tx);
    await sql`create index "watchSettingDigest" on "watchSetting" ("nextDigestAt") where digest = 1`.execute(tx);
    const used = sql`
      select "memberId", "foodId" from scan union select "memberId", "foodId" from favorite
      union select "memberId", "foodId" from purchased union select "memberId", "foodId" from consumed`;
    await sql`insert into "watchedFood" ("memberId", "foodId", "categoryTag", hash, "seenAt")
      select used."memberId", used."foodId", food."categoryTag", food.hash, ${Date.now()}
      from (${used}) as used join food on food.id = used."foodId"`.execute(tx);
    await sql`insert into "foodVersion" ("foodId", hash, name, doc)
      select id, hash, name, doc from food where id in (select "foodId" from "watchedFood")`.execute(tx);
    await sql`insert into "serverKey" (name, value) values ('stop-mail', ${randomBytes(32).toString('hex')})`.execute(tx);
  },
};
