/**
 * What the watch needs to know of writes elsewhere: which record of a food a member saw, and which records changed. Everything here runs
 * inside the transaction of that write. See docs/decisions/113-watch.md.
 */
import { GOOD } from '@labelwise/domain/shelf';
import { sql } from 'kysely';
import type { Db, Tx } from './db.ts';
import { createChange, written } from './question.ts';
import type { FoodTable } from './schema/foods.ts';
import type { FoodVersionTable } from './schema/tracking.ts';

/** Keeps a statement far below the values that SQLite and PostgreSQL take. */
const IDS_A_STATEMENT = 500;

type Added = { readonly memberId: string; readonly foodIds: readonly number[]; readonly at: number };

/** Notes which record of foods a member has from now on, where none is known yet; nothing where they switched the watch off. */
export async function noteAdded(tx: Tx, { memberId, foodIds, at }: Added): Promise<void> {
  for (const ids of inChunks([...new Set(foodIds)])) {
    const foods = await tx
      .selectFrom('food')
      .select(['id', 'categoryTag', 'hash'])
      .where('id', 'in', ids)
      .where(sql<boolean>`not exists (select 1 from "watchSetting" where "memberId" = ${memberId} and "isOn" = 0)`)
      .execute();
    if (foods.length === 0) continue;
    const rows = foods.map(({ id, categoryTag, hash }) => ({ memberId, foodId: id, categoryTag, hash, seenAt: at, ...UNCHANGED }));
    await tx
      .insertInto('watchedFood')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['memberId', 'foodId']).doNothing())
      .execute();
    await noteShelves(
      tx,
      foods.flatMap(({ categoryTag }) => categoryTag ?? []),
    );
  }
}

