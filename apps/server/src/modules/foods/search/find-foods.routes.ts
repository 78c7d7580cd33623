import { foodSearch as contract } from '@labelwise/contracts/food-search';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import type { FindFoodsService } from './find-foods.service.ts';

/** HTTP for search. Suggestions are requested while a person types. */
export function findFoodsRoutes(app: FastifyInstance, service: FindFoodsService): void {
  serve(app, contract.find, ({ query, caller, language }) => service.find(query, caller?.userId ?? null, language), {
    rateLimit: { max: 120, windowSeconds: 60 },
  });
  serve(app, contract.candidates, ({ query, language }) => service.candidates(query, language), {
    rateLimit: { max: 300, windowSeconds: 60 },
  });
  serve(app, contract.suggest, ({ query, caller, language }) => service.suggest(query.q, caller?.userId ?? null, language), {
    rateLimit: { max: 300, windowSeconds: 60 },
  });
  serve(app, contract.shelves, ({ language }) => service.shelves(language), { rateLimit: { max: 120, windowSeconds: 60 } });
}
