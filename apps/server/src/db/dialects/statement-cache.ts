import type BetterSqlite3 from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

const CAPACITY = 400;

/**
 * A view of a SQLite handle that keeps prepared statements, least recently used out first. Preparing costs more than
 * most of our look-ups do. A statement that is still being iterated is never handed out a second time.
 */
export function withStatementCache(handle: BetterSqlite3.Database): SqliteDatabase {
  const cache = new Map<string, BetterSqlite3.Statement<unknown[]>>();
  return {
    close: () => handle.close(),
    prepare(sql: string): SqliteStatement {
      const known = cache.get(sql);
      if (known?.busy) return handle.prepare<unknown[]>(sql);
      const statement = known ?? handle.prepare<unknown[]>(sql);
      cache.delete(sql);
      cache.set(sql, statement);
      if (cache.size > CAPACITY)
        for (const oldest of cache.keys()) {
          cache.delete(oldest);
          break;
        }
      return statement;
    },
  };
}
