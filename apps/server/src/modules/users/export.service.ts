import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { MEMBER_TABLES } from '../../db/schema/member-tables.ts';
import type { Clock } from '../../lib/clock.ts';

export type ExportService = ReturnType<typeof createExportService>;

/** Everything held about a member, table by table, as it is stored but without secrets. Times are ISO 8601, JSON columns are unpacked. */
export function createExportService({ db, now }: { db: Db; now: Clock }) {
  return {
    async everything(memberId: string): Promise<Record<string, unknown>> {
      return {
        exportedAt: new Date(now()).toISOString(),
        about: 'Everything that Labelwise holds about you.',
        ...(await this.tables(memberId)),
      };
    },

    /** Its rows by table. */
    async tables(memberId: string): Promise<Record<string, Record<string, unknown>[]>> {
      const tables: Record<string, Record<string, unknown>[]> = {};
      for (const { table, key, ...columns } of MEMBER_TABLES) {
        const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} where ${sql.ref(key)} = ${memberId}`.execute(
          db.read,
        );
        tables[table] = rows.map((row) => present(row, columns));
      }
      return tables;
    },
  };
}

type Columns = { readonly omit: readonly string[]; readonly times: readonly string[]; readonly json: readonly string[] };

function present(row: Record<string, unknown>, columns: Columns): Record<string, unknown> {
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
