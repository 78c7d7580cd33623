import { Readable } from 'node:stream';
import { insights } from '@labelwise/contracts/insights';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { MatchesService, NutritionExportService, TrendsService } from './trends.service.ts';
import type { SwapsService, WeekService } from './week.service.ts';

type Services = {
  week: WeekService;
  swaps: SwapsService;
  trends: TrendsService;
  matches: MatchesService;
  nutrition: NutritionExportService;
};

/** HTTP for what is computed from many scans at once. */
export function insightsRoutes(app: FastifyInstance, { week, swaps, trends, matches, nutrition }: Services): void {
  serve(app, insights.week, ({ caller }) => week.of(caller.userId), { rateLimit: { max: 60, windowSeconds: 60 } });
  serve(app, insights.swaps, ({ caller }) => swaps.of(caller.userId), { rateLimit: { max: 60, windowSeconds: 60 } });
  serve(app, insights.trends, ({ caller, say }) => trends.of(caller.userId, say));
  serve(app, insights.matches, ({ caller, query }) => matches.of(caller.userId, query.name), {
    rateLimit: { max: 300, windowSeconds: 10 },
  });
  serve(
    app,
    insights.nutritionCsv,
    ({ caller, reply }) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="labelwise-nutrition.csv"')
        .send(Readable.from(nutrition.csv(caller.userId))),
    { rateLimit: { max: 10, windowSeconds: 60 } },
  );
}
