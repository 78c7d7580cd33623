import { trending } from '@labelwise/contracts/trending';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { TrendingService } from './trending.service.ts';

/** HTTP for trending. */
export function trendingRoutes(app: FastifyInstance, service: TrendingService): void {
  serve(app, trending.list, ({ caller }) => service.list(caller.userId));
}
