import { countHouseholdChange } from '../../db/change-counters.ts';
import type { Db } from '../../db/db.ts';
import type { PersonTable } from '../../db/schema/profiles.ts';

export type PeopleRepository = ReturnType<typeof createPeopleRepository>;

/** Rows of the people of households, found by their member alone. */
export function createPeopleRepository(db: Db) {
  return {
    list: (memberId: string): Promise<PersonTable[]> =>
      db.read.selectFrom('person').selectAll().where('memberId', '=', memberId).orderBy('createdAt').orderBy('id').execute(),

    /** `false` where the member has `most` already. The member's row is locked, so that two at once cannot both be the last. */
    add: (row: PersonTable, most: number): Promise<boolean> =>
      db.write(async (tx) => {
        await tx.updateTable('member').set({ id: row.memberId }).where('id', '=', row.memberId).execute();
        const { count } = await tx
          .selectFrom('person')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('memberId', '=', row.memberId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
        await countHouseholdChange(tx, row.memberId);
        await tx.insertInto('person').values(row).execute();
        return true;
      }),

    /** @param change from the present row; pure: it may be called again */
    change: (memberId: string, id: string, change: (stored: PersonTable) => PersonTable): Promise<PersonTable | null> =>
      db.write(async (tx) => {
        await tx.updateTable('member').set({ id: memberId }).where('id', '=', memberId).execute();
        const stored = await tx.selectFrom('person').selectAll().where('memberId', '=', memberId).where('id', '=', id).executeTakeFirst();
        if (stored === undefined) return null;
        const { id: _id, memberId: _member, ...fields } = change(stored);
        await countHouseholdChange(tx, memberId);
        await tx.updateTable('person').set(fields).where('memberId', '=', memberId).where('id', '=', id).execute();
        return { ...stored, ...fields };
      }),

    /** `false` where the member has nobody of that id. */
    erase: (memberId: string, id: string): Promise<boolean> =>
      db.write(async (tx) => {
        await countHouseholdChange(tx, memberId);
        const { numDeletedRows } = await tx
          .deleteFrom('person')
          .where('memberId', '=', memberId)
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return Number(numDeletedRows) > 0;
      }),
  };
}
