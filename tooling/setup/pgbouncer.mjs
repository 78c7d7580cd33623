/** PgBouncer for the tests behind a pooler: the machine's own, else Debian's package, unpacked into `.tools/` without being installed. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, say } from './node.mjs';

const INSTALLED = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];
const FOLDER = join(root, '.tools', 'pgbouncer');
const UNPACKED = join(FOLDER, 'usr', 'sbin', 'pgbouncer');
/** Libraries of the package beside those that every Debian has. */
const LIBRARIES = /^(?:libc-ares|libevent|libpam0g|libsystemd0)/;

/** What the tests need to run it, as variables; none where it cannot be had. */
export function ensurePgBouncer(env) {
  const found = [process.env.PGBOUNCER_PATH, ...INSTALLED, UNPACKED].find((path) => path && existsSync(path));
  if (found) return variables(found);
  if (process.platform !== 'linux') return {};
  say('no PgBouncer found; unpacking a Debian package into .tools/');
  try {
    unpack(env);
    return existsSync(UNPACKED) ? variables(UNPACKED) : {};
  } catch (error) {
    // The next run tries again from the beginning.
    rmSync(FOLDER, { recursive: true, force: true });
    say(error instanceof Error ? error.message : String(error));
    return {};
  }
}

function unpack(env) {
  mkdirSync(FOLDER, { recursive: true });
  const download = (names) => run('apt-get', ['download', '-qq', '-o', 'APT::Sandbox::User=root', ...names], env, 'ignore', FOLDER);
  try {
    download(['pgbouncer']);
  } catch {
    run('apt-get', ['update', '-qq'], env, 'ignore');
    download(['pgbouncer']);
  }
  download(librariesOf('pgbouncer'));
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.deb'))) {
    run('dpkg-deb', ['--extract', join(FOLDER, file), FOLDER], env, 'ignore');
    rmSync(join(FOLDER, file));
  }
}

function librariesOf(name) {
  const depends = execFileSync('apt-cache', ['depends', name], { encoding: 'utf8' });
  return [...depends.matchAll(/Depends: (\S+)/g)].map(([, each]) => each).filter((each) => LIBRARIES.test(each));
}

function variables(path) {
  const folders = path === UNPACKED ? libraryFolders() : [];
  return { PGBOUNCER_PATH: path, PGBOUNCER_LIBRARIES: folders.join(':') };
}

/** `usr/lib/x86_64-linux-gnu` and its like. */
function libraryFolders() {
  return ['lib', 'usr/lib'].flatMap((lib) => {
    const folder = join(FOLDER, lib);
    return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  });
}