/** Shelves that somebody has foods of: few, and nearly always there already. */
async function noteShelves(tx: Tx, tags: readonly string[]): Promise<void> {
  const shelves = [...new Set(tags)].map((categoryTag) => ({ categoryTag }));
  if (shelves.length === 0) return;
  await tx
    .insertInto('watchedShelf')
    .values(shelves)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The same of one food that is shown as it is now, as it happens with every scan: the record that is shown is from now on what the food is
 * compared with. What is noted is taken from the row where it stands, in one statement.
 */
export function createNoteShown(db: Db): (tx: Tx, shown: { memberId: string; foodId: number; at: number }) => Promise<void> {
  const note = createChange(db, ['', 0, 1, 'off'], (memberId: string, at: number, foodId: number, again: string) =>
    written(
      db,
      sql`insert into "watchedFood" ("memberId", "foodId", "categoryTag", hash, "seenAt")
        select cast(${memberId} as text), id, "categoryTag", hash, cast(${at} as bigint) from food where id = ${foodId}
          and not exists (select 1 from "watchSetting" where "memberId" = ${again} and "isOn" = 0)
        on conflict ("memberId", "foodId") do update set hash = excluded.hash, "categoryTag" = excluded."categoryTag",
        "seenAt" = excluded."seenAt", "changedAt" = null, "previousHash" = null, "previousAt" = null`,
    ),
  );
  return async (tx, { memberId, foodId, at }) => void (await note(tx, memberId, at, foodId, memberId));
}

const UNCHANGED = { changedAt: null, previousHash: null, previousAt: null, arrivalsSeenAt: null };

/** Records that are about to be replaced, each once for everybody who saw it. */
async function storeVersions(tx: Tx, versions: readonly FoodVersionTable[]): Promise<void> {
  if (versions.length === 0) return;
  await tx
    .insertInto('foodVersion')
    .values(versions)
    .onConflict((conflict) => conflict.columns(['foodId', 'hash']).doNothing())
    .execute();
}

/** At once, where a member says so. What they remove from a list can be undone: it is shown no more, and goes with `eraseUnused`. */
export async function forgetUnused(tx: Tx, memberId: string): Promise<void> {
  await eraseUnused(tx, [memberId]);
}

/** Of a row of `watchedFood`: the food is in a list of its member, or was scanned. */
export const IS_USED = sql<boolean>`${sql.join(
  (['favorite', 'purchased', 'consumed', 'scan'] as const).map(
    (list) => sql`exists (select 1 from ${sql.table(list)} as used
      where used."memberId" = "watchedFood"."memberId" and used."foodId" = "watchedFood"."foodId")`,
  ),
  sql` or `,
)}`;

/** Erases what these members do not use any more. */
export async function eraseUnused(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await sql`delete from "watchedFood" where "memberId" in (${sql.join(memberIds)}) and not (${IS_USED})`.execute(tx);
}

/** Erases the records of these foods that nobody watches any more. */
export async function eraseVersions(tx: Tx, foodIds: readonly number[]): Promise<void> {
  await sql`delete from "foodVersion" where "foodId" in (${sql.join(foodIds)}) and not exists (
    select 1 from "watchedFood" where "watchedFood"."foodId" = "foodVersion"."foodId"
    and ("watchedFood".hash = "foodVersion".hash or "watchedFood"."previousHash" = "foodVersion".hash))`.execute(tx);
}

/**
 * Stores foods and notes which watched ones say something else since, with the record that it replaces, and which are new or better on a
 * shelf that somebody uses. Where nobody watches anything, one small statement is all that it adds.
 */
export async function storeWatched(tx: Tx, foodIds: readonly number[], at: number, store: () => Promise<number>): Promise<number> {
  const watched = await tx.selectFrom('watchedFood').select('foodId').limit(1).executeTakeFirst();
  if (watched === undefined) return store();
  const ids = [...new Set(foodIds)];
  const before = await recordsOf(tx, ids);
  const seen = await watchedVersions(tx, ids);
  const changed = await store();
  if (changed === 0) return changed;
  const now = await recordsOf(tx, ids);
  const others = [...now.values()].filter(({ id, hash }) => before.get(id)?.hash !== hash);
  const replaced = others.filter(({ id }) => seen.has(id));
  await storeVersions(
    tx,
    replaced.flatMap(({ id }) => seen.get(id) ?? []),
  );
  await markChanged(
    tx,
    replaced.map(({ id }) => id),
    at,
  );
  await noteShelves(
    tx,
    replaced.flatMap(({ categoryTag }) => categoryTag ?? []),
  );
  const better = others.filter(({ id, score }) => score !== null && score >= GOOD && score > (before.get(id)?.score ?? -1));
  await markArrived(
    tx,
    better.map(({ id }) => id),
    at,
  );
  return changed;
}

type FoodRecord = Pick<FoodTable, 'id' | 'hash' | 'score' | 'categoryTag'>;

async function recordsOf(tx: Tx, ids: readonly number[]): Promise<Map<number, FoodRecord>> {
  const records = new Map<number, FoodRecord>();
  for (const some of inChunks(ids))
    for (const row of await tx.selectFrom('food').select(['id', 'hash', 'score', 'categoryTag']).where('id', 'in', some).execute())
      records.set(row.id, row);
  return records;
}

/** Of foods that somebody watches, the records as they are. */
async function watchedVersions(tx: Tx, ids: readonly number[]): Promise<Map<number, FoodVersionTable>> {
  const versions = new Map<number, FoodVersionTable>();
  const isWatched = sql<boolean>`exists (select 1 from "watchedFood" where "watchedFood"."foodId" = food.id)`;
  for (const some of inChunks(ids)) {
    const rows = tx.selectFrom('food').select(['id as foodId', 'hash', 'name', 'doc']).where('id', 'in', some).where(isWatched);
    for (const version of await rows.execute()) versions.set(version.foodId, version);
  }
  return versions;
}

/** Each mark is later than the one before, by which whoever compares notices that a food changed again meanwhile. */
async function markChanged(tx: Tx, ids: readonly number[], at: number): Promise<void> {
  for (const some of inChunks(ids))
    await sql`insert into "foodChange" ("foodId", "changedAt")
      select distinct "foodId", cast(${at} as bigint) from "watchedFood" where "foodId" in (${sql.join(some)})
      on conflict ("foodId") do update set "changedAt" = case
        when excluded."changedAt" > "foodChange"."changedAt" then excluded."changedAt" else "foodChange"."changedAt" + 1 end`.execute(tx);
}

async function markArrived(tx: Tx, ids: readonly number[], at: number): Promise<void> {
  for (const some of inChunks(ids))
    await sql`insert into "shelfArrival" ("foodId", "categoryTag", "arrivedAt")
      select id, "categoryTag", cast(${at} as bigint) from food where id in (${sql.join(some)})
        and exists (select 1 from "watchedShelf" where "watchedShelf"."categoryTag" = food."categoryTag")
      on conflict ("foodId") do update set "categoryTag" = excluded."categoryTag", "arrivedAt" = excluded."arrivedAt"`.execute(tx);
}

function* inChunks<Id>(ids: readonly Id[]): Generator<Id[]> {
  for (let from = 0; from < ids.length; from += IDS_A_STATEMENT) yield ids.slice(from, from + IDS_A_STATEMENT);
}
