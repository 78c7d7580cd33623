import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { advice, type Finding, good, refused } from './settings.ts';

const GIGABYTE = 1e9;
const DAY = 86_400_000;
/** With less, writes begin to fail within days of use. */
const LITTLE_SPACE = GIGABYTE;
const NO_SPACE = 50e6;
const OLD_BACKUP_MS = 8 * DAY;
/** The day on which this check was written: a clock before it is wrong. */
const EARLIEST = Date.UTC(2026, 10, 23);

/** What the machine under the service is like: folder, room, clock, port, built pages. */
export async function machineFindings(config: Config, now: number, webRoot: string): Promise<Finding[]> {
  const folder = folderFinding(config.dataDir);
  return [
    folder,
    ...(folder.level === 'refused' ? [] : [spaceFinding(config)]),
    clockFinding(config, now),
    backupFinding(config, now),
    existsSync(path.join(webRoot, 'index.html'))
      ? good('pages', 'The web app is built.')
      : advice('pages', 'The web app is not built: npm start builds it.'),
    await portFinding(config),
  ];
}

function folderFinding(dataDir: string): Finding {
  const nearest = nearestFolder(dataDir);
  try {
    accessSync(nearest, constants.W_OK | constants.X_OK);
  } catch {
    return refused(
      'folder',
      `${nearest} cannot be written: give the user of this process the right to, or set DATA_DIR to another folder.`,
    );
  }
  if (nearest !== dataDir) return good('folder', `${dataDir} does not exist yet; the first start makes it.`);
  if (process.platform !== 'win32' && (statSync(dataDir).mode & 0o004) !== 0)
    return advice('folder', `${dataDir} can be read by every user of this machine, and holds health data: chmod 700 ${dataDir}.`);
  return good('folder', `${dataDir} can be written.`);
}

function nearestFolder(folder: string): string {
  return existsSync(folder) || path.dirname(folder) === folder ? folder : nearestFolder(path.dirname(folder));
}

function spaceFinding({ dataDir, database }: Config): Finding {
  const { bavail, bsize } = statfsSync(nearestFolder(dataDir));
  const free = bavail * bsize;
  const size = database.dialect === 'sqlite' && existsSync(database.file) ? statSync(database.file).size : 0;
  const words = `${(free / GIGABYTE).toFixed(1)} GB are free where ${dataDir} lies`;
  if (free < NO_SPACE) return refused('disk', `${words}: nothing can be stored any more.`);
  if (free < Math.max(LITTLE_SPACE, 2 * size)) return advice('disk', `${words}: a backup beside the database may not fit.`);
  return good('disk', `${words}.`);
}

/** Sessions, trials and links end by the clock. What was written before cannot be later than now. */
function clockFinding({ dataDir, database }: Config, now: number): Finding {
  const written = database.dialect === 'sqlite' ? [database.file, `${database.file}-wal`] : [dataDir];
  const latest = Math.max(EARLIEST, ...written.filter((file) => existsSync(file)).map((file) => statSync(file).mtimeMs));
  const text = new Date(now).toISOString();
  // A file system may round, and another machine's clock may differ a little.
  if (now < latest - 60_000)
    return advice('clock', `${text} is earlier than what is stored already: sessions and links end by the clock. Set it.`);
  return good('clock', `${text}.`);
}

function backupFinding({ database }: Config, now: number): Finding {
  if (database.dialect === 'postgres')
    return advice('backups', 'PostgreSQL is backed up by pg_dump, which nothing here starts: see docs/operations.md.');
  if (!existsSync(database.file)) return good('backups', 'There is nothing to back up yet.');
  const folder = path.join(path.dirname(database.file), 'backups');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /^labelwise-.*\.db$/u.test(name)) : [];
  const newest = Math.max(...files.map((name) => statSync(path.join(folder, name)).mtimeMs));
  if (files.length === 0) return advice('backups', `There is no backup in ${folder}: npm run backup makes one, BACKUP_EVERY=1d one a day.`);
  const days = Math.floor((now - newest) / DAY);
  if (now - newest > OLD_BACKUP_MS) return advice('backups', `The newest backup in ${folder} is ${days} days old.`);
  return good(
    'backups',
    `${files.length} in ${folder}, the newest ${days === 0 ? 'of the last day' : `${days} day${days === 1 ? '' : 's'} old`}.`,
  );
}

async function portFinding({ host, port }: Config): Promise<Finding> {
  if (port === 0) return good('port', 'PORT 0: any free one.');
  const code = await new Promise<string | null>((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
  if (code === null) return good('port', `${host}:${port} is free.`);
  if (code === 'EADDRINUSE' && (await isOurs(host, port))) return good('port', `Labelwise answers at ${host}:${port} already.`);
  if (code === 'EADDRINUSE') return refused('port', `${host}:${port} is in use by another program: set PORT to a free one.`);
  if (code === 'EACCES') return refused('port', `PORT ${port} is not allowed to this user: use one above 1023 with a proxy in front.`);
  return refused('port', `${host}:${port} cannot be listened at (${code}): set HOST to an address of this machine.`);
}

async function isOurs(host: string, port: number): Promise<boolean> {
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  try {
    const answer = await fetch(`http://${address.includes(':') ? `[${address}]` : address}:${port}/api/health`, {
      signal: AbortSignal.timeout(3000),
    });
    const body: unknown = await answer.json();
    return typeof body === 'object' && body !== null && 'ready' in body;
  } catch {
    return false;
  }
}
