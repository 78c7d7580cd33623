import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import type { Db, SqliteDb } from '../db/db.ts';
import { answerClientError, answerError, answerErrors, answerNotFound } from './errors.ts';
import { addCors, addHeaders, setHeaders } from './headers.ts';
import { boundLargeBodies, registerJsonParser } from './json-body.ts';
import { addLanguages } from './language.ts';
import { type LogStream, loggerOptions, logOfRequest, logRequests } from './logs-and-metrics.ts';
import { addOpenApi } from './openapi.ts';
import type { FindAtHand } from './pages.ts';
import { addRateLimits } from './rate-limit.ts';
import { addSessions, type FindCaller } from './session.ts';
import { loadWebApp, wellKnownRoutes } from './web-app.ts';

export type AppOptions = {
  config: Config;
  findCaller: FindCaller;
  /** Where limits that hold for all processes are counted; without it they hold for this process alone. */
  db?: Db;
  /** Folder of the built web app; without it the API alone is served. */
  webRoot: string;
  /** A food whose results may be drawn into the page; without it none are. */
  findAtHand?: FindAtHand;
  logStream?: LogStream | undefined;
};

const REQUEST_ID = /^[\w.-]{8,64}$/u;
// Words for what validation finds, for people who read the answers of the API.
z.config(z.locales.en());

/** What requests read that arrive in one turn of the event loop is of one moment. Who names nobody reads one row, which alone gains nothing. */
function readAtOneMoment(app: FastifyInstance, { beginTurn, beginTurnWithSecond }: SqliteDb): void {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    if (headers.authorization !== undefined || headers.cookie !== undefined) beginTurn();
    else beginTurnWithSecond();
    done();
  });
}

/** The HTTP application, complete but for its routes: everything that holds for each of them alike. */
export async function createApp({
  config,
  findCaller,
  db,
  webRoot,
  findAtHand = async () => null,
  logStream,
}: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(config.logLevel, logStream) ?? false,
    childLoggerFactory: logOfRequest,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    trustProxy: config.behindProxy ? ['loopback', 'uniquelocal'] : false,
    bodyLimit: 1024 * 1024,
    // How long a request may take to arrive, headers and all; answers have their own limits where they are made.
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000, maxHeaderSize: 16_384 },
    // While stopping, what still arrives on open connections is served: it was sent before its sender could know.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 16_384 },
    clientErrorHandler: answerClientError,
    frameworkErrors(error, request, reply) {
      setHeaders(request, reply);
      answerError(error, request, reply);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('reads', db?.reads ?? null);
  if (db?.dialect === 'sqlite') readAtOneMoment(app, db);
  addHeaders(app);
  addCors(app);
  addLanguages(app);
  registerJsonParser(app);
  boundLargeBodies(app, !config.bench);
  logRequests(app);
  answerErrors(app);
  await addSessions(app, findCaller, config.publicUrl);
  if (!config.bench) await addRateLimits(app, db);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Answers are packed anew each time: half of the time of quality 4, for a twentieth more bytes.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
    globalDecompression: false,
    customTypes: /^(?:text\/(?!event-stream)|application\/json|image\/svg)/u,
  });
  wellKnownRoutes(app, config);
  const web = await loadWebApp(app, webRoot, config.publicUrl, findAtHand);
  answerNotFound(app, web.page);
  await addOpenApi(app);
  return app;
}
