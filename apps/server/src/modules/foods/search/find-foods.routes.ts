import { foodSearch as contract } from '@labelwise/contracts/food-search';
import type { FastifyInstance } from 'fastify';
import { sendJson, serve } from '../../../http/serve.ts';
import type { SearchService } from './search-beside.ts';

/** HTTP for search. Suggestions are requested while a person types. */
export function findFoodsRoutes(app: FastifyInstance, service: SearchService): void {
  serve(
    app,
    contract.find,
    async ({ query, caller, language, reply }) => {
      const [by, texts] = [caller?.userId ?? null, await service.texts()];
      return texts === null ? service.find(query, by, language) : sendJson(reply, await texts.find(query, by, language));
    },
    { rateLimit: { max: 120, windowSeconds: 60 } },
  );
  serve(
    app,
    contract.candidates,
    async ({ query, language, reply }) => {
      const texts = await service.texts();
      return texts === null ? service.candidates(query, language) : sendJson(reply, await texts.candidates(query, language));
    },
    { rateLimit: { max: 300, windowSeconds: 60 } },
  );
  serve(
    app,
    contract.suggest,
    async ({ query, caller, language, reply }) => {
      const [by, texts] = [caller?.userId ?? null, await service.texts()];
      return texts === null ? service.suggest(query.q, by, language) : sendJson(reply, await texts.suggest(query.q, by, language));
    },
    { rateLimit: { max: 300, windowSeconds: 60 } },
  );
  serve(app, contract.shelves, ({ language }) => service.shelves(language), { rateLimit: { max: 120, windowSeconds: 60 } });
}
