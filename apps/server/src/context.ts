import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { BarcodeDecoder } from './adapters/barcode-decoder/barcode-decoder.ts';
import { createOpenFoodFacts } from './adapters/open-food-facts/open-food-facts.ts';
import { createProductWriter } from './adapters/open-food-facts/write-product.ts';
import { createChat } from './chat-context.ts';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import { openDatabase } from './db/open.ts';
import { createHouseholds } from './household-context.ts';
import { createApp } from './http/app.ts';
import { createDrain, type Drain } from './http/drain.ts';
import { addMetrics, type LogStream } from './http/logs-and-metrics.ts';
import { startRemovals, startRetention } from './jobs/retention.ts';
import { systemClock } from './lib/clock.ts';
import type { PasswordCost } from './lib/secrets.ts';
import { VERSION } from './lib/version.ts';
import { createMembers } from './members-context.ts';
import type { ModelTimeLimits } from './modules/ai/model/model-writer.ts';
import { barcodesRoutes } from './modules/barcodes/barcodes.routes.ts';
import { createBarcodesService } from './modules/barcodes/barcodes.service.ts';
import { createFoodsRepository } from './modules/foods/foods.repository.ts';
import { createFindAtHand, foodsRoutes } from './modules/foods/foods.routes.ts';
import { createFoodsService, type ProductUpstream } from './modules/foods/foods.service.ts';
import { findFoodsRoutes } from './modules/foods/search/find-foods.routes.ts';
import { createRowReader } from './modules/foods/storage/row-reader.ts';
import { emptyRoute, healthRoutes } from './modules/health/health.routes.ts';
import { createHealthService } from './modules/health/health.service.ts';
import { legalRoutes } from './modules/legal/legal.routes.ts';
import { mcpRoutes } from './modules/mcp/mcp.routes.ts';
import { createMcpService } from './modules/mcp/mcp.service.ts';
import { packsRoutes } from './modules/packs/packs.routes.ts';
import { createReadingThread, type ReadingThread } from './modules/scores/reading-thread.ts';
import { scoresRoutes } from './modules/scores/scores.routes.ts';
import { createListCheck, createScoresService } from './modules/scores/scores.service.ts';
import { createPacks, type PackThread } from './packs-context.ts';
import { createSearch } from './search-context.ts';
import { createBilling } from './subscription-context.ts';
import { createTracking, createWatch } from './tracking-context.ts';

export type Context = {
  app: FastifyInstance;
  db: Db;
  /** Ends everything in order: requests first, then what they depend on. */
  close: () => Promise<void>;
  /** The same, where something else must end before the database does. */
  closeWith: (other: Promise<unknown>) => Promise<void>;
};

export type ContextOptions = {
  /** Where log lines go; stdout by default. */
  logStream?: LogStream;
  /** Folder of the built web app. */
  webRoot?: string;
  /** What the hash of a password costs; the recommended cost by default. */
  passwordCost?: PasswordCost | undefined;
  /** How long a language model may take. */
  modelTimeLimits?: ModelTimeLimits;
  /** Time for replies to end when the service stops, ms. */
  replyGraceMs?: number;
  /** Read what people write; the context starts its own threads unless it gets some, which the caller ends. */
  readingThreads?: ReadingThreads;
  /** Whether search runs beside the process; by the size of the catalogue by default. */
  isLarge?: () => Promise<boolean>;
  /** Write offline packs; as with `readingThreads`. */
  packThread?: PackThread;
};

/** One for all callers, one for what members have typed: a stranger's list delays no member. */
export type ReadingThreads = { readonly strangers: ReadingThread; readonly members: ReadingThread };

const WEB_ROOT = path.join(import.meta.dirname, '../../web/dist');

/** A 24 MP photo passes; every picture is answered within two seconds. */
const DECODING = { timeoutMs: 1800, maxPixels: 25_000_000 };

