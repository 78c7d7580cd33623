import type { Tx } from '../../db/db.ts';
import type { ShoppingEntryTable } from '../../db/schema/households.ts';

/** An entry with what the others of the household know its people by. */
export type ShownEntry = Pick<ShoppingEntryTable, 'id' | 'kind' | 'content'> & { addedBy: string | null; changedBy: string | null };

/** Rows of the shopping lists of households, their entries and the lists themselves; always within one household. */
export const shoppingRepository = {
  /** Those that changed after `clock`, the removed ones too; without it those that are there. */
  entries: (tx: Tx, householdId: string, clock: number | null): Promise<ShownEntry[]> =>
    tx
      .selectFrom('shoppingEntry as entry')
      .leftJoin('householdMember as adder', (join) =>
        join.onRef('adder.memberId', '=', 'entry.memberId').onRef('adder.householdId', '=', 'entry.householdId'),
      )
      .leftJoin('householdMember as changer', (join) =>
        join.onRef('changer.memberId', '=', 'entry.changedBy').onRef('changer.householdId', '=', 'entry.householdId'),
      )
      .select(['entry.id', 'entry.kind', 'entry.content', 'adder.id as addedBy', 'changer.id as changedBy'])
      .where('entry.householdId', '=', householdId)
      .$if(clock !== null, (query) => query.where('entry.clock', '>', clock ?? 0))
      .$if(clock === null, (query) => query.where('removed', '=', 0))
      .orderBy('entry.createdAt')
      .orderBy('entry.id')
      .execute(),

  /** These, as they stand before a change. */
  find: (tx: Tx, householdId: string, ids: readonly string[]): Promise<ShoppingEntryTable[]> =>
    tx.selectFrom('shoppingEntry').selectAll().where('householdId', '=', householdId).where('id', 'in', ids).execute(),

  insert: (tx: Tx, row: ShoppingEntryTable) => tx.insertInto('shoppingEntry').values(row).execute(),

  update: (tx: Tx, { householdId, id, content, removed, clock, changedBy }: Omit<ShoppingEntryTable, 'memberId' | 'createdAt' | 'kind'>) =>
    tx
      .updateTable('shoppingEntry')
      .set({ content, removed, clock, changedBy })
      .where('householdId', '=', householdId)
      .where('id', '=', id)
      .execute(),

  /** Entries and lists that are there, and all that were removed. */
  async count(tx: Tx, householdId: string): Promise<{ entry: number; list: number; removed: number }> {
    const rows = await tx
      .selectFrom('shoppingEntry')
      .select(({ fn }) => ['removed', 'kind', fn.countAll<number>().as('count')])
      .where('householdId', '=', householdId)
      .groupBy(['removed', 'kind'])
      .execute();
    const of = (isCounted: (row: { removed: number; kind: string }) => boolean) =>
      rows.filter(isCounted).reduce((sum, { count }) => sum + Number(count), 0);
    const present = (kind: ShoppingEntryTable['kind']) => of((row) => Number(row.removed) === 0 && row.kind === kind);
    return { entry: present('entry'), list: present('list'), removed: of(({ removed }) => Number(removed) === 1) };
  },

  eraseRemoved: (tx: Tx, householdId: string) =>
    tx.deleteFrom('shoppingEntry').where('householdId', '=', householdId).where('removed', '=', 1).execute(),
};
export type ShoppingRepository = typeof shoppingRepository;
