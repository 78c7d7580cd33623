import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { FoodVersionTable, WatchedFoodTable, WatchSettingTable } from '../../db/schema/tracking.ts';
import { forgetUnused, IS_USED, noteAdded } from '../../db/watch-marks.ts';
import { FOOD_COLUMNS, type StoredFood } from '../foods/storage/food-row.ts';

/** More than anybody reads; the newest go first. */
const MAX_CHANGES = 200;
const MAX_SHELVES = 20;
const MAX_SAVED = 20;
const MAX_ARRIVALS = 20;

/** A watched food whose record changed, with the record that its member saw. */
export type ChangedRow = Pick<WatchedFoodTable, 'foodId' | 'seenAt'> & {
  changedAt: number;
  isFavorite: number;
  isPurchased: number;
  isConsumed: number;
  /** What the member saw. */
  version: Pick<FoodVersionTable, 'name' | 'doc'>;
  food: StoredFood;
};
/** Epoch ms: later than one moment, up to another. */
export type Span = { readonly after: number; readonly until: number };
export type ShelfRows = { saved: StoredFood[]; arrivals: StoredFood[] };
export type WatchRepository = ReturnType<typeof createWatchRepository>;

/** Rows of the watch. */
export function createWatchRepository(db: Db) {
  let key: Promise<string> | undefined;
  const isIn = (list: 'favorite' | 'purchased' | 'consumed') =>
    sql`case when exists (select 1 from ${sql.table(list)} as used where used."memberId" = "watchedFood"."memberId"
      and used."foodId" = "watchedFood"."foodId") then 1 else 0 end`;
  const foodsOf = async (ids: readonly number[]): Promise<Map<number, StoredFood>> => {
    if (ids.length === 0) return new Map();
    const rows = await db.read.selectFrom('food').select(FOOD_COLUMNS).where('id', 'in', ids).execute();
    return new Map(rows.map((row) => [row.id, row]));
  };

  return {
    settings: (memberId: string): Promise<WatchSettingTable | undefined> =>
      db.read.selectFrom('watchSetting').selectAll().where('memberId', '=', memberId).executeTakeFirst(),

    async changed(memberId: string, { after, until }: Span): Promise<ChangedRow[]> {
      type Row = Omit<ChangedRow, 'version' | 'food'> & FoodVersionTable;
      const { rows } = await sql<Row>`
        select "watchedFood"."foodId", "seenAt", "changedAt", ${isIn('favorite')} as "isFavorite",
          ${isIn('purchased')} as "isPurchased", ${isIn('consumed')} as "isConsumed", version.name, version.doc
        from "watchedFood" join "foodVersion" as version
          on version."foodId" = "watchedFood"."foodId" and version.hash = "watchedFood".hash
        where "memberId" = ${memberId} and "changedAt" > ${after} and "changedAt" <= ${until} and (${IS_USED})
        order by "changedAt" desc, "watchedFood"."foodId" limit ${MAX_CHANGES}`.execute(db.read);
      const foods = await foodsOf(rows.map(({ foodId }) => foodId));
      return rows.flatMap(({ name, doc, ...row }) => {
        const food = foods.get(row.foodId);
        return food === undefined
          ? []
          : [{ ...row, seenAt: Number(row.seenAt), changedAt: Number(row.changedAt), version: { name, doc }, food }];
      });
    },

    /** Shelves with what the member saved of them and what arrived since, the best of it first. */
    async shelves(memberId: string, { after, until }: Span): Promise<ShelfRows[]> {
      const { rows: saved } = await sql<{ foodId: number; categoryTag: string; since: number }>`
        select "foodId", "categoryTag", coalesce("arrivalsSeenAt", "seenAt") as since from "watchedFood"
        where "memberId" = ${memberId} and "categoryTag" is not null
          and (${isIn('favorite')} + ${isIn('purchased')} + ${isIn('consumed')}) > 0
          and exists (select 1 from "shelfArrival" as arrival where arrival."categoryTag" = "watchedFood"."categoryTag"
            and arrival."foodId" <> "watchedFood"."foodId" and arrival."arrivedAt" > coalesce("arrivalsSeenAt", "seenAt")
            and arrival."arrivedAt" > ${after} and arrival."arrivedAt" <= ${until})
        order by "seenAt" desc, "foodId"`.execute(db.read);
      const byTag = Map.groupBy(saved, ({ categoryTag }) => categoryTag);
      const shelves: ShelfRows[] = [];
      for (const [tag, all] of [...byTag].slice(0, MAX_SHELVES)) {
        const since = Math.max(after, Math.min(...all.map((row) => Number(row.since))));
        const arrived = await db.read
          .selectFrom('shelfArrival')
          .innerJoin('food', 'food.id', 'shelfArrival.foodId')
          .selectAll('food')
          .where('shelfArrival.categoryTag', '=', tag)
          .where('shelfArrival.arrivedAt', '>', since)
          .where('shelfArrival.arrivedAt', '<=', until)
          .where('food.id', 'not in', [...new Set(saved.map(({ foodId }) => foodId))])
          .orderBy('food.score', 'desc')
          .orderBy('food.id')
          .limit(MAX_ARRIVALS)
          .execute();
        const foods = await foodsOf(all.slice(0, MAX_SAVED).map(({ foodId }) => foodId));
        if (arrived.length > 0) shelves.push({ saved: [...foods.values()], arrivals: arrived });
      }
      return shelves;
    },

    /** The current record counts as seen. `false` where the member watches no such food. */
    dismissChange: (memberId: string, foodId: number, at: number): Promise<boolean> =>
      db.write(async (tx) => {
        const food = await tx.selectFrom('food').select('hash').where('id', '=', foodId).executeTakeFirst();
        if (food === undefined) return false;
        const { numAffectedRows } = await sql`update "watchedFood" set "previousHash" = hash, "previousAt" = "seenAt", hash = ${food.hash},
          "seenAt" = ${at}, "changedAt" = null
          where "memberId" = ${memberId} and "foodId" = ${foodId} and "changedAt" is not null`.execute(tx);
        return Number(numAffectedRows ?? 0) > 0;
      }),

    /** Undoes that. */
    restoreChange: (memberId: string, foodId: number, at: number): Promise<boolean> =>
      db.write(async (tx) => {
        const { numAffectedRows } = await sql`update "watchedFood" set hash = "previousHash", "seenAt" = "previousAt",
          "changedAt" = ${at}, "previousHash" = null, "previousAt" = null
          where "memberId" = ${memberId} and "foodId" = ${foodId} and "previousHash" is not null`.execute(tx);
        return Number(numAffectedRows ?? 0) > 0;
      }),

    /** For all foods that the member saved of the shelf. @param at null: not seen again */
    arrivalsSeen: (memberId: string, foodId: number, at: number | null): Promise<boolean> =>
      db.write(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('watchedFood')
          .set({ arrivalsSeenAt: at })
          .where('memberId', '=', memberId)
          .where('categoryTag', '=', (one) =>
            one
              .selectFrom('watchedFood as one')
              .select('one.categoryTag')
              .where('one.memberId', '=', memberId)
              .where('one.foodId', '=', foodId),
          )
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),

    /** Switched off, everything else that is known of the member here is erased; switched on, what they have now counts as seen now. */
    set: (row: WatchSettingTable, at: number): Promise<void> =>
      db.write(async (tx) => {
        const { memberId, ...values } = row;
        await tx
          .insertInto('watchSetting')
          .values(row)
          .onConflict((conflict) => conflict.column('memberId').doUpdateSet(values))
          .execute();
        if (row.isOn === 0) await tx.deleteFrom('watchedFood').where('memberId', '=', memberId).execute();
        else {
          const { rows } = await sql<{ foodId: number }>`select "foodId" from scan where "memberId" = ${memberId}
            union select "foodId" from favorite where "memberId" = ${memberId} union select "foodId" from purchased where "memberId" = ${memberId}
            union select "foodId" from consumed where "memberId" = ${memberId}`.execute(tx);
          await noteAdded(tx, { memberId, foodIds: rows.map(({ foodId }) => foodId), at });
          await forgetUnused(tx, memberId);
        }
      }),

    /** Ends the mail. `false` where there is no such member. */
    stopDigest: (memberId: string): Promise<boolean> =>
      db.write(async (tx) => {
        if ((await tx.selectFrom('member').select('id').where('id', '=', memberId).executeTakeFirst()) === undefined) return false;
        await tx.updateTable('watchSetting').set({ digest: 0, digestAskedAt: null }).where('memberId', '=', memberId).execute();
        return true;
      }),

    /** What links that stop the mail are signed with, the same for all processes. */
    signingKey: (): Promise<string> => {
      key ??= db.read
        .selectFrom('serverKey')
        .select('value')
        .where('name', '=', 'stop-mail')
        .executeTakeFirstOrThrow()
        .then(({ value }) => value);
      key.catch(() => (key = undefined));
      return key;
    },
  };
}
