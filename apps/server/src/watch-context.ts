import type { FastifyInstance } from 'fastify';
import type { Mailer } from './adapters/mailer/mailer.ts';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import { repeatOnce, withLease } from './db/leases.ts';
import { compareChanges, sendDigests, sweepOldWatch } from './jobs/watch.ts';
import { systemClock } from './lib/clock.ts';
import type { RowReader } from './modules/foods/storage/row-reader.ts';
import { createDigestService } from './modules/watch/digest.service.ts';
import { createWatchRepository } from './modules/watch/watch.repository.ts';
import { watchRoutes } from './modules/watch/watch.routes.ts';
import { createWatchService } from './modules/watch/watch.service.ts';

const MINUTE = 60_000;
const COMPARE_EVERY_MS = MINUTE;
const DIGESTS_EVERY_MS = 10 * MINUTE;
const SWEEP_EVERY_MS = 6 * 60 * MINUTE;

type Needs = Pick<Parameters<typeof createDigestService>[0], 'understanding' | 'profileOf' | 'people'> & {
  config: Config;
  db: Db;
  reader: RowReader;
  send: Mailer['send'];
  log: () => FastifyInstance['log'] | undefined;
};

/** Builds the watch over members' foods: its pages, the comparison of what changed, and its weekly mail. */
export function createWatch({ config, db, reader, send, understanding, profileOf, people, log }: Needs) {
  const now = systemClock;
  const repository = createWatchRepository(db);
  const service = createWatchService({ repository, reader, now });
  const digest = createDigestService({
    watch: service,
    repository,
    people,
    understanding,
    profileOf,
    publicUrl: config.publicUrl,
  });
  let stopping = false;
  const isStopping = () => stopping;
  const common = { db, now, isStopping };
  const failed = (what: string) => (err: unknown) => log()?.warn({ err }, what);
  const jobs = [
    repeatOnce({
      ...common,
      name: 'watch-compare',
      everyMs: COMPARE_EVERY_MS,
      work: () => withLease(db, 'watch-comparing', now, async () => void (await compareChanges(common))),
      onFailure: failed('changed foods not compared; they will be'),
    }),
    repeatOnce({
      ...common,
      name: 'watch-digests',
      everyMs: DIGESTS_EVERY_MS,
      work: () => sendDigests({ ...common, digest, send, onFailure: failed('a weekly mail was not sent; it will be tried again') }),
      onFailure: failed('weekly mails not sent; they will be'),
    }),
    repeatOnce({
      ...common,
      name: 'watch-sweep',
      everyMs: SWEEP_EVERY_MS,
      work: () => sweepOldWatch(common),
      onFailure: failed('what nobody watches any more was not removed'),
    }),
  ];
  return {
    addRoutes: (app: FastifyInstance) => watchRoutes(app, service),
    async stop(): Promise<void> {
      stopping = true;
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
