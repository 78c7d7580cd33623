import { DEFAULT_LIMIT } from '@labelwise/contracts/common';
import { consumed, favorites, purchased } from '@labelwise/contracts/saved-foods';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { linkNext, readIdempotencyKey, sendJson, serve } from '../../http/serve.ts';
import type { SavedFoodEntry, SavedFoodsService } from './saved-foods.service.ts';

type Services = { favorites: SavedFoodsService; purchased: SavedFoodsService; consumed: SavedFoodsService };
type Listing = {
  caller: { userId: string };
  query: { limit?: number | undefined; cursor?: string | undefined };
  request: FastifyRequest;
  reply: FastifyReply;
};

type SavedFood = SavedFoodEntry['savedFood'];
const gone = ({ createdAt }: SavedFood) => ({ success: true, addedAt: createdAt });

/** A food is in these lists or not: no amount belongs to it. */
const listed = ({ id, createdAt }: SavedFood) => ({ id, createdAt });

/** HTTP for favorites, purchased and consumed foods. */
export function savedFoodsRoutes(app: FastifyInstance, services: Services): void {
  csvRoute(app, favorites.csv, services.favorites);
  csvRoute(app, purchased.csv, services.purchased);
  csvRoute(app, consumed.csv, services.consumed);
  favoritesRoutes(app, services.favorites);
  purchasedRoutes(app, services.purchased);
  consumedRoutes(app, services.consumed);
}

type CsvEndpoint = typeof favorites.csv;

function csvRoute(app: FastifyInstance, endpoint: CsvEndpoint, service: SavedFoodsService): void {
  serve(
    app,
    endpoint,
    async ({ caller, reply }) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="labelwise-${endpoint.tag}.csv"`)
        .serializer(String)
        .send(await service.csv(caller.userId)),
    { rateLimit: { max: 10, windowSeconds: 60 } },
  );
}

function favoritesRoutes(app: FastifyInstance, service: SavedFoodsService): void {
  const own = (savedFood: SavedFood) => ({ favorite: listed(savedFood) });
  const entry = ({ savedFood, food }: SavedFoodEntry) => ({ ...own(savedFood), food });
  serve(app, favorites.list, (call) => sendPage(service, call, own));
  serve(app, favorites.check, async ({ caller, params }) => ({ isFavorited: await service.has(caller.userId, params.foodId) }));
  serve(app, favorites.add, async ({ caller, body, query, request }) =>
    entry(await service.add(caller.userId, body.foodId, readIdempotencyKey(request), query)),
  );
  serve(app, favorites.remove, async ({ caller, params }) => gone(await service.remove(caller.userId, params.foodId)));
}

function purchasedRoutes(app: FastifyInstance, service: SavedFoodsService): void {
  const own = (savedFood: SavedFood) => ({ purchased: listed(savedFood) });
  const entry = ({ savedFood, food }: SavedFoodEntry) => ({ ...own(savedFood), food });
  serve(app, purchased.list, (call) => sendPage(service, call, own));
  serve(app, purchased.check, async ({ caller, params }) => ({ isPurchased: await service.has(caller.userId, params.foodId) }));
  serve(app, purchased.add, async ({ caller, params, query, request }) =>
    entry(await service.add(caller.userId, params.foodId, readIdempotencyKey(request), query)),
  );
  serve(app, purchased.remove, async ({ caller, params }) => gone(await service.remove(caller.userId, params.foodId)));
}

function consumedRoutes(app: FastifyInstance, service: SavedFoodsService): void {
  const own = (savedFood: SavedFood) => ({ consumed: savedFood });
  const entry = ({ savedFood, food }: SavedFoodEntry) => ({ ...own(savedFood), food });
  serve(app, consumed.list, (call) => sendPage(service, call, own));
  serve(app, consumed.add, async ({ caller, params, query, request }) =>
    entry(await service.add(caller.userId, params.foodId, readIdempotencyKey(request), query)),
  );
  serve(app, consumed.change, async ({ caller, params, body }) => entry(await service.changeAmount(caller.userId, params.id, body.amount)));
  serve(app, consumed.remove, async ({ caller, params }) => gone(await service.remove(caller.userId, params.foodId)));
}

async function sendPage(
  service: SavedFoodsService,
  { caller, query, request, reply }: Listing,
  own: Parameters<SavedFoodsService['list']>[2],
): Promise<FastifyReply> {
  const { json, next } = await service.list(caller.userId, { limit: query.limit ?? DEFAULT_LIMIT, cursor: query.cursor }, own);
  linkNext(request, reply, next);
  return sendJson(reply, json);
}
