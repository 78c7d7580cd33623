import { trending } from '@labelwise/contracts/trending';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { TrendingInsightsService, TrendingService } from './trending.service.ts';

/** HTTP for trending. */
export function trendingRoutes(app: FastifyInstance, service: TrendingService, insights: TrendingInsightsService): void {
  serve(app, trending.list, ({ caller }) => service.list(caller.userId));
  serve(app, trending.insights, ({ caller, say }) => insights.of(caller.userId, say));
}
