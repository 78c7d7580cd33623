import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { MEMBER_TABLES } from '../../db/schema/member-tables.ts';
import type { Clock } from '../../lib/clock.ts';

export type ExportService = ReturnType<typeof createExportService>;

/** Everything held about a member, table by table, as it is stored but without secrets. Times are ISO 8601, JSON columns are unpacked. */
export function createExportService({ db, now }: { db: Db; now: Clock }) {
  return {
    async everything(memberId: string): Promise<Record<string, unknown>> {
      const tables: Record<string, unknown> = {};
      for (const { table, key, omit } of MEMBER_TABLES) {
        const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} where ${sql.ref(key)} = ${memberId}`.execute(
          db.read,
        );
        tables[table] = rows.map((row) => present(row, omit));
      }
      return { exportedAt: new Date(now()).toISOString(), about: 'Everything that Labelwise holds about you.', ...tables };
    },
  };
}

function present(row: Record<string, unknown>, omit: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !omit.includes(name))
      .map(([name, value]) => [name, readable(name, value)]),
  );
}

function readable(name: string, value: unknown): unknown {
  if (typeof value === 'number' && name.endsWith('At')) return new Date(value).toISOString();
  if (typeof value === 'string' && /^[[{]/u.test(value)) return unpack(value);
  return value;
}

/** A JSON column unpacked; a text that only looks like one stays a text. */
function unpack(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