/** The only place that builds: configuration → database → adapters → services → routes. */
export async function createContext(config: Config, { logStream, webRoot = WEB_ROOT, ...options }: ContextOptions = {}): Promise<Context> {
  let log: FastifyInstance['log'] | undefined;
  const db = await openDatabase(config.database, {
    onError: (err) => log?.warn({ err }, 'database connection lost'),
    onReplica: (replica, reason) =>
      reason === null
        ? log?.info({ replica }, 'a replica of the database is read from')
        : log?.warn({ replica, reason }, 'a replica of the database is left out'),
  });
  try {
    const reader = createRowReader(db, (err) =>
      log?.warn({ err }, 'foods that were read again are not stored; they will be when next asked for'),
    );
    const search = createSearch({ db, database: config.database, reader, isLarge: options.isLarge });
    const catalogue = createFoodsRepository(db, systemClock, reader, search.text);
    const upstream = createUpstream(config);
    const foods = createFoodsService({ repository: catalogue, upstream, now: systemClock });
    const threads = options.readingThreads ?? { strangers: createReadingThread(), members: createReadingThread() };
    const households = createHouseholds(config, db, (err) => log?.warn({ err }, 'changes of households not looked for; they will be'));
    const tracking = createTracking({
      households,
      config,
      db,
      foods,
      contributionsTo: createContributionTarget(config, upstream),
      reader,
      checkList: createListCheck(threads.members.factsOf),
      understand: threads.strangers.understand,
      understandTyped: threads.members.understand,
    });
    const billing = await createBilling({
      config,
      db,
      onFailure: (err) => log?.warn({ err }, 'call to Stripe not made; it will be tried again'),
    });
    const members = createMembers({
      config,
      db,
      passwordCost: options.passwordCost,
      ...tracking,
      accountClosure: households.closing(billing.accountClosure),
      log: () => log,
    });
    const chat = createChat({
      config,
      db,
      forAssistant: tracking.forAssistant,
      modelTimeLimits: options.modelTimeLimits,
      replyGraceMs: options.replyGraceMs,
      log: () => log,
    });
    const findAtHand = anywhere(db, createFindAtHand(foods, tracking.shelfOf));
    const app = await createApp({ config, db, findCaller: members.findCaller, webRoot, findAtHand, logStream });
    log = app.log;
    members.addRoutes(app);
    billing.addRoutes(app);
    chat.addRoutes(app);
    households.addRoutes(app);
    const watch = createWatch({ config, db, reader, send: members.sendMail, ...tracking.forWatch, log: () => log });
    watch.addRoutes(app);
    foodsRoutes(app, foods, tracking.memberFoods);
    const findFoods = search.serviceFor({ foods: catalogue, ...tracking });
    findFoodsRoutes(app, findFoods);
    mcpRoutes(
      app,
      createMcpService({ ...tracking.forPrograms, search: findFoods }, (err) => app.log.error({ err }, 'a tool failed')),
    );
    scoresRoutes(
      app,
      createScoresService({
        findFood: tracking.memberFoods.findFood,
        profileOf: tracking.profileOf,
        readPosted: threads.strangers.factsOf,
      }),
    );
    tracking.addRoutes(app);
    const packs = createPacks({
      config,
      db,
      thread: options.packThread,
      onFailure: (err) => app.log.warn({ err }, 'an offline pack was not written'),
    });
    packsRoutes(app, packs);
    const decoder = addBarcodes(app);
    const drain = createDrain(app, config.stopDelayMs);
    legalRoutes(app, config);
    const registry = addHealth(app, config, db, drain);
    const telemetry = await switchedOn(app, config, registry);
    await app.ready();
    const removals = startRemovals({
      db,
      now: systemClock,
      onFailure: (err) => app.log.warn({ err }, 'removed data not yet gone for good'),
    });
    const retention = startRetention({
      db,
      periods: config.retention,
      now: systemClock,
      onFailure: (err) => app.log.warn({ err }, 'what is older than its period was not deleted; it will be tried again'),
    });
    const closeWith = async (other: Promise<unknown>) => {
      households.close();
      await drain.announce();
      await Promise.all([drain.stop(), chat.close(), other]);
      await decoder.close();
      await packs.close();
      if (options.readingThreads === undefined) await Promise.all([threads.strangers.close(), threads.members.close()]);
      await watch.stop();
      await removals.stop();
      await retention?.stop();
      await members.close();
      await billing.close();
      await search.close();
      await reader.close();
      await db.close();
      await telemetry?.stop();
    };
    return { app, db, closeWith, close: () => closeWith(Promise.resolve()) };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** What everybody may see, hence from any replica. */
function anywhere<Given, Found>({ reads }: Db, find: (given: Given) => Promise<Found>): (given: Given) => Promise<Found> {
  return reads === null ? find : (given) => reads.run({ memberId: null, mustShow: 'nothing' }, () => find(given));
}

/** Where the catalogue asks for what it lacks. */
function createUpstream({ openFoodFacts: { enabled, baseUrl }, publicUrl }: Config): ProductUpstream | null {
  return enabled ? createOpenFoodFacts({ baseUrl, version: VERSION, contactUrl: publicUrl }) : null;
}

/** Where members may send what they state. */
function createContributionTarget({ openFoodFacts: { takesContributions, baseUrl }, publicUrl }: Config, upstream: ProductUpstream | null) {
  if (upstream === null || !takesContributions) return null;
  return { ...upstream, ...createProductWriter({ baseUrl, version: VERSION, contactUrl: publicUrl }) };
}

/** Barcode detection. The decoder and its engine are loaded when the first picture comes: most clients need neither. */
function addBarcodes(app: FastifyInstance): { close: () => Promise<void> } {
  let loading: Promise<BarcodeDecoder> | undefined;
  const load = async () => {
    const { createBarcodeDecoder } = await import('./adapters/barcode-decoder/barcode-decoder.ts');
    return createBarcodeDecoder(DECODING);
  };
  barcodesRoutes(
    app,
    createBarcodesService(async (image) => (await (loading ??= load())).decode(image, true)),
  );
  return { close: async () => (await loading)?.close() };
}

function addHealth(app: FastifyInstance, config: Config, db: Db, drain: Drain): Registry {
  const registry = addMetrics(app);
  healthRoutes(app, createHealthService({ ping: db.ping, isStopping: () => drain.draining }), registry);
  if (config.bench) emptyRoute(app);
  return registry;
}

/** OpenTelemetry, loaded only where an operator wants it: a start without it is as quick and as small as if it were not there. */
async function switchedOn(app: FastifyInstance, { telemetry }: Config, registry: Registry) {
  if (telemetry === null) return null;
  const { startTelemetry } = await import('./telemetry.ts');
  return startTelemetry(app, registry, telemetry);
}
