/** Puts foods that were read again back into their rows. Only a row that is still as it was read changes: an import wins. */

import type { FoodProduct } from '@labelwise/domain/food';
import { sql } from 'kysely';
import type { Dialect, Tx } from '../../../db/db.ts';
import { type RefreshedRow, refreshedRow, type StoredFood } from './food-row.ts';

/** `before`: the document that was read. */
export type Refresh = RefreshedRow & { readonly before: string };

export function refreshOf({ id, doc }: Pick<StoredFood, 'id' | 'doc'>, food: FoodProduct): Refresh {
  return { ...refreshedRow(id, food), before: doc };
}

/** One statement for all. @returns how many rows changed */
export async function refreshRows(tx: Tx, dialect: Dialect, refreshes: readonly Refresh[]): Promise<number> {
  if (refreshes.length === 0) return 0;
  // Ascending, as every writer of foods: two of them never wait for each other in a circle.
  const rows = JSON.stringify(refreshes.toSorted((one, other) => one.id - other.id));
  const { numAffectedRows } =
    dialect === 'sqlite'
      ? await sql`
      update food set doc = fresh.value ->> 'doc', grade = fresh.value ->> 'grade', points = fresh.value ->> 'points'
      from json_each(${rows}) as fresh
      where food.id = (fresh.value ->> 'id') and food.doc = (fresh.value ->> 'before')`.execute(tx)
      : await sql`
      update food set doc = fresh.doc, grade = fresh.grade, points = fresh.points
      from jsonb_to_recordset(${rows}::jsonb) as fresh (id bigint, doc text, grade text, points integer, before text)
      where food.id = fresh.id and food.doc = fresh.before`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
