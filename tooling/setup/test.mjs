/**
 * `npm test`: every check and test: checks, unit and database tests (SQLite and PostgreSQL), then journeys in a real
 * browser against the built app. Ends with one line that counts the tests.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureNode, environment, root } from './node.mjs';
import { ensurePgBouncer } from './pgbouncer.mjs';
import { say } from './say.mjs';
import { scratchFolder } from './scratch.mjs';
import { buildWeb, ensureBrowser } from './steps.mjs';

const env = { ...environment(ensureNode()), TMPDIR: scratchFolder() };
const pgBouncer = ensurePgBouncer(env);
if (!pgBouncer.PGBOUNCER_PATH) say('PgBouncer could not be had: its tests are skipped; a pooler of our own stands in for it');
const reports = join(root, 'test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** One more than there are cores: tests that start processes or wait leave them idle; with two more the whole took a tenth longer. */
const WORKERS = availableParallelism() + 1;

const stages = [];
stage('check', () => tool('node', ['tooling/setup/check.mjs']));
stage('unit and database tests', () =>
  tool(
    'vitest',
    ['run', `--maxWorkers=${WORKERS}`, '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`],
    pgBouncer,
  ),
);
stage('build', () => {
  buildWeb(env);
  return true;
});
const browser = await ensureBrowser(env);
stage('journeys in a browser', () => tool('playwright', ['test', '--config', 'e2e/playwright.config.ts'], { CHROMIUM_PATH: browser }));

const counts = add(vitestCounts(), playwrightCounts());
const red = stages.filter((entry) => !entry.ok).map((entry) => entry.name);
if (counts.failed > 0 && red.length === 0) red.push('tests');
if (red.length > 0) say(`red: ${red.join(', ')}`);
process.stdout.write(`\n${counts.passed} passed, ${Math.max(counts.failed, red.length)} failed, ${counts.skipped} skipped\n`);
process.exitCode = red.length === 0 ? 0 : 1;

function stage(name, work) {
  say(name);
  const started = Date.now();
  const ok = work();
  say(`${name}: ${ok ? 'green' : 'RED'} after ${Math.round((Date.now() - started) / 1000)} s`);
  stages.push({ name, ok });
}

function tool(program, args, extra = {}) {
  const result = spawnSync(program, args, {
    cwd: root,
    env: { ...env, ...extra },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return result.status === 0;
}

function read(file) {
  const path = join(reports, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

function vitestCounts() {
  const report = read('vitest.json');
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
}

function playwrightCounts() {
  const stats = read('playwright.json')?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0, skipped: stats?.skipped ?? 0 };
}

function add(left, right) {
  return { passed: left.passed + right.passed, failed: left.failed + right.failed, skipped: left.skipped + right.skipped };
}
