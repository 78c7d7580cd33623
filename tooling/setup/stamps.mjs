/** Remembers what was installed and built, so that a second run does neither. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './node.mjs';

/** A digest of files and folders by content; a path that is missing counts as empty. */
export function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addPath(hash, join(root, path), path);
  return hash.digest('hex');
}

/** Runs `work` unless its stamp carries the same digest already. */
export function whenChanged(stamp, value, work) {
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
