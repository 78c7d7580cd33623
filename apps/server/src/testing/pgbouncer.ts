import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './postgres-server.ts';

/** Where the set-up found or put PgBouncer (`tooling/setup/steps.mjs`); undefined where it cannot be had. */
export const PGBOUNCER = process.env['PGBOUNCER_PATH'];

const NOBODY = 65_534;

/** Starts PgBouncer in transaction mode, with few sessions, in front of a server that trusts who connects. */
export async function startPgBouncer(serverUrl: string): Promise<{ url: string; close: () => Promise<void> }> {
  if (PGBOUNCER === undefined) throw new Error('There is no PgBouncer');
  const { port: serverPort } = new URL(serverUrl);
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'labelwise-pgbouncer-'));
  await chmod(folder, 0o755);
  const settings = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
* = host=127.0.0.1 port=${serverPort} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
server_round_robin = 1
`,
  );
  const child = spawn(PGBOUNCER, [settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LD_LIBRARY_PATH: process.env['PGBOUNCER_LIBRARIES'] ?? '' },
    // It refuses to run as root; nobody can read what it needs.
    ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
  });
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line);
      if (/process up/u.test(line)) resolve();
    });
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`PgBouncer ended: ${lines.join('\n')}`)));
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/`,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
