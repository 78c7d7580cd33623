/** `npm run restore -- FILE [--replace]`: puts a backup in the place of the database. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../jobs/backup/backup.ts';
import { runBackupCommand } from './backup-command.ts';

const USAGE = `Usage: npm run restore -- FILE [--replace]

Looks the backup over and puts it in the place of the SQLite database of DATA_DIR. A backup of an older version is
brought up to date. With --replace a database that is there already is moved aside. Stop Labelwise first.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
});
const [file] = positionals;

process.exitCode = await runBackupCommand(
  { usage: USAGE, help: values.help || positionals.length !== 1, tool: 'pg_restore' },
  async (database) => {
    const { members, missingSteps, movedTo } = await restoreBackup(resolve(file ?? ''), database, {
      replace: values.replace,
      now: new Date(),
    });
    return [
      `${database}: restored with ${members} member${members === 1 ? '' : 's'}`,
      ...(missingSteps.length > 0 ? [`brought up to date: ${missingSteps.join(', ')}`] : []),
      ...(movedTo === null ? [] : [`what was there is now ${movedTo}`]),
    ].join('\n');
  },
);
