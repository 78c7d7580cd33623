import path from 'node:path';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import { withLease } from './db/leases.ts';
import { systemClock } from './lib/clock.ts';
import { createThread, type Thread } from './lib/thread.ts';
import { createPackFiles, createPackFolder, createPackTable, type PackAnswer, type PackJob } from './modules/packs/pack-files.ts';
import { createPacksRepository } from './modules/packs/packs.repository.ts';
import { createPacksService, type PacksService } from './modules/packs/packs.service.ts';

/** A pack of 50,000 foods is held as numbers while it is written. */
const THREAD = { timeoutMs: 300_000, maxWaiting: 4, heap: { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 } };

export type PackThread = Thread<PackJob, PackAnswer>;

type Needs = {
  config: Pick<Config, 'dataDir'>;
  db: Db;
  onFailure?: (error: unknown) => void;
  rest?: number;
  thread?: PackThread | undefined;
};

/** Writes packs; started when first needed. */
export const createPackThread = (): PackThread => createThread(new URL('./modules/packs/pack.worker.ts', import.meta.url), THREAD);

/** @param thread its own unless it gets one, which several may share one after the other and the caller ends */
export function createPacks({ config, db, thread, ...options }: Needs): PacksService {
  return createPacksService({
    repository: createPacksRepository(db),
    files: createPackFiles(
      db.dialect === 'sqlite' ? createPackFolder(path.join(config.dataDir, 'packs')) : createPackTable(db, systemClock),
    ),
    alone: (of, work) => withLease(db, `pack ${of}`, systemClock, work),
    thread: thread === undefined ? createPackThread() : { ...thread, close: async () => undefined },
    now: systemClock,
    ...options,
  });
}
