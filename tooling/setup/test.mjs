/**
 * `npm test`: every check and test. The build; then side by side tests of the server (SQLite and PostgreSQL), journeys in a real browser
 * against the built app (checks before them), and all other tests. Ends with the most expensive files, what failed, and one line that
 * counts the tests.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { ensureNode, environment, root, say } from './node.mjs';
import { ensurePgBouncer } from './pgbouncer.mjs';
import { scratchFolder } from './scratch.mjs';
import { buildServer, buildWeb, ensureBrowser } from './steps.mjs';

const env = {
  ...environment(ensureNode()),
  TMPDIR: scratchFolder(),
  // What tests make lives shortly: less of it is moved to where it must be looked for again, which takes 7 % less time.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
  // No page is put into words for an error, see `apps/web/src/testing/setup.ts`.
  DEBUG_PRINT_LIMIT: '0',
};
const pgBouncer = ensurePgBouncer(env);
if (!pgBouncer.PGBOUNCER_PATH) say('PgBouncer could not be had: its tests are skipped; a pooler of our own stands in for it');
const browser = await ensureBrowser(env);
const reports = join(root, 'test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Of the tests of the server, which start processes and wait for databases: the cores that they leave idle the other two rows use. */
const WORKERS = availableParallelism();
/** Of the other tests, which work all the time. */
const HALF = Math.ceil(WORKERS / 2);
/** Every worker of journeys has a server and a browser. */
const BROWSERS = Math.min(4, WORKERS);

const stages = [];
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => running.forEach((child) => child.kill(signal)));
const checked = stage('check', () => tool('node', ['tooling/setup/check.mjs'], { isShownAtItsEnd: true }));
// Holds this process up: no test is started before it is done, so that all of them find the same files.
const isBuilt = await stage('build', async () => {
  buildWeb(env);
  buildServer(env);
  return true;
});
await Promise.all([stage('server and databases', () => vitest('server', ['server'])), checked.then(journeys), units()]);

sayMostExpensive();
sayFailed();
const counts = add(vitestCounts(), playwrightCounts());
const red = stages.filter((entry) => !entry.ok).map((entry) => entry.name);
if (counts.failed > 0 && red.length === 0) red.push('tests');
if (red.length > 0) say(`red: ${red.join(', ')}`);
process.stdout.write(`\n${counts.passed} passed, ${Math.max(counts.failed, red.length)} failed, ${counts.skipped} skipped\n`);
process.exitCode = red.length === 0 ? 0 : 1;

/** One worker after the other: each loads what its project needs for itself, which takes ten seconds of the web's. */
async function units() {
  await stage('packages and tools', () => vitest('node', ['node'], HALF));
  await stage('web', () => vitest('web', ['web', 'web-alone'], HALF));
}

/** Runs the tests of projects; the report is called `name`. */
function vitest(name, projects, workers = WORKERS) {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, `vitest-${name}.json`)}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return tool('vitest', ['run', ...chosen, `--maxWorkers=${workers}`, ...report], { more: pgBouncer, isShownAtItsEnd: name !== 'server' });
}

async function journeys() {
  if (!isBuilt) return;
  const args = ['test', '--config', 'e2e/playwright.config.ts', `--workers=${BROWSERS}`];
  await stage('journeys in a browser', () => tool('playwright', args, { more: { CHROMIUM_PATH: browser }, isShownAtItsEnd: true }));
}

async function stage(name, work) {
  say(name);
  const started = Date.now();
  const ok = await work().catch((error) => {
    say(error instanceof Error ? error.message : String(error));
    return false;
  });
  say(`${name}: ${ok ? 'green' : 'RED'} after ${Math.round((Date.now() - started) / 1000)} s`);
  stages.push({ name, ok });
  return ok;
}

/** Runs a command; what it says is shown at once, or at its end where two that speak at a time could not be read. */
function tool(program, args, { more = {}, isShownAtItsEnd = false } = {}) {
  return new Promise((resolve) => {
    const shown = isShownAtItsEnd ? 'pipe' : 'inherit';
    const child = spawn(program, args, {
      cwd: root,
      env: { ...env, ...more },
      stdio: ['ignore', shown, shown],
      shell: process.platform === 'win32',
    });
    running.add(child);
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    const end = (ok) => {
      running.delete(child);
      process.stdout.write(Buffer.concat(output));
      resolve(ok);
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

function read(file) {
  const path = join(reports, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** Reports of the runs of vitest; one that came to no end has none. */
function vitestReports() {
  return ['server', 'web', 'node'].flatMap((name) => read(`vitest-${name}.json`) ?? []);
}

function vitestCounts() {
  return vitestReports()
    .map((report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }))
    .reduce(add, { passed: 0, failed: 0, skipped: 0 });
}

function playwrightCounts() {
  const stats = read('playwright.json')?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0, skipped: stats?.skipped ?? 0 };
}

/** Where time goes, so that a test that costs much is seen by who wrote it. The clock's, beside other tests. */
function sayMostExpensive() {
  const files = vitestReports()
    .flatMap(({ testResults }) => testResults)
    .map(({ name, startTime, endTime }) => [relative(root, name), endTime - startTime]);
  const longest = files.sort(([, one], [, other]) => other - one).slice(0, 8);
  if (longest.length > 0) say(`longest: ${longest.map(([name, ms]) => `${name} ${Math.round(ms / 1000)} s`).join(', ')}`);
}

/** The tests that failed, once more: what they printed stands far above, where a log that is cut short no longer shows it. */
function sayFailed() {
  for (const [name, message] of [...vitestFailures(), ...playwrightFailures()])
    say(`failed: ${name}\n${message.split('\n').slice(0, 12).join('\n')}`);
}

function vitestFailures() {
  return vitestReports()
    .flatMap(({ testResults }) => testResults)
    .flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0 && status === 'failed') return [[relative(root, name), message]];
      return failed.map((test) => [`${relative(root, name)}: ${test.fullName}`, test.failureMessages.join('\n')]);
    });
}

function playwrightFailures() {
  const within = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(within)];
  return (read('playwright.json')?.suites ?? [])
    .flatMap(within)
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const errors = spec.tests.flatMap((test) => test.results).flatMap((result) => result.errors);
      return [`${spec.file}: ${spec.title}`, errors[0]?.message ?? ''];
    });
}

function add(left, right) {
  return { passed: left.passed + right.passed, failed: left.failed + right.failed, skipped: left.skipped + right.skipped };
}
