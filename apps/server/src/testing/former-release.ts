import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './process.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');
const MIGRATIONS = 'apps/server/src/db/migrations';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Steps of the schema that a revision knows. */
function stepsAt(revision: string): ReadonlySet<string> {
  const files = git('ls-tree', '--name-only', revision, `${MIGRATIONS}/`).split('\n');
  return new Set(files.filter((file) => /\/\d+-[\w-]+\.ts$/u.test(file)));
}

/**
 * The newest tag before this state, else the newest commit that lacks one of its steps; steps that were never released may have been
 * renamed on the way. Null where there is no history.
 */
export function formerRelease(): string | null {
  try {
    const [tag] = git('tag', '--sort=-creatordate', '--merged', 'HEAD~1').split('\n');
    if (tag !== undefined && tag !== '') return tag;
    const own = stepsAt('HEAD');
    const parents = git('log', '--format=%H', '--', MIGRATIONS)
      .split('\n')
      .filter((commit) => commit !== '');
    for (const commit of parents) {
      const steps = stepsAt(`${commit}~1`);
      if (steps.size < own.size && [...steps].every((step) => own.has(step))) return `${commit}~1`;
    }
    return null;
  } catch {
    return null;
  }
}

/** The software as it was, beside today's dependencies. @returns its `main.ts` */
export function checkOutRelease(revision: string): string {
  const folder = temporaryFolder();
  const archive = execFileSync('git', ['archive', revision, 'apps/server', 'packages', 'package.json'], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  // The packages are those of that time, what they depend on is what is installed.
  linkAll(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), (name) => name !== '@labelwise');
  mkdirSync(path.join(folder, 'node_modules/@labelwise'));
  for (const name of readdirSync(path.join(folder, 'packages')))
    symlinkSync(path.join(folder, 'packages', name), path.join(folder, 'node_modules/@labelwise', name));
  for (const place of ['apps/server', ...readdirSync(path.join(folder, 'packages')).map((name) => `packages/${name}`)]) {
    const own = path.join(ROOT, place, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(folder, place, 'node_modules'));
  }
  return path.join(folder, 'apps/server/src/main.ts');
}

function linkAll(from: string, to: string, isWanted: (name: string) => boolean): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter(isWanted)) symlinkSync(path.join(from, name), path.join(to, name));
}
