/**
 * `npm run test:one -- FILE… [-t "piece of a title"]`: the named test files alone. Those of e2e/ run in a browser against a build of the
 * present state, the others in the project they belong to.
 */
import { spawnSync } from 'node:child_process';
import { ensureNode, environment, root } from './node.mjs';
import { ensurePgBouncer } from './pgbouncer.mjs';
import { scratchFolder } from './scratch.mjs';
import { buildServer, buildWeb, ensureBrowser } from './steps.mjs';

const env = { ...environment(ensureNode()), TMPDIR: scratchFolder() };
const args = process.argv.slice(2);
const isJourney = args.some((arg) => arg.startsWith('e2e/'));

if (isJourney) {
  buildWeb(env);
  buildServer(env);
  const browser = await ensureBrowser(env);
  const journeyArgs = args.map((arg) => (arg === '-t' ? '-g' : arg));
  run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...journeyArgs], { CHROMIUM_PATH: browser, LABELWISE_NAMED: '1' });
} else {
  // The same for each project, so that files of several can be named together.
  run('vitest', ['run', '--maxWorkers=100%', ...args], ensurePgBouncer(env));
}

function run(program, programArgs, more = {}) {
  const { status } = spawnSync(program, programArgs, {
    cwd: root,
    env: { ...env, ...more },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
