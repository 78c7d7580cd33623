/** `npm run restore -- FILE [--replace]`: puts a backup in the place of the database; `--rehearse` only shows that it would. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError, rehearseRestore, restoreBackup } from '../jobs/backup/backup.ts';
import { backupsOf } from '../jobs/backup/schedule.ts';
import { runBackupCommand } from './command.ts';

const USAGE = `Usage: npm run restore -- FILE [--replace]
       npm run restore -- --rehearse [FILE]

Looks the backup over and puts it in the place of the SQLite database of DATA_DIR. A backup of an older version is
brought up to date. With --replace a database that is there already is moved aside. Stop Labelwise first.
With --rehearse the backup (the newest one unless a FILE is named) is restored into a folder that is removed again,
and every table of it is read: the database is not touched, and Labelwise may go on running.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    replace: { type: 'boolean', default: false },
    rehearse: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const [file] = positionals;
const isMisused = values.rehearse ? positionals.length > 1 || values.replace : positionals.length !== 1;

process.exitCode = await runBackupCommand({ usage: USAGE, help: values.help || isMisused, tool: 'pg_restore' }, (database) =>
  values.rehearse ? rehearse(database) : restore(database),
);

async function rehearse(database: string): Promise<string> {
  const named = file === undefined ? backupsOf(database).at(-1)?.file : resolve(file);
  if (named === undefined) throw new BackupError('There is no backup to rehearse with: npm run backup makes one.');
  const { members, rows, tables, missingSteps, ms } = await rehearseRestore(named, database, new Date());
  return [
    `${named}: could be restored, ${members} member${members === 1 ? '' : 's'}, ${rows} rows of ${tables} tables, in ${(ms / 1000).toFixed(1)} s`,
    ...(missingSteps.length > 0 ? [`brought up to date: ${missingSteps.join(', ')}`] : []),
    'Nothing was changed.',
  ].join('\n');
}

async function restore(database: string): Promise<string> {
  const { members, missingSteps, movedTo } = await restoreBackup(resolve(file ?? ''), database, {
    replace: values.replace,
    now: new Date(),
  });
  return [
    `${database}: restored with ${members} member${members === 1 ? '' : 's'}`,
    ...(missingSteps.length > 0 ? [`brought up to date: ${missingSteps.join(', ')}`] : []),
    ...(movedTo === null ? [] : [`what was there is now ${movedTo}`]),
  ].join('\n');
}
