import type { FastifyInstance } from 'fastify';

import { insights } from '@labelwise/contracts/insights';

import type { MatchesService } from './matches.service.ts';
import type { TrendingService } from './trending.service.ts';
import type { TrendsService } from './trends.service.ts';

import { serve } from '../../http/serve.ts';

type Services = { trending: TrendingService; trends: TrendsService; matches: MatchesService };

/** HTTP for what is told of many scans at once. */
export function insightsRoutes(app: FastifyInstance, { trending, trends, matches }: Services): void {
  serve(app, insights.trending, () => trending.list());
  serve(app, insights.trends, ({ caller }) => trends.of(caller.userId));
  serve(app, insights.matches, ({ caller, query }) => matches.of(caller.userId, query.name), { rateLimit: { max: 120, windowSeconds: 60 } });
}
