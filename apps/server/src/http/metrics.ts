import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

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
  app.addHook('onResponse', async (request, reply) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? '-', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  return registry;
}

/** Whether a request started on this very machine and was not passed on by a proxy. */
export function isLocal({ raw, headers }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via'] ?? headers['x-real-ip'];
  return forwarded === undefined && /^(?:::ffff:)?127\.|^::1$/u.test(raw.socket.remoteAddress ?? '');
}
