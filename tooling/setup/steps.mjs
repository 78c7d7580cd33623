/** The steps that `npm start`, `npm test` and the others share: install, build, find a browser. What did not change since the last run is skipped. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run, say } from './node.mjs';

/** `npm ci` where what is installed is not what the lock file asks for. */
export function install(env) {
  if (isInstalled(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'))) return;
  say('installing dependencies (npm ci)');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], env, 'ignore');
}

/**
 * Whether a lock file asks for what npm noted at the end of its last installation. That takes minutes, and a script or a dependency that
 * others had already is nothing to install.
 */
export function isInstalled(wanted, installed) {
  const isOne = ([place]) => place.includes('node_modules/');
  const isThere = ([place, { version, resolved, integrity, optional }]) => {
    const one = installed[place];
    if (one === undefined) return optional === true;
    return one.version === version && one.integrity === integrity && (integrity !== undefined || one.resolved === resolved);
  };
  return (
    Object.entries(wanted).filter(isOne).every(isThere) &&
    Object.entries(installed)
      .filter(isOne)
      .every(([place]) => place in wanted)
  );
}

function packagesOf(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
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

/** The server in the few files that `npm start` runs, when one of its sources changed. */
export function buildServer(env) {
  const value = digest(['apps/server', 'packages', 'package-lock.json']);
  const built = whenChanged('apps/server/dist/.stamp', value, () => {
    say('building the server');
    run('npm', ['run', '--silent', '--workspace', '@labelwise/server', 'build'], env, 'ignore');
  });
  if (!built) say('server is up to date');
}

/** The shell without windows takes two thirds of the browser's processor time, and is what the test runner's own download is. */
const BROWSERS = [
  '/usr/bin/chromium-headless-shell',
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
  say('no download; installing a Debian package');
  attempt(() => run('apt-get', ['update', '-qq'], env, 'ignore'));
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const installed = BROWSERS.find((path) => existsSync(path));
    if (installed) return installed;
    attempt(() => run('apt-get', ['install', '-y', '--no-install-recommends', name], env, 'ignore'));
  }
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

/** A digest of files and folders by content; a path that is missing counts as empty. */
function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addPath(hash, join(root, path), path);
  return hash.digest('hex');
}

/** Runs `work` unless its stamp carries the same digest already. */
function whenChanged(stamp, value, work) {
  const file = join(root, stamp);
  if (existsSync(file) && readFileSync(file, 'utf8') === value) return false;
  work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
  return true;
}

function addPath(hash, path, name) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    hash.update(name).update('\0').update(readFileSync(path)).update('\0');
    return;
  }
  for (const entry of readdirSync(path).sort()) {
    if (entry === 'node_modules' || entry === 'dist' || entry === 'dev-dist') continue;
    addPath(hash, join(path, entry), `${name}/${entry}`);
  }
}
