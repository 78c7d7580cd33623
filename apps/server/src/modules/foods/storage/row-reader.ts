/** Foods from rows. A row that another vocabulary read, or none, answers correctly at once and is rewritten after the answer. */

import { setImmediate as turn } from 'node:timers/promises';
import type { FoodProduct } from '@labelwise/domain/food';
import { sql } from 'kysely';
import type { Db, Dialect, Tx } from '../../../db/db.ts';
import { countFoodChange } from './catalogue-count.ts';
import { type ReadRow, type RefreshedRow, readRow, refreshedRow } from './food-row.ts';
import { storeEntries } from './search-entries.ts';

export type RowReader = ReturnType<typeof createRowReader>;
/** What whoever only reads needs of it. */
export type RowReading = Pick<RowReader, 'read' | 'readAll'>;

/** Foods of one moment share a transaction. */
const STORED_AFTER_MS = 200;
/** Of one transaction. */
const MAX_BATCH_SIZE = 200;
/** What comes beyond is read again at its next turn. */
const MAX_WAITING = 5000;
/** Handed over at once, about 2 kB each; what comes beyond is read again at its next turn. */
const MAX_COLLECTED = 100;
/** Reading a list takes about as long as fifty rows; after this long others get their turn. */
const SLICE_MS = 4;

/** @param onFailure called with a write that failed; its foods are read again when they are next asked for */
export function createRowReader(db: Db, onFailure: (error: unknown) => void = () => undefined) {
  const waiting = new Map<number, Refresh>();
  let timer: NodeJS.Timeout | null = null;
  let storing: Promise<void> | null = null;
  let isClosed = false;

  function read(row: ReadRow): FoodProduct {
    const { food, wasRead } = readRow(row);
    if (!wasRead && !isClosed && waiting.size < MAX_WAITING) keep(refreshOf(row, food));
    return food;
  }

  function keep(refresh: Refresh): void {
    waiting.set(refresh.id, refresh);
    timer ??= setTimeout(() => {
      storing = store().catch(onFailure);
    }, STORED_AFTER_MS).unref();
  }

  async function store(): Promise<void> {
    timer = null;
    while (waiting.size > 0) {
      const refreshes = [...waiting.values()].slice(0, MAX_BATCH_SIZE);
      for (const { id } of refreshes) waiting.delete(id);
      await db.write((tx) => refreshRows(tx, db.dialect, refreshes));
    }
  }

  return {
    read,

    readAll: (rows: readonly ReadRow[]): Promise<FoodProduct[]> => inSlices(rows, read),

    /** Stores what another thread read, like what was read here. */
    take(refreshes: readonly Refresh[]): void {
      for (const refresh of refreshes) if (!isClosed && waiting.size < MAX_WAITING) keep(refresh);
    },

    /** Stores what is waiting, and takes no more. Call it before the database closes. */
    async close(): Promise<void> {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      await storing;
      await store().catch(onFailure);
    },
  };
}

/** The foods of rows, in their order. Gives the event loop its turns where many of them must be read again. */
async function inSlices(rows: readonly ReadRow[], read: (row: ReadRow) => FoodProduct): Promise<FoodProduct[]> {
  const foods: FoodProduct[] = [];
  let since = performance.now();
  for (const row of rows) {
    foods.push(read(row));
    if (performance.now() - since < SLICE_MS) continue;
    await turn();
    since = performance.now();
  }
  return foods;
}

/** Of a thread that does not write: what it had to read is handed to the one that does. */
export function createRowCollector(): RowReading & { collected: () => Refresh[] } {
  let refreshes: Refresh[] = [];
  function read(row: ReadRow): FoodProduct {
    const { food, wasRead } = readRow(row);
    if (!wasRead && refreshes.length < MAX_COLLECTED) refreshes.push(refreshOf(row, food));
    return food;
  }
  return {
    read,
    readAll: (rows) => inSlices(rows, read),
    collected() {
      const done = refreshes;
      refreshes = [];
      return done;
    },
  };
}

/** Puts foods that were read again back into their rows. Only a row that is still as it was read changes: an import wins. */

/** `before`: the document that was read. */
export type Refresh = RefreshedRow & { readonly before: string };

export function refreshOf(row: ReadRow, food: FoodProduct): Refresh {
  return { ...refreshedRow(row, food), before: row.doc };
}

/** One statement for all. @returns how many rows changed */
export async function refreshRows(tx: Tx, dialect: Dialect, refreshes: readonly Refresh[]): Promise<number> {
  if (refreshes.length === 0) return 0;
  // Ascending, as every writer of foods: two of them never wait for each other in a circle.
  const rows = JSON.stringify(refreshes.toSorted((one, other) => one.id - other.id));
  const { numAffectedRows } =
    dialect === 'sqlite'
      ? await sql`
      update food set doc = fresh.value ->> 'doc', grade = fresh.value ->> 'grade', points = fresh.value ->> 'points',
        score = fresh.value ->> 'score', answer = unhex(fresh.value ->> 'answer')
      from json_each(${rows}) as fresh
      where food.id = (fresh.value ->> 'id') and food.doc = (fresh.value ->> 'before')`.execute(tx)
      : await sql`
      update food set doc = fresh.doc, grade = fresh.grade, points = fresh.points, score = fresh.score,
        answer = decode(fresh.answer, 'hex')
      from jsonb_to_recordset(${rows}::jsonb) as fresh (id bigint, doc text, grade text, points integer, score integer,
        answer text, before text)
      where food.id = fresh.id and food.doc = fresh.before`.execute(tx);
  const changed = Number(numAffectedRows ?? 0);
  if (changed > 0 && dialect === 'sqlite')
    await storeEntries(
      tx,
      refreshes.map(({ id }) => id),
    );
  if (changed > 0) await countFoodChange(tx, dialect);
  return changed;
}
