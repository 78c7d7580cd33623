/** Where tests put their files: in memory where there is enough of it, since databases by the hundred are made of files by the thousand. */
import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'labelwise-tests-';
/** A whole run takes a fifth of it. A container often has 64 MB. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/** An empty folder that is gone when this process ends; those of runs that were killed go with it. */
export function scratchFolder() {
  const parent = freeBytes(MEMORY) >= NEEDED_BYTES ? MEMORY : tmpdir();
  for (const name of readdirSync(parent)) {
    if (name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length)))) remove(join(parent, name));
  }
  const folder = join(parent, `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.on('exit', () => remove(folder));
  return folder;
}

function freeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function remove(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
