import { csvFile, tableLines } from '@labelwise/domain/lib';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { MEMBER_TABLES } from '../../db/schema/member-tables.ts';
import type { Clock } from '../../lib/clock.ts';
import { inLooks } from '../../lib/in-looks.ts';

export type ExportService = ReturnType<typeof createExportService>;

/** Rows that are read at once: with their ledgers and as lines of a file, some milliseconds. */
const ROWS_A_LOOK = 250;

/**
 * Everything held about a member, table by table, as it is stored but without secrets. Times are ISO 8601, JSON columns are unpacked. The
 * text comes piece by piece: an account of many years has a hundred megabytes of it.
 */
export function createExportService({ db, now }: { db: Db; now: Clock }) {
  async function* rowsOf(memberId: string, { table, key, by = [], ...columns }: ExportedTable): AsyncGenerator<Row[]> {
    const order = sql.join(by.map((name) => sql.ref(name)));
    const looks = inLooks<Row>(ROWS_A_LOOK, async (last) => {
      const behind = last === null ? sql`` : sql`and (${order}) > (${sql.join(by.map((name) => last[name]))})`;
      const some = by.length === 0 ? sql`` : sql`${behind} order by ${order} limit ${ROWS_A_LOOK}`;
      return (await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(key)} = ${memberId} ${some}`.execute(db.read)).rows;
    });
    for await (const rows of looks) {
      yield rows.map((row) => present(row, columns));
      if (by.length === 0) return;
    }
  }

  /** A row of each table. */
  async function firstRows(memberId: string): Promise<Row[]> {
    const first: Row[] = [];
    for (const table of MEMBER_TABLES) for await (const rows of rowsOf(memberId, table)) if (first.push(...rows.slice(0, 1)) > 0) break;
    return first;
  }

  return {
    async *json(memberId: string): AsyncGenerator<string> {
      const about = { exportedAt: new Date(now()).toISOString(), about: 'Everything that Labelwise holds about you.' };
      // A table that cannot be read fails before anything was sent.
      await firstRows(memberId);
      let text = JSON.stringify(about).slice(0, -1);
      for (const table of MEMBER_TABLES) {
        text += `,${JSON.stringify(table.table)}:[`;
        let separator = '';
        for await (const rows of rowsOf(memberId, table)) {
          yield text;
          text = '';
          for (const row of rows) {
            text += separator + JSON.stringify(row);
            separator = ',';
          }
        }
        text += ']';
      }
      yield `${text}}`;
    },

    async *csv(memberId: string): AsyncGenerator<string> {
      const { head, lineOf } = tableLines(await firstRows(memberId));
      yield csvFile([head]);
      for (const table of MEMBER_TABLES)
        for await (const rows of rowsOf(memberId, table)) yield rows.map((row) => `${lineOf(table.table, row)}\r\n`).join('');
    },
  };
}

type Row = Record<string, unknown>;
type ExportedTable = Columns & { readonly table: string; readonly key: string; readonly by?: readonly string[] };
type Columns = { readonly omit: readonly string[]; readonly times: readonly string[]; readonly json: readonly string[] };

function present(row: Row, columns: Columns): Row {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !columns.omit.includes(name))
      .map(([name, value]) => [name, readable(name, value, columns)]),
  );
}

/** A member's own text stays text, whatever it looks like. */
function readable(name: string, value: unknown, { times, json }: Columns): unknown {
  if (typeof value === 'number' && times.includes(name)) return new Date(value).toISOString();
  if (typeof value === 'string' && json.includes(name)) return unpack(value);
  return value;
}

/** What cannot be read any more is still theirs. */
function unpack(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
