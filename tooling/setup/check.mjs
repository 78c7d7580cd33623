/** `npm run check`: types, lint, format, arrows, shape, documents, retired words, dead code. All run to their end; one red makes it red. */
import { spawn } from 'node:child_process';
import { root } from './node.mjs';

/** Two at a time, the long ones first, so that neither core waits at the end. */
const CHECKS = [
  ['types', 'tsc', ['--build']],
  ['arrows', 'node', ['tooling/arrows/check.mjs']],
  ['dead code', 'knip', ['--no-progress']],
  ['lint', 'oxlint', ['--deny-warnings', '.']],
  ['format', 'biome', ['check', '.']],
  ['texts in code', 'node', ['tooling/checks/texts-in-code.mjs']],
  ['retired words', 'node', ['tooling/checks/retired-words.mjs']],
  ['behaviour pages', 'node', ['tooling/checks/behaviour.mjs']],
  ['decisions', 'node', ['tooling/checks/decisions.mjs']],
  ['shape', 'node', ['tooling/checks/shape.mjs']],
];

const waiting = [...CHECKS];
const failed = [];
await Promise.all([runNext(), runNext()]);
process.stdout.write(failed.length === 0 ? `check: ${CHECKS.length} of ${CHECKS.length} green\n` : `check: red: ${failed.join(', ')}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function runNext() {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const { ok, name } = await runCheck(check);
    if (!ok) failed.push(name);
  }
}

function runCheck([name, program, args]) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      process.stdout.write(`${code === 0 ? 'ok ' : 'RED'} ${name} (${seconds} s)\n${code === 0 ? '' : output}`);
      resolve({ name, ok: code === 0 });
    });
  });
}
