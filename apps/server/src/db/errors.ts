import BetterSqlite3 from 'better-sqlite3';
import { DatabaseError } from 'pg';

/** Someone else held the write lock for longer than we wait. Nothing was written; trying again is safe. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

/** A database that is not to be used as it is; the message is a sentence for the operator, with the way back. */
export class DatabaseRefusedError extends Error {
  override name = 'DatabaseRefusedError';
}

export type UniqueViolation = { table: string; columns: string[] };

/**
 * Which unique rule an insert or update broke, in the same form for both databases; `null` when the error is another.
 * Columns come in the order of the index.
 */
export function uniqueViolation(error: unknown): UniqueViolation | null {
  if (isSqliteError(error) && (error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY')) {
    // "UNIQUE constraint failed: favorite.userId, favorite.foodId"
    const fields = error.message
      .slice(error.message.indexOf(':') + 1)
      .split(',')
      .map((field) => field.trim().split('.'));
    return { table: fields[0]?.[0] ?? '', columns: fields.map((field) => field[1] ?? '') };
  }
  if (error instanceof DatabaseError && error.code === '23505') {
    // 'Key ("userId", "foodId")=(a, b) already exists.'
    const columns = /^Key \((?<columns>.*?)\)=/u.exec(error.detail ?? '')?.groups?.['columns'] ?? '';
    return { table: error.table ?? '', columns: columns.split(',').map((column) => column.trim().replaceAll('"', '')) };
  }
  return null;
}

/** A row was to point at one that is not there: deleted since it was looked up. */
export function isForeignKeyViolation(error: unknown): boolean {
  return isSqliteError(error) ? error.code === 'SQLITE_CONSTRAINT_FOREIGNKEY' : error instanceof DatabaseError && error.code === '23503';
}

/** SQLSTATEs that pass by themselves: locks, deadlocks, timeouts, full pools, a server that stops or starts. */
const PASSING_STATES = /^(?:08...|40001|40P01|53...|55P03|57...)$/u;
/** The disk is full, was made read-only, or failed. */
const DISK = /^SQLITE_(?:FULL|IOERR|READONLY)/u;
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** The database cannot serve now but may in a moment: answered with 503, not 500. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseBusyError) return true;
  if (isSqliteError(error)) return isSqliteBusy(error) || DISK.test(error.code);
  if (error instanceof DatabaseError) return PASSING_STATES.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  // What was committed could not be flushed to disk.
  if ('syscall' in error && error.syscall === 'fdatasync') return true;
  return isConnectionLost(error) || /^(?:timeout exceeded when trying to connect|Cannot use a pool after calling end)/u.test(error.message);
}

/** Does what may be left for another time, and leaves it where the database does not take it now. */
export async function ifAvailable(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
  }
}

/** What `pg` and Kysely say of a connection that is of no more use; they have no codes for it. */
const LOST =
  /^(?:Connection terminated|Query read timeout|Client (?:has encountered a connection error|was closed)|.*connection has been discarded)/u;

/** The connection to PostgreSQL broke, or its server does not answer any more. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && 'syscall' in error && typeof error.code === 'string') return CONNECTION_CODES.has(error.code);
  return LOST.test(error.message);
}

export function isSqliteBusy(error: unknown): boolean {
  return isSqliteError(error) && /^SQLITE_(?:BUSY|LOCKED)/u.test(error.code);
}

/** PostgreSQL rolled the unit back because of its neighbours; the same unit may well pass now. */
export function isRetryable(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01');
}

function isSqliteError(error: unknown): error is InstanceType<typeof BetterSqlite3.SqliteError> {
  return error instanceof BetterSqlite3.SqliteError;
}
