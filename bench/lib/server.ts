/** The service as a process of its own, as `npm run build` left it, on a database of a benchmark. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { BenchDatabase } from './databases.ts';

const MAIN = path.join(import.meta.dirname, '../../apps/server/dist/main.js');

/** Resolves when it is ready; without Open Food Facts and without rate limits. */
export async function startServer(database: BenchDatabase): Promise<AsyncDisposable & { url: string; pid: number }> {
  const env = {
    ...process.env,
    ...database.env,
    PORT: '0',
    HOST: '127.0.0.1',
    OFF_ENABLED: 'false',
    FREE_SCANS_PER_DAY: '0',
    LOG_LEVEL: 'warn',
    LABELWISE_BENCH: 'true',
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /ready at (http:\S+)/.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    return {
      url,
      pid: child.pid ?? 0,
      async [Symbol.asyncDispose]() {
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }
  throw new Error('the server ended before it was ready');
}
