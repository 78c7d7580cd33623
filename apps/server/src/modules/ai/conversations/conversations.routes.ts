import { ai } from '@labelwise/contracts/ai';
import { DEFAULT_LIMIT } from '@labelwise/contracts/common';
import type { FastifyInstance } from 'fastify';
import { linkNext, readIdempotencyKey, serve } from '../../../http/serve.ts';
import type { ConversationsService } from './conversations.service.ts';

/** Far above what a person types, far below what fills a disk. */
const WRITING = { rateLimit: { max: 60, windowSeconds: 60 } };

/** HTTP for conversations and their messages. Reading, removing and restoring stay open to members whose plan has ended. */
export function conversationsRoutes(app: FastifyInstance, service: ConversationsService): void {
  serve(app, ai.list, async ({ caller, query, request, reply }) => {
    const { items, next } = await service.list(caller.userId, { limit: query.limit ?? DEFAULT_LIMIT, cursor: query.cursor });
    linkNext(request, reply, next);
    return items;
  });
  serve(app, ai.create, ({ caller, body, request }) => service.create(caller.userId, body.title, readIdempotencyKey(request)), WRITING);
  serve(app, ai.remove, async ({ caller, params }) => {
    await service.remove(caller.userId, params.id);
    return { success: true };
  });
  serve(app, ai.restore, ({ caller, params }) => service.restore(caller.userId, params.id));
  serve(app, ai.messages, async ({ caller, params, query, request, reply }) => {
    const { items, next } = await service.messages(caller.userId, params.id, { limit: query.limit ?? DEFAULT_LIMIT, cursor: query.cursor });
    linkNext(request, reply, next);
    return items;
  });
  serve(
    app,
    ai.addMessage,
    ({ caller, params, body, request }) =>
      service.addMessage(
        { memberId: caller.userId, conversationId: params.id, role: body.role, content: body.content },
        readIdempotencyKey(request),
      ),
    WRITING,
  );
}
