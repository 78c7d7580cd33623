import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';

/** Names of what must not reach a log, even where it is logged by mistake. */
const SECRET = ['authorization', 'cookie', 'password', 'currentPassword', 'token', 'resetLink', 'email', 'content', 'apiKey'];

export type LogStream = { write: (line: string) => void };

/** JSON lines on stdout. What people send or get is never logged: no body, no query, no address of a resource. */
export function loggerOptions(level: Config['logLevel'], stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: SECRET.flatMap((name) => [`*.${name}`, `*.*.${name}`]), censor: '[secret]' },
    serializers: { err: describeError },
    ...(stream && { stream }),
  };
}

/** Type, code, words and stack. No other property: a database's `detail` would quote the row. */
function describeError(error: Error): { type: string; message: string; stack: string } {
  return {
    type: error.name,
    ...('code' in error && { code: String(error.code) }),
    message: error.message.slice(0, 500),
    stack: error.stack ?? '',
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** One line a request: at `info` what failed, changed something or was slow, at `debug` the rest. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const quiet = reply.statusCode < 400 && request.method === 'GET' && ms < 1000;
    // The pattern of the route, not the URL: paths and queries hold barcodes, ids and ingredient names.
    request.log[quiet ? 'debug' : 'info'](
      { method: request.method, route: request.routeOptions.url ?? '-', status: reply.statusCode, ms },
      'request',
    );
    done();
  });
}

/** The levels of which nothing is written where the application's own is a later one. */
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;

/**
 * The log of a request: a child of the application's that is made with the first line that is written. Making one for each request, its
 * id redacted like everything, takes as long as a hook or two, and most requests write nothing.
 */
export const logOfRequest: NonNullable<FastifyServerOptions['childLoggerFactory']> = (logger, bindings, options) => {
  let child: FastifyBaseLogger | undefined;
  const own = () => (child ??= logger.child(bindings, options));
  const from = LEVELS.findIndex((level) => level === (options.level ?? logger.level));
  const writer = (level: (typeof LEVELS)[number]) =>
    LEVELS.indexOf(level) < from ? nothing : (...line: unknown[]) => void Reflect.apply(own()[level], own(), line);
  return {
    level: logger.level,
    silent: nothing,
    child: (...given) => own().child(...given),
    trace: writer('trace'),
    debug: writer('debug'),
    info: writer('info'),
    warn: writer('warn'),
    error: writer('error'),
    fatal: writer('fatal'),
  };
};

const nothing = () => undefined;

/** Measures every answer by method, route pattern and status, and the process itself. */
export function addMetrics(app: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? '-', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  return registry;
}

/** Whether a request started on this very machine and was not passed on by a proxy. */
export function isLocal({ raw, headers }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via'] ?? headers['x-real-ip'];
  return forwarded === undefined && /^(?:::ffff:)?127\.|^::1$/u.test(raw.socket.remoteAddress ?? '');
}
