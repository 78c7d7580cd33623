/**
 * `npm run stress [file…]`: the long fault, fuzz and soak runs and the journeys tagged `@long`; `npm test` holds a short version of each. A part of the counts,
 * to see that everything runs: `LABELWISE_STRESS=0.05 npm run stress`.
 */
import { spawnSync } from 'node:child_process';
import { ensureNode, environment, root } from './node.mjs';
import { ensurePgBouncer } from './pgbouncer.mjs';
import { buildServer, buildWeb, ensureBrowser } from './steps.mjs';

const PROJECTS = ['server', 'node', 'web*'].flatMap((name) => ['--project', name]);
const env = { LABELWISE_STRESS: '1', ...environment(ensureNode()) };
const files = process.argv.slice(2);
const results = [];
buildServer(env);
if (files.length === 0 || files.some((file) => !file.startsWith('e2e/')))
  results.push(run('vitest', ['run', ...PROJECTS, ...files], ensurePgBouncer(env)));
if (files.length === 0 || files.some((file) => file.startsWith('e2e/'))) {
  buildWeb(env);
  const browser = await ensureBrowser(env);
  results.push(run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...files], { CHROMIUM_PATH: browser }));
}
process.exitCode = results.every((status) => status === 0) ? 0 : 1;

function run(program, args, more = {}) {
  return spawnSync(program, args, { cwd: root, env: { ...env, ...more }, stdio: 'inherit', shell: process.platform === 'win32' }).status;
}
