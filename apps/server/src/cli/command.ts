import { resolve } from 'node:path';
import { type Config, ConfigError, readConfig } from '../config.ts';
import type { Db } from '../db/db.ts';
import { DatabaseRefusedError } from '../db/errors.ts';
import { type DatabaseConfig, openDatabase } from '../db/open.ts';
import { BackupError } from '../jobs/backup/backup.ts';

/** The environment of a command: what it does not say of the data is as the service has it. */
export const commandEnv = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  DATA_DIR: resolve(import.meta.dirname, '../../../../data'),
  ...env,
});

/** The settings of a command, as the service reads them. @throws ConfigError */
export const commandConfig = (env: NodeJS.ProcessEnv): Config => readConfig(commandEnv(env));

/** The database for a command; one that is not to be used ends the command with its sentence and code 1. */
export async function openForCommand(config: DatabaseConfig): Promise<Db> {
  try {
    return await openDatabase(config);
  } catch (error) {
    if (!(error instanceof DatabaseRefusedError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

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
    const { database } = commandConfig(process.env);
    if (database.dialect === 'postgres') throw new BackupError(`DATABASE_URL names a PostgreSQL: use ${tool}, see docs/operations.md.`);
    console.log(await work(database.file));
    return 0;
  } catch (error) {
    if (!(error instanceof BackupError) && !(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return 1;
  }
}
