import { type Config, ConfigError, readConfig } from './config.ts';
import { type Context, createContext } from './context.ts';
import { DatabaseRefusedError, isDatabaseUnavailable } from './db/errors.ts';
import { withLease } from './db/leases.ts';
import { type BackupSchedule, startBackups } from './jobs/backup/schedule.ts';
import { startFoodQueue } from './jobs/food-queue/food-queue.ts';
import { type FoodReading, startFoodReading } from './jobs/food-reading/food-reading.ts';
import { loadSampleCatalogue } from './jobs/sample-catalogue.ts';
import { systemClock } from './lib/clock.ts';
import { collectGarbage } from './lib/collect-garbage.ts';
import { newId } from './lib/ids.ts';

/** Starts the service, says where it is, and ends it in order when asked to. Ends the process where it cannot start. */
export function start(): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', serveUnread);
  return run().catch(fail);
}

/** Whoever read the log has gone: that ends nothing. Left uncaught it would, and the log then waits for ever for its last line. */
function serveUnread(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const context = await createContext(config);
  let stopping = false;
  let reading: FoodReading | null = null;
  let queue: ReturnType<typeof startFoodQueue> | null = null;
  let backups: BackupSchedule | null = null;
  // Both at once: draining begins in the same turn of the event loop as the signal.
  const close = () => context.closeWith(Promise.all([reading?.stop(), queue?.stop(), backups?.stop()]));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      close().then(() => process.exit(0), fail);
    });
  }
  try {
    if (config.sampleFoods) await addSamples(context);
    await context.app.listen({ host: config.host, port: config.port });
    reading = startFoodReading({ db: context.db, log: context.app.log, now: systemClock, newId });
    let isReading = true;
    void reading.done.finally(() => {
      isReading = false;
    });
    queue = startFoodQueue({ db: context.db, log: context.app.log, now: systemClock, isReading: () => isReading });
    backups = scheduleBackups(config, context);
  } catch (error) {
    await close();
    throw error;
  }
  const address = context.app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  for (const ms of FREED_AFTER_MS) setTimeout(collectGarbage, ms).unref();
  process.stdout.write(`Labelwise is ready at http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}\n`);
}

/**
 * What loading leaves behind would be held until the heap grows as large once more: on a server with little to do, for good. The second
 * time V8 gives up the room for what is young, and some seconds later the memory itself.
 */
const FREED_AFTER_MS = [1000, 1500] as const;

function scheduleBackups({ database, backups: { everyMs, keepDays } }: Config, { app, db }: Context): BackupSchedule | null {
  if (everyMs === null || database.dialect !== 'sqlite') return null;
  return startBackups({
    database: database.file,
    everyMs,
    keepDays,
    now: systemClock,
    alone: (work) => withLease(db, 'backup', systemClock, work),
    onMade: (file) => app.log.info({ file }, 'backup made'),
    onFailure: (err) => app.log.error({ err }, 'no backup was made; it will be tried again'),
  });
}

/** Examples are a courtesy: without them the service is as able as with them. */
async function addSamples({ app, db }: Context): Promise<void> {
  try {
    const added = await loadSampleCatalogue(db);
    if (added > 0) app.log.info({ added }, 'sample catalogue loaded');
  } catch (err) {
    app.log.warn({ err }, 'sample catalogue not loaded');
  }
}

function fail(error: unknown): void {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

/** Errors that the operator can act on; anything else is a bug and is printed with its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseRefusedError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') return 'The port is in use already. Set PORT to a free one.';
  if (isDatabaseUnavailable(error)) return `The database cannot be used: ${reasonOf(error)}. See DATABASE_URL and DATA_DIR.`;
  return error.stack ?? error.message;
}

function reasonOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? `${error.message} (${error.code})` : error.message;
}
