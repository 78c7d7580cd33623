import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const MAIN = path.join(import.meta.dirname, '../main.ts');

/** An empty folder, removed when the current test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'labelwise-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What a process of ours has from this one: nothing that says how it behaves, and the compiled modules, which halve its start. */
export const commandEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
});

export type ServerProcess = {
  url: string;
  child: ChildProcess;
  startedInMs: number;
  /**
   * Processor time of the start, kernel included, ms: what a machine that does nothing else would take at most. Null where there is no
   * `/proc`.
   */
  workedMs: number | null;
  output: () => string;
};

/** The service as a process of its own, as a person starts it (of another release with `main`); killed when the current test ends, if it still runs. */
export async function startProcess(env: Record<string, string>, main = MAIN): Promise<ServerProcess> {
  const start = performance.now();
  const child = spawnService(env, main);
  const text: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        text.push(chunk.toString());
        const found = /ready at (?<url>http:\S+)/u.exec(text.join(''))?.groups?.['url'];
        if (found !== undefined) resolve(found);
      });
    }
    child.on('exit', (code) => reject(new Error(`Ended with ${code}: ${text.join('')}`)));
  });
  return { url, child, startedInMs: performance.now() - start, workedMs: processorTime(child.pid), output: () => text.join('') };
}

/** The same with nobody who reads what it says, from its first word on. */
export function startUnread(env: Record<string, string>): ChildProcess {
  const child = spawnService(env, MAIN);
  child.stdout.destroy();
  child.stderr.destroy();
  return child;
}

function spawnService(env: Record<string, string>, main: string) {
  const child = spawn(process.execPath, [main], {
    env: {
      ...commandEnvironment(),
      PORT: '0',
      OFF_ENABLED: 'false',
      // Reading them takes longer than the rest of the start.
      SAMPLE_FOODS: 'false',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

function processorTime(pid: number | undefined): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Asks the process to stop; resolves with its exit code and how long it took. */
export async function stopProcess(child: ChildProcess): Promise<{ code: unknown; ms: number }> {
  const start = performance.now();
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code]: unknown[] = await ended;
  return { code, ms: performance.now() - start };
}
