import { shopping } from '@labelwise/contracts/shopping';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { ShoppingService } from './shopping.service.ts';

/** More than anybody ticks off by hand. */
const CHANGES = { rateLimit: { max: 300, windowSeconds: 60, shared: false } };

/** HTTP for the shopping list. */
export function shoppingRoutes(app: FastifyInstance, service: ShoppingService): void {
  serve(app, shopping.list, ({ caller, query, reply }) => {
    reply.header('cache-control', 'no-store');
    return service.list(caller.userId, query.since);
  });
  serve(app, shopping.change, ({ caller, body }) => service.change(caller.userId, body.since, body.changes), CHANGES);
}
