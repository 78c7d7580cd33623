import type { FastifyInstance, FastifyServerOptions } from 'fastify';
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
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const quiet = reply.statusCode < 400 && request.method === 'GET' && ms < 1000;
    // The pattern of the route, not the URL: paths and queries hold barcodes, ids and ingredient names.
    request.log[quiet ? 'debug' : 'info'](
      { method: request.method, route: request.routeOptions.url ?? '-', status: reply.statusCode, ms },
      'request',
    );
  });
}
