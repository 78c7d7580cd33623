import { insights } from '@labelwise/contracts/insights';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AlternativesService } from './alternatives.service.ts';

/** HTTP for better matches. */
export function alternativesRoutes(app: FastifyInstance, service: AlternativesService): void {
  serve(app, insights.alternatives, ({ params, caller }) => service.better(params.id, caller?.userId ?? null), {
    rateLimit: { max: 300, windowSeconds: 10 },
  });
}
