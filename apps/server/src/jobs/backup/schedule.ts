import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Clock } from '../../lib/clock.ts';

const DAY = 86_400_000;
/** How often it is looked whether a backup is due. */
const LOOK_EVERY_MS = 10 * 60_000;
/** The names that this service gives; what somebody named themselves is theirs. */
const OURS = /^labelwise-\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d\.db$/u;

type Deps = {
  /** The SQLite file. */
  database: string;
  everyMs: number;
  keepDays: number;
  now: Clock;
  /** Does it unless another process is at it. */
  alone?: (work: () => Promise<void>) => Promise<unknown>;
  onMade: (file: string) => void;
  onFailure: (error: unknown) => void;
};

export type BackupSchedule = {
  /** Looks now instead of in a while; resolves once what was due is done. */
  look: () => Promise<void>;
  /** Ends when a backup in hand is written. */
  stop: () => Promise<void>;
};

export const backupFolder = (database: string): string => path.join(path.dirname(database), 'backups');
export const backupName = (now: number): string => `labelwise-${new Date(now).toISOString().slice(0, 19).replaceAll(/[:T]/gu, '-')}.db`;

/** Our backups beside a database, oldest first. */
export function backupsOf(database: string): { file: string; madeAt: number }[] {
  const folder = backupFolder(database);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => OURS.test(name))
    .toSorted()
    .map((name) => ({ file: path.join(folder, name), madeAt: statSync(path.join(folder, name)).mtimeMs }));
}

/**
 * Makes a backup whenever the newest is older than the interval, beside the thread that serves, and removes those that are older than they
 * may be. The newest always stays. What is due is read from the files, so that a restart neither forgets nor doubles one.
 */
export function startBackups({ database, everyMs, keepDays, now, alone = (work) => work(), onMade, onFailure }: Deps): BackupSchedule {
  let running: Promise<void> = Promise.resolve();
  let stopping = false;

  async function work(): Promise<void> {
    if (stopping) return;
    const newest = backupsOf(database).at(-1);
    if (newest === undefined || now() - newest.madeAt >= everyMs) {
      const file = path.join(backupFolder(database), backupName(now()));
      await inThread(database, file);
      onMade(file);
    }
    const until = now() - keepDays * DAY;
    for (const { file, madeAt } of backupsOf(database).slice(0, -1)) {
      if (madeAt >= until) continue;
      rmSync(file, { force: true });
      rmSync(`${file}.sha256`, { force: true });
    }
  }

  async function turn(): Promise<void> {
    await alone(work);
  }

  const look = () => (running = running.then(turn).catch(onFailure));
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  void look();
  return {
    look,
    async stop() {
      stopping = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Copying takes as long as the file is large; nobody waits for it. @throws what makeBackup throws */
function inThread(database: string, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./backup.worker.ts', import.meta.url), { workerData: { database, file } });
    worker.once('message', (failure: unknown) => (failure === null ? resolve() : reject(new Error(String(failure)))));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The backup ended with ${code}`)));
  });
}
