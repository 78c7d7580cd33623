import { foodSearch as contract } from '@labelwise/contracts/food-search';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import type { FindFoodsService } from './find-foods.service.ts';

/** HTTP for search. Suggestions are requested while a person types. */
export function findFoodsRoutes(app: FastifyInstance, service: FindFoodsService): void {
  serve(app, contract.find, ({ query, caller }) => service.find(query, caller?.userId ?? null), {
    rateLimit: { max: 120, windowSeconds: 60 },
  });
  serve(app, contract.candidates, ({ query }) => service.candidates(query), { rateLimit: { max: 300, windowSeconds: 60 } });
  serve(app, contract.suggest, ({ query, caller }) => service.suggest(query.q, caller?.userId ?? null), {
    rateLimit: { max: 300, windowSeconds: 60 },
  });
  serve(app, contract.shelves, () => service.shelves(), { rateLimit: { max: 120, windowSeconds: 60 } });
}
