import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** A server starts in a second; on a busy machine it takes longer. */
const READY_MS = 180_000;

export type RunningServer = {
  url: string;
  /** The address that people use: the same, unless the server was given another name. */
  publicUrl: string;
  dataDir: string;
  /** Cuts the network in front of it, for pages and service workers alike; the process runs on. */
  cut: () => Promise<void>;
  /** The network is back. Every test ends with it. */
  mend: () => Promise<void>;
  /** Kills the process, as a power failure would; the address then refuses connections. */
  kill: () => Promise<void>;
  /** Starts it again on the same address and data. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * The product as a person runs it, built, on a free port with a data folder of its own, which holds the foods of `foods.setup.ts` unless
 * it is to have none. Open Food Facts is off unless a test names a stand-in.
 *
 * @param name of this machine in the address that people use
 */
export async function startServer(env: Record<string, string> = {}, name = '127.0.0.1'): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'labelwise-e2e-'));
  const foods = process.env['LABELWISE_JOURNEY_FOODS'];
  if (foods !== undefined && env['SAMPLE_FOODS'] !== 'false') await cp(foods, dataDir, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const publicUrl = `http://${name}:${port}`;
  const start = () =>
    launch({ OFF_ENABLED: 'false', LOG_LEVEL: 'error', ...env, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: publicUrl }, url);
  let child = await start();
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return {
    url,
    publicUrl,
    dataDir,
    cut: () => tell(child, 'cut'),
    mend: () => tell(child, 'mend'),
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
  const args = ['--import', './e2e/support/network-switch.ts', 'apps/server/dist/main.js'];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const ready = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return child;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  child.kill('SIGKILL');
  throw new Error('the server did not become ready');
}

/** Sets the network switch of a server, see `network-switch.ts`; nothing happens where the server was killed. */
async function tell(child: ChildProcess, message: 'cut' | 'mend'): Promise<void> {
  if (!child.connected) return;
  const done = once(child, 'message');
  child.send(message);
  await done;
}

/**
 * A port that nobody listens on, below those that the system takes for connections of its own: so nothing takes it while a server that
 * was killed is away from it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
