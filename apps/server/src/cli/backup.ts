/** `npm run backup [-- FILE]`: a copy of the database while the service runs. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '../jobs/backup/backup.ts';
import { backupFolder, backupName } from '../jobs/backup/schedule.ts';
import { runBackupCommand } from './command.ts';

const USAGE = `Usage: npm run backup [-- FILE]

Copies the SQLite database of DATA_DIR to FILE (backups/labelwise-DATE.db beside it by default), with a checksum
beside the copy. Labelwise may go on running. For PostgreSQL use pg_dump, see docs/operations.md.`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', short: 'h', default: false } } });

process.exitCode = await runBackupCommand(
  { usage: USAGE, help: values.help || positionals.length > 1, tool: 'pg_dump' },
  async (database) => {
    const file = resolve(positionals[0] ?? join(backupFolder(database), backupName(Date.now())));
    const { bytes, members } = await makeBackup(database, file);
    return `${file}: ${(bytes / 1e6).toFixed(1)} MB, ${members} member${members === 1 ? '' : 's'}, looked over and sound`;
  },
);
