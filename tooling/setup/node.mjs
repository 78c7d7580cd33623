/**
 * Plain JavaScript for Node 18 and later: finds a Node that the project runs on, fetching one into `.tools/`
 * from the npm registry where the machine's own is too old.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

export const root = join(dirname(new URL(import.meta.url).pathname.replace(/^\/([A-Za-z]:)/, '$1')), '..', '..');
const NODE_VERSION = '24.21.0';

/** Node 24.15 and later: it strips types from `.ts` by itself, and every dependency supports it. */
export function isCurrentNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 15);
}

/** The folder that holds a current `node`; put it first in PATH. Throws when none can be had. */
export function ensureNode() {
  if (isCurrentNode()) return dirname(process.execPath);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(root, '.tools', 'node');
  const bin = join(folder, 'node_modules', name, 'bin');
  if (!hasNode(bin)) {
    say(`Node ${process.versions.node} is too old; fetching Node ${NODE_VERSION} into .tools/ (once)`);
    mkdirSync(folder, { recursive: true });
    run(
      'npm',
      ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${NODE_VERSION}`],
      process.env,
      'ignore',
    );
  }
  if (!hasNode(bin)) throw new Error(`no Node ${NODE_VERSION} for ${process.platform} ${process.arch}; please install Node 24 yourself`);
  return bin;
}

/** PATH with the current Node and the project's own commands first; threads and child processes find what Node has compiled before. */
export function environment(bin) {
  const path = [bin, join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'labelwise'), ...process.env, PATH: path };
}

/** Runs a command to its end; throws with its name when it fails. */
export function run(command, args, env, stdout = 'inherit', cwd = root) {
  const result = spawnSync(command, args, {
    cwd,
    env,
    stdio: ['ignore', stdout === 'ignore' ? 'pipe' : stdout, 'inherit'],
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.error) throw result.error;
  // Output of a quiet command is shown when it failed.
  if (result.status !== 0 && result.stdout) process.stderr.write(result.stdout);
  if (result.status !== 0) throw new Error(`${command} ${args[0] ?? ''} ended with ${result.status ?? result.signal}`);
}

function hasNode(bin) {
  return existsSync(join(bin, process.platform === 'win32' ? 'node.exe' : 'node'));
}

/** Announces a step on stderr, so that `npm run --silent …` keeps stdout for answers. */
export function say(text) {
  process.stderr.write(`labelwise: ${text}\n`);
}
