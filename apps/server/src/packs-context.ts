import path from 'node:path';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import { systemClock } from './lib/clock.ts';
import { createThread } from './lib/thread.ts';
import { createPackFiles } from './modules/packs/pack-files.ts';
import type { PackAnswer, PackJob } from './modules/packs/pack-jobs.ts';
import { createPacksRepository } from './modules/packs/packs.repository.ts';
import { createPacksService, type PacksService } from './modules/packs/packs.service.ts';

/** A pack of 50,000 foods is held as numbers while it is written. */
const THREAD = { timeoutMs: 300_000, maxWaiting: 4, heap: { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 } };

type Needs = { config: Pick<Config, 'dataDir'>; db: Db; onFailure?: (error: unknown) => void; rest?: number };

export function createPacks({ config, db, ...options }: Needs): PacksService {
  return createPacksService({
    repository: createPacksRepository(db),
    files: createPackFiles(path.join(config.dataDir, 'packs')),
    thread: createThread<PackJob, PackAnswer>(new URL('./modules/packs/pack.worker.ts', import.meta.url), THREAD),
    now: systemClock,
    ...options,
  });
}
