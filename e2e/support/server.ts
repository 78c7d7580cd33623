import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

export type RunningServer = {
  url: string;
  dataDir: string;
  /** Ends the process as the machine's power would; the address then refuses connections. */
  kill: () => Promise<void>;
  /** Starts it again on the same address and data. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * The product as a person runs it: `main.ts` on a free port with a data folder of its own.
 * Open Food Facts is off unless a test names a stand-in.
 */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'labelwise-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = () => launch({ OFF_ENABLED: 'false', LOG_LEVEL: 'error', ...env, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url }, url);
  let child = await start();
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return {
    url,
    dataDir,
    kill,
    restart: async () => {
      await kill();
      child = await start();
    },
    close: async () => {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function launch(env: Record<string, string>, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const ready = await fetch(`${url}/api/health`).then((answer) => answer.ok, () => false);
    if (ready) return child;
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
  child.kill('SIGKILL');
  throw new Error('the server did not become ready in 20 s');
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
