import type { Compilable } from 'kysely';
import type { Db } from './db.ts';

/**
 * A question that many requests ask: its statement is built once, which takes longer than to answer it.
 *
 * @param like values that the statement is built with
 * @param build uses each value once, in their order, and no other
 */
export function createQuestion<Row extends object, Values extends readonly (string | number)[]>(
  db: Db,
  like: NoInfer<Values>,
  build: (...values: Values) => Compilable<Row>,
): (...values: Values) => Promise<Row[]> {
  const { sql, parameters } = build(...like).compile();
  if (parameters.length !== like.length || parameters.some((parameter, at) => parameter !== like[at]))
    throw new Error(`The values of a question are not those of its statement: ${sql}`);
  if (db.dialect === 'postgres') return (...values) => db.ask<Row>(sql, values);
  const statement = db.reader.prepare<unknown[], Row>(sql);
  return async (...values) => statement.all(...values);
}
