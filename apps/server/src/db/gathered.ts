import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDatabaseUnavailable } from './errors.ts';

type Value = string | number;
type Ask = <Row extends object>(statement: string, values: readonly unknown[]) => Promise<Row[]>;

/** Whose answer a row is: the place of its values among those that were asked with. */
type Asked = { readonly askedAt: number };

/** Of those that ask in one turn. */
const MAX_TOGETHER = 64;

/**
 * Asks PostgreSQL once for all who ask the same in one turn of the loop, each by values of their own: a question costs it and us more
 * than its answer, and the more there is to do, the more come together. Who is alone asks alone.
 *
 * @param like values that stand for all: by them it is known which are numbers
 * @returns null for a question whose rows are in an order or limited, which this would not keep
 */
export function gatherQuestions<Row extends object>(ask: Ask, statement: string, like: readonly Value[]) {
  if (like.length === 0 || /\border by\b|\blimit\b/iu.test(statement)) return null;
  const together = statementForMany(statement, like);
  let turn: { readonly asked: (readonly Value[])[]; readonly rows: Promise<(at: number) => Promise<Row[]>> } | null = null;

  async function afterTurn(asked: readonly (readonly Value[])[]): Promise<(at: number) => Promise<Row[]>> {
    await nextTurn();
    turn = null;
    const alone = (at: number) => ask<Row>(statement, asked[at] ?? []);
    if (asked.length === 1) return alone;
    try {
      const rows = await ask<Row & Asked>(
        together,
        like.map((_, column) => asked.map((values) => values[column])),
      );
      const answers = Map.groupBy(rows, ({ askedAt }) => askedAt);
      for (const row of rows) Reflect.deleteProperty(row, 'askedAt');
      return async (at) => answers.get(at) ?? [];
    } catch (error) {
      // A value that PostgreSQL refuses is the fault of one, not of all.
      if (isDatabaseUnavailable(error)) throw error;
      return alone;
    }
  }

  return async (...values: readonly Value[]): Promise<Row[]> => {
    if (turn === null || turn.asked.length >= MAX_TOGETHER) {
      const asked: (readonly Value[])[] = [];
      turn = { asked, rows: afterTurn(asked) };
    }
    const at = turn.asked.push(values) - 1;
    return (await turn.rows)(at);
  };
}

/** The same statement for each of many values, which stand in a table of their own. */
function statementForMany(statement: string, like: readonly Value[]): string {
  const lists = like.map((value, at) => `$${at + 1}::${typeof value === 'number' ? 'bigint' : 'text'}[]`);
  const columns = like.map((_, at) => `v${at + 1}`);
  const forOne = statement.replaceAll(/\$(?<at>\d+)/gu, 'asked.v$<at>');
  return `select answer.*, (asked.place - 1)::integer as "askedAt"
    from unnest(${lists.join(', ')}) with ordinality as asked(${columns.join(', ')}, place), lateral (${forOne}) as answer`;
}
