import { foods } from '@labelwise/contracts/foods';
import { insights } from '@labelwise/contracts/insights';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AlternativesService } from './alternatives.service.ts';
import type { InsteadService } from './instead.service.ts';
import type { ShelfService } from './shelf.service.ts';

type Services = { alternatives: AlternativesService; instead: InsteadService; shelf: ShelfService };

const LIMIT = { rateLimit: { max: 300, windowSeconds: 10 } };

/** HTTP for better matches, what to take instead, and where a food stands. */
export function alternativesRoutes(app: FastifyInstance, { alternatives, instead, shelf }: Services): void {
  serve(app, insights.alternatives, ({ params, caller }) => alternatives.better(params.id, caller?.userId ?? null), LIMIT);
  serve(app, insights.instead, ({ params, caller }) => instead.instead(params.id, caller?.userId ?? null), LIMIT);
  serve(app, foods.shelf, async ({ params }) => ({ shelf: await shelf.shelf(params.id) }), LIMIT);
}
