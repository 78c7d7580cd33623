/** How rows of foods are looked up by their codes: prepared statements of SQLite, questions to PostgreSQL. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../db/db.ts';
import type { AnsweredRow } from './recent-foods.ts';

/** Of one question to PostgreSQL. */
const MAX_GATHERED = 200;
/** Whether a record of the food waits: a newer one, as a rule. */
const WAITS = 'exists (select 1 from "foodRecord" where "foodRecord".id = food.id)';
/** What of a row its food is read from; see `ReadRow`. */
export const COLUMNS = `id, name, brand, category, popularity, source, "modifiedAt", hash, doc, ${WAITS} as waits`;
/** The same with what a look-up answers. */
export const ANSWERED_COLUMNS = `${COLUMNS}, answer`;

export type Waits = { readonly waits: boolean | 0 | 1 };
export type FoundRow = AnsweredRow & Waits;

/** One statement for any number of foods, which is prepared once. */
export function createLookup<Row extends object>(db: Db, columns: string): (ids: readonly number[]) => Promise<Row[]> {
  if (db.dialect === 'sqlite') {
    const statement = db.reader.prepare<[string], Row>(`select ${columns} from food where id in (select value from json_each(?))`);
    return async (ids) => statement.all(JSON.stringify(ids));
  }
  return (ids) => db.ask<Row>(`select ${columns} from food where id = any($1::bigint[])`, [`{${ids.join(',')}}`]);
}

/** Whether at one moment neither a food is there nor any record waits. `false`: it is not known; PostgreSQL would be asked once more. */
export function createAbsenceCheck(db: Db): (id: number) => boolean {
  if (db.dialect === 'postgres') return () => false;
  const present = db.reader.prepare<[number]>('select 1 from food where id = ? union all select 1 from "foodRecord" limit 1');
  return (id) => present.get(id) === undefined;
}

/** One row by its key; see `gathered` for PostgreSQL. */
export function createPointLookup(db: Db): (id: number) => Promise<FoundRow | undefined> {
  if (db.dialect === 'sqlite') {
    const statement = db.reader.prepare<[number], FoundRow>(`select ${ANSWERED_COLUMNS} from food where id = ?`);
    return async (id) => statement.get(id);
  }
  const { ask, reads } = db;
  if (reads === null) return gathered(createLookup<FoundRow>(db, ANSWERED_COLUMNS));
  const find = async (id: number) => (await ask<FoundRow>(`select ${ANSWERED_COLUMNS} from food where id = $1`, [id]))[0];
  // A food that a replica lacks may be there since a moment.
  return async (id) => (await find(id)) ?? (reads.isBehind() ? reads.onPrimary(() => find(id)) : undefined);
}

/**
 * Asks once for all that is looked up in one turn of the loop: on PostgreSQL the question costs more than the row. Where there are
 * replicas each question goes to its own, since they do not all show the same.
 */
function gathered(ask: (ids: readonly number[]) => Promise<FoundRow[]>): (id: number) => Promise<FoundRow | undefined> {
  let turn: { ids: number[]; rows: Promise<Map<number, FoundRow>> } | null = null;
  async function afterTurn(ids: readonly number[]): Promise<Map<number, FoundRow>> {
    await nextTurn();
    turn = null;
    return new Map((await ask(ids)).map((row) => [row.id, row]));
  }
  return async (id) => {
    if (turn === null || turn.ids.length >= MAX_GATHERED) {
      const ids: number[] = [];
      turn = { ids, rows: afterTurn(ids) };
    }
    turn.ids.push(id);
    return (await turn.rows).get(id);
  };
}
