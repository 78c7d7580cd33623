import type { FastifyInstance } from 'fastify';
import type { AnsweringNeeds } from './answers-context.ts';
import type { Db } from './db/db.ts';
import { AppError } from './lib/app-error.ts';
import { systemClock } from './lib/clock.ts';
import { newId } from './lib/ids.ts';
import { createChatRepository } from './modules/ai/chat/chat.repository.ts';
import { chatRoutes } from './modules/ai/chat/chat.routes.ts';
import type { ChatService } from './modules/ai/chat/chat.service.ts';
import { createConversationsRepository } from './modules/ai/conversations/conversations.repository.ts';
import { conversationsRoutes } from './modules/ai/conversations/conversations.routes.ts';
import { createConversationsService } from './modules/ai/conversations/conversations.service.ts';

type Needs = Omit<AnsweringNeeds, 'repository'> & { db: Db };

/** Builds the nutritionist: its conversations, and what answers in them, which is loaded when it is first needed. */
export function createChat({ db, ...needs }: Needs) {
  const conversations = createConversationsService({ repository: createConversationsRepository(db), now: systemClock, newId });
  const chat = whenNeeded(async () => {
    const { createAnswering } = await import('./answers-context.ts');
    return createAnswering({ ...needs, repository: createChatRepository(db) });
  });
  return {
    addRoutes(app: FastifyInstance): void {
      conversationsRoutes(app, conversations);
      chatRoutes(app, chat);
    },
    close: chat.close,
  };
}

/** The same service, which is not there before it is asked something. */
function whenNeeded(load: () => Promise<ChatService>): ChatService {
  let loading: Promise<ChatService> | undefined;
  let isClosing = false;
  function loaded(): Promise<ChatService> {
    if (loading === undefined && isClosing) throw new AppError('unavailable', { retryAfter: 10 });
    return (loading ??= load());
  }
  return {
    status: async (...given) => (await loaded()).status(...given),
    shareHealth: async (...given) => (await loaded()).shareHealth(...given),
    ask: async (...given) => (await loaded()).ask(...given),
    stop: async (...given) => (await loaded()).stop(...given),
    async close() {
      isClosing = true;
      await (await loading)?.close();
    },
  };
}
