/**
 * The entry point of every npm script: `node tooling/setup/run.mjs <command> [arguments]`.
 * Ensures Node, dependencies and builds, then runs the command.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureNode, environment, isCurrentNode, root, say } from './node.mjs';
import { buildServer, buildWeb, install } from './steps.mjs';

/** For the allocator of glibc: memory of a megabyte and more, as pictures take it, goes back to the system once it is free. */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };
/** Where main.ts puts compiled code. Known before it runs, it is itself read from there. */
const COMPILED = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/labelwise') };

const [command = '', ...args] = process.argv.slice(2);
const DATA_COMMANDS = {
  import: 'import',
  pack: 'pack',
  backup: 'backup',
  restore: 'restore',
  reconcile: 'reconcile',
  admin: 'admin',
  doctor: 'doctor',
  'nutri-score': 'nutri-score',
  score: 'score',
  read: 'read',
  'read-label': 'read-label',
  decode: 'decode',
};

try {
  const env = environment(ensureNode());
  if (isCurrentNode()) process.env.PATH = env.PATH;
  install(env);
  await dispatch(env);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function dispatch(env) {
  if (command === 'start') {
    build(env);
    hand('node', ['apps/server/dist/main.js'], { ...MEMORY, ...COMPILED, ...env });
  } else if (command === 'build') {
    build(env);
  } else if (command in DATA_COMMANDS) {
    hand('node', [`apps/server/src/cli/${DATA_COMMANDS[command]}.ts`, ...args], env, process.env.INIT_CWD);
  } else if (['dev', 'test', 'check', 'bench', 'stress'].includes(command)) {
    hand('node', [`tooling/setup/${command}.mjs`, ...args], env);
  } else if (command === 'test:one') {
    hand('node', ['tooling/setup/test-one.mjs', ...args], env);
  } else if (command === 'languages') {
    hand('node', ['tooling/languages/report.mjs', ...args], env);
  } else if (command === 'native:sync') {
    hand('node', ['tooling/setup/native-sync.mjs', ...args], env);
  } else if (command === 'format') {
    hand('node', ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...args], env);
  } else {
    throw new Error(`unknown command "${command}"`);
  }
}

function build(env) {
  buildWeb(env);
  buildServer(env);
}

/** Runs a child with the terminal, the signals and the exit code; its paths are those of the caller's folder. */
function hand(program, childArgs, env, cwd = root) {
  const resolved = childArgs.map((arg, index) => (index === 0 ? join(root, arg) : arg));
  const child = spawn(program, resolved, { cwd, env, stdio: 'inherit', shell: process.platform === 'win32' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
  });
}
