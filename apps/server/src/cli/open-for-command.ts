import type { Db } from '../db/db.ts';
import { DatabaseRefusedError } from '../db/errors.ts';
import { type DatabaseConfig, openDatabase } from '../db/open.ts';

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
