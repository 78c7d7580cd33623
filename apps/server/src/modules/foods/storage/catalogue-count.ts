/** Counts changes of foods on SQLite, inside the transaction that makes them; see `search/catalogue-clock.ts`. */
import type BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import type { Dialect, Tx } from '../../../db/db.ts';

/** The same prepared, for who writes without a query builder. */
export function createChangeCounter(handle: BetterSqlite3.Database): () => void {
  const count = handle.prepare('update "catalogueCount" set changes = changes + 1 where id = 1');
  return () => void count.run();
}

export async function countFoodChange(tx: Tx, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') await sql`update "catalogueCount" set changes = changes + 1 where id = 1`.execute(tx);
}
