import { alternatives } from '@labelwise/contracts/alternatives';
import { foods } from '@labelwise/contracts/foods';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AlternativesService } from './alternatives.service.ts';
import type { InsteadService, ShelfService } from './shelves.service.ts';

type Services = { alternatives: AlternativesService; instead: InsteadService; shelf: ShelfService };

const LIMIT = { rateLimit: { max: 300, windowSeconds: 10 } };

/** HTTP for better matches, what to take instead, and the rank of a food. */
export function alternativesRoutes(app: FastifyInstance, services: Services): void {
  serve(app, alternatives.list, ({ params, caller, say }) => services.alternatives.better(params.id, caller?.userId ?? null, say), LIMIT);
  serve(app, alternatives.instead, ({ params, caller, say }) => services.instead.instead(params.id, caller?.userId ?? null, say), LIMIT);
  serve(app, alternatives.candidates, ({ query }) => services.instead.candidates(query.category, query.reach, query.from), LIMIT);
  serve(app, foods.shelf, async ({ params, caller }) => ({ shelf: await services.shelf.shelf(params.id, caller?.userId ?? null) }), LIMIT);
}
