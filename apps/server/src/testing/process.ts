import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Output } from '../cli/json-lines.ts';

const MAIN = path.join(import.meta.dirname, '../main.ts');
/** What `npm start` runs; `npm run stress` builds it before it begins. */
export const BUILT = path.join(import.meta.dirname, '../../dist/main.js');

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

const ROOT = path.join(import.meta.dirname, '../../../..');
const MIGRATIONS = 'apps/server/src/db/migrations';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Steps of the schema that a revision knows. */
function stepsAt(revision: string): ReadonlySet<string> {
  const files = git('ls-tree', '--name-only', revision, `${MIGRATIONS}/`).split('\n');
  return new Set(files.filter((file) => /\/\d+-[\w-]+\.ts$/u.test(file)));
}

/**
 * The newest tag before this state, else the newest commit that lacks one of its steps; steps that were never released may have been
 * renamed on the way. Null where there is no history.
 */
export function formerRelease(): string | null {
  try {
    const [tag] = git('tag', '--sort=-creatordate', '--merged', 'HEAD~1').split('\n');
    if (tag !== undefined && tag !== '') return tag;
    const own = stepsAt('HEAD');
    const parents = git('log', '--format=%H', '--', MIGRATIONS)
      .split('\n')
      .filter((commit) => commit !== '');
    for (const commit of parents) {
      const steps = stepsAt(`${commit}~1`);
      if (steps.size < own.size && [...steps].every((step) => own.has(step))) return `${commit}~1`;
    }
    return null;
  } catch {
    return null;
  }
}

/** The software as it was, beside today's dependencies. @returns its `main.ts` */
export function checkOutRelease(revision: string): string {
  const folder = temporaryFolder();
  const archive = execFileSync('git', ['archive', revision, 'apps/server', 'packages', 'package.json'], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  // The packages are those of that time, what they depend on is what is installed.
  linkAll(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), (name) => name !== '@labelwise');
  mkdirSync(path.join(folder, 'node_modules/@labelwise'));
  for (const name of readdirSync(path.join(folder, 'packages')))
    symlinkSync(path.join(folder, 'packages', name), path.join(folder, 'node_modules/@labelwise', name));
  for (const place of ['apps/server', ...readdirSync(path.join(folder, 'packages')).map((name) => `packages/${name}`)]) {
    const own = path.join(ROOT, place, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(folder, place, 'node_modules'));
  }
  return path.join(folder, 'apps/server/src/main.ts');
}

function linkAll(from: string, to: string, isWanted: (name: string) => boolean): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter(isWanted)) symlinkSync(path.join(from, name), path.join(to, name));
}

/** What a command writes, and its exit code, without a process of its own, whose start takes longer than most of what commands do. */
export async function outputOf(run: (output: Output) => Promise<number>): Promise<{ code: number; output: string; errors: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const written = Promise.all([text(stdout), text(stderr)]);
  const code = await run({ stdout, stderr }).finally(() => {
    stdout.end();
    stderr.end();
  });
  const [output, errors] = await written;
  return { code, output, errors };
}

/** The same of a command that answers with JSON lines. */
export async function linesOf(
  run: (output: Output) => Promise<number>,
): Promise<{ code: number; lines: ReturnType<typeof JSON.parse>[]; errors: string }> {
  const { code, output, errors } = await outputOf(run);
  const lines = output.split('\n').filter((line) => line !== '');
  return { code, lines: lines.map((line): unknown => JSON.parse(line)), errors };
}

/** Processor time that the process's own thread has used, ms; 0 where there is no `/proc`. */
export function mainThreadMs(pid: number | undefined): number {
  const file = `/proc/${pid}/task/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : 0;
}
