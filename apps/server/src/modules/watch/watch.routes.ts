import { watch } from '@labelwise/contracts/watch';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { WatchService } from './watch.service.ts';

/** Pressed by people and by the mail programs of many of them. */
const STOP_LIMIT = { rateLimit: { max: 60, windowSeconds: 60, shared: true } };

/** HTTP for the watch over a member's foods. */
export function watchRoutes(app: FastifyInstance, service: WatchService): void {
  serve(app, watch.list, ({ caller, reply }) => {
    reply.header('cache-control', 'no-store');
    return service.list(caller.userId);
  });
  serve(app, watch.dismiss, async ({ caller, params, body }) => {
    await service.dismiss(caller.userId, params.foodId, body);
    return { success: true };
  });
  serve(app, watch.set, ({ caller, body }) => service.set(caller.userId, body));
  serve(
    app,
    watch.stopPage,
    ({ query, reply }) => {
      reply.header('referrer-policy', 'no-referrer');
      return reply.redirect(`/stop-mail?token=${encodeURIComponent(query.token)}`, 303);
    },
    STOP_LIMIT,
  );
  app.register(async (scope) => {
    // Mail programs post "List-Unsubscribe=One-Click" as a form; the address says everything.
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _bytes, done) => done(null, undefined));
    serve(
      scope,
      watch.stop,
      async ({ query }) => {
        await service.stop(query.token);
        return { success: true };
      },
      STOP_LIMIT,
    );
  });
}
