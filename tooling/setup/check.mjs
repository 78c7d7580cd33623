/** `npm run check`: types, lint, format, arrows, shape, documents, retired words, dead code. All run to their end; one red makes it red. */
import { spawn } from 'node:child_process';
import { root } from './node.mjs';

const tsc = (project) => [`types ${project}`, 'tsc', ['-p', project]];
const CHECKS = [
  tsc('packages/domain/tsconfig.json'),
  tsc('packages/domain/tsconfig.test.json'),
  tsc('packages/contracts/tsconfig.json'),
  tsc('packages/contracts/tsconfig.test.json'),
  tsc('packages/messages/tsconfig.json'),
  tsc('packages/messages/tsconfig.test.json'),
  tsc('packages/scanner/tsconfig.json'),
  tsc('packages/scanner/tsconfig.test.json'),
  tsc('packages/label-reader/tsconfig.json'),
  tsc('packages/label-reader/tsconfig.test.json'),
  tsc('apps/server/tsconfig.json'),
  tsc('apps/web/tsconfig.json'),
  tsc('apps/web/tsconfig.test.json'),
  tsc('e2e/tsconfig.json'),
  tsc('bench/tsconfig.json'),
  ['lint', 'oxlint', ['--deny-warnings', '.']],
  ['format', 'biome', ['check', '.']],
  ['arrows', 'node', ['tooling/arrows/check.mjs']],
  ['shape', 'node', ['tooling/checks/shape.mjs']],
  ['behaviour pages', 'node', ['tooling/checks/behaviour.mjs']],
  ['decisions', 'node', ['tooling/checks/decisions.mjs']],
  ['retired words', 'node', ['tooling/checks/retired-words.mjs']],
  ['texts in code', 'node', ['tooling/checks/texts-in-code.mjs']],
  ['dead code', 'knip', ['--no-progress']],
];

const failed = [];
for (let next = 0; next < CHECKS.length; next += 2) {
  const results = await Promise.all(CHECKS.slice(next, next + 2).map(runCheck));
  failed.push(...results.filter((result) => !result.ok).map((result) => result.name));
}
process.stdout.write(failed.length === 0 ? `check: ${CHECKS.length} of ${CHECKS.length} green\n` : `check: red: ${failed.join(', ')}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

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
