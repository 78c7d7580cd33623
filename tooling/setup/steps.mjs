/** The steps that `npm start`, `npm test` and the others share: install, build, find a browser. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './node.mjs';
import { say } from './say.mjs';
import { digest, whenChanged } from './stamps.mjs';

/** `npm ci` when the lockfile changed since the last install. */
export function install(env) {
  const complete = existsSync(join(root, 'node_modules', '.package-lock.json'));
  const value = complete ? digest(['package-lock.json', 'package.json']) : '';
  whenChanged('node_modules/.labelwise.stamp', value || 'none', () => {
    say('installing dependencies (npm ci)');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], env, 'ignore');
  });
  if (!complete) whenChanged('node_modules/.labelwise.stamp', digest(['package-lock.json', 'package.json']), () => {});
}

/** Vite's build of the web app when one of its sources changed. */
export function buildWeb(env) {
  const value = digest(['apps/web', 'packages', 'package-lock.json']);
  const built = whenChanged('apps/web/dist/.stamp', value, () => {
    say('building the web app');
    run('npm', ['run', '--silent', '--workspace', '@labelwise/web', 'build'], env, 'ignore');
  });
  if (!built) say('web app is up to date');
}

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium for the browser tests: an installed one, else Playwright's download, else Debian's package. */
export async function ensureBrowser(env) {
  const found = [process.env.CHROMIUM_PATH, ...BROWSERS].find((path) => path && existsSync(path));
  if (found) return found;
  say('no Chromium found; trying the download of the test runner');
  const { chromium } = await import('@playwright/test');
  if (attempt(() => run('npx', ['playwright', 'install', 'chromium'], env)) && existsSync(chromium.executablePath()))
    return chromium.executablePath();
  say('no download; installing the Debian package chromium');
  attempt(() => run('apt-get', ['update', '-qq'], env, 'ignore'));
  attempt(() => run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], env, 'ignore'));
  const installed = BROWSERS.find((path) => existsSync(path));
  if (!installed) throw new Error('no Chromium could be found or installed; set CHROMIUM_PATH');
  return installed;
}

function attempt(work) {
  try {
    work();
    return true;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return false;
  }
}
