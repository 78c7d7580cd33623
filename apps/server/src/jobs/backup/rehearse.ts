import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../db/open.ts';
import { BackupError, type BackupFacts, restoreBackup } from './backup.ts';

export type Rehearsal = BackupFacts & { rows: number; tables: number; ms: number };

/**
 * Restores a backup into a folder of its own, brings it up to date, reads every table, and removes it: what a real restore does, without
 * touching the database. The folder lies beside the database, since it holds health data for as long as it lasts.
 *
 * @throws BackupError for a backup that could not be restored
 */
export async function rehearseRestore(file: string, database: string, now: Date): Promise<Rehearsal> {
  const folder = mkdtempSync(path.join(path.dirname(database), 'rehearsal-'));
  const started = performance.now();
  try {
    const copy = path.join(folder, 'labelwise.db');
    const facts = await restoreBackup(file, copy, { replace: false, now });
    const db = await openDatabase({ dialect: 'sqlite', file: copy });
    try {
      const tables = await db.read.introspection.getTables();
      let rows = 0;
      for (const { name } of tables) {
        const { rows: found } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db.read);
        rows += Number(found[0]?.count ?? 0);
      }
      const { rows: counted } = await sql<{ count: number }>`select count(*) as count from member`.execute(db.read);
      if (counted[0]?.count !== facts.members)
        throw new BackupError(`${file} holds ${facts.members} members, and ${counted[0]?.count ?? 'no'} came back.`);
      return { ...facts, rows, tables: tables.length, ms: performance.now() - started };
    } finally {
      await db.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
