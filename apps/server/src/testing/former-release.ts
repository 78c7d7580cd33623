import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './process.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');
const MIGRATIONS = 'apps/server/src/db/migrations';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The newest tag, else the commit before the schema last changed; null where there is no history. */
export function formerRelease(): string | null {
  try {
    const [tag] = git('tag', '--sort=-creatordate', '--merged', 'HEAD~1').split('\n');
    if (tag !== undefined && tag !== '') return tag;
    const changed = git('log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS);
    return changed === '' ? null : git('rev-parse', `${changed}~1`);
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
