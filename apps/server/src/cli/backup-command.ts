import { resolve } from 'node:path';
import { ConfigError, readConfig } from '../config.ts';
import { BackupError } from '../jobs/backup/backup.ts';

type Command = { usage: string; help: boolean; tool: 'pg_dump' | 'pg_restore' };

/**
 * What backup and restore have in common: which database, and a sentence where it cannot be done.
 *
 * @returns the exit code: 0 done, 1 refused with a reason, 2 not understood
 */
export async function runBackupCommand({ usage, help, tool }: Command, work: (database: string) => Promise<string>): Promise<number> {
  if (help) {
    console.log(usage);
    return process.argv.some((arg) => arg === '-h' || arg === '--help') ? 0 : 2;
  }
  try {
    const { database } = readConfig({ DATA_DIR: resolve(import.meta.dirname, '../../../../../data'), ...process.env });
    if (database.dialect === 'postgres') throw new BackupError(`DATABASE_URL names a PostgreSQL: use ${tool}, see docs/operations.md.`);
    console.log(await work(database.file));
    return 0;
  } catch (error) {
    if (!(error instanceof BackupError) && !(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return 1;
  }
}
