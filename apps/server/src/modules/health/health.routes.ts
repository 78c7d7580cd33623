import { health } from '@labelwise/contracts/health';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { pagePolicy } from '../../http/headers.ts';
import { isLocal } from '../../http/metrics.ts';
import { serve } from '../../http/serve.ts';
import { AppError } from '../../lib/app-error.ts';
import { docsPage } from './docs-page.ts';
import type { HealthService } from './health.service.ts';

/** HTTP for those who run and read the service: health, metrics, the published contract. */
export function healthRoutes(app: FastifyInstance, service: HealthService, metrics: Registry): void {
  serve(app, health.check, async ({ reply }) => {
    const answer = await service.check();
    reply.code(answer.ready ? 200 : 503);
    return answer;
  });

  // Off the public port in effect: to anybody but this machine it does not exist.
  app.get('/api/metrics', async (request, reply) => {
    if (!isLocal(request)) throw new AppError('not_found');
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });

  app.get('/api/openapi.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(app.swagger()));

  app.get('/api/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', pagePolicy())
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(docsPage(app.swagger())),
  );
}

/** What `npm run bench` measures the other routes against. */
export function emptyRoute(app: FastifyInstance): void {
  app.get('/api/empty', async () => ({}));
}
