import type BetterSqlite3 from 'better-sqlite3';
import { type Compilable, CompiledQuery, type RawBuilder } from 'kysely';
import type { Db, Tx } from './db.ts';
import { gatherQuestions } from './gathered.ts';

type Value = string | number;

/**
 * A question that many requests ask: its statement is built once, which takes longer than to answer it.
 *
 * @param like values that the statement is built with
 * @param build uses each value once, in their order, and no other
 */
export function createQuestion<Row extends object, Values extends readonly Value[]>(
  db: Db,
  like: NoInfer<Values>,
  build: (...values: Values) => Compilable<Row>,
): (...values: Values) => Promise<Row[]> {
  const statement = statementOf(like, build(...like));
  if (db.dialect === 'postgres') {
    // With replicas each question goes to its own, since they do not all show the same.
    const gathered = db.reads === null ? gatherQuestions<Row>(db.ask, statement, like) : null;
    return gathered ?? ((...values) => db.ask<Row>(statement, values));
  }
  const prepared = prepareOnce<Row>(db.reader, withTypes(statement, like));
  return async (...values) => prepared().all(...values);
}

/**
 * The same for a change that many requests make, within a transaction that is open.
 *
 * @returns how many rows it inserted, updated or deleted
 */
export function createChange<Values extends readonly (Value | null)[]>(
  db: Db,
  like: NoInfer<Values>,
  build: (...values: Values) => Compilable,
): (tx: Tx, ...values: Values) => Promise<number> {
  const statement = statementOf(like, build(...like));
  if (db.dialect === 'postgres')
    return async (tx, ...values) => Number((await tx.executeQuery(CompiledQuery.raw(statement, [...values]))).numAffectedRows ?? 0);
  const prepared = prepareOnce(db.writer, statement);
  return async (_tx, ...values) => prepared().run(...values).changes;
}

/** SQL as it is written, for either of the two. */
export const written = <Row>({ read }: Db, raw: RawBuilder<Row>): Compilable<Row> => ({ compile: () => raw.compile(read) });

function statementOf(like: readonly unknown[], built: Compilable): string {
  const { sql, parameters } = built.compile();
  if (parameters.length !== like.length || parameters.some((parameter, at) => parameter !== like[at]))
    throw new Error(`The values of a question are not those of its statement: ${sql}`);
  return sql;
}

/**
 * SQLite plans a statement anew for each value that its planner has looked at, as it does where tables are joined or a limit is given: up
 * to ten times the time that it takes to find a row. At what is to be converted first it does not look.
 */
function withTypes(statement: string, like: readonly Value[]): string {
  const pieces = statement.split('?');
  if (pieces.length !== like.length + 1) throw new Error(`Not every question mark of a question is a value: ${statement}`);
  return pieces.reduce((before, piece, at) => `${before}cast(? as ${typeof like[at - 1] === 'number' ? 'integer' : 'text'})${piece}`);
}

/** A start prepares nothing that nobody has asked for. */
function prepareOnce<Row extends object>(handle: BetterSqlite3.Database, statement: string): () => BetterSqlite3.Statement<unknown[], Row> {
  let prepared: BetterSqlite3.Statement<unknown[], Row> | undefined;
  return () => (prepared ??= handle.prepare<unknown[], Row>(statement));
}
