import type { FastifyInstance } from 'fastify';

import type { Db } from './db/db.ts';

import { systemClock } from './lib/clock.ts';
import { newId } from './lib/ids.ts';
import { createConversationsRepository } from './modules/ai/conversations/conversations.repository.ts';
import { conversationsRoutes } from './modules/ai/conversations/conversations.routes.ts';
import { createConversationsService } from './modules/ai/conversations/conversations.service.ts';

type Needs = { db: Db };

/** Builds the nutritionist: its conversations. */
export function createChat({ db }: Needs) {
  const now = systemClock;
  const conversations = createConversationsService({ repository: createConversationsRepository(db), now, newId });
  return {
    addRoutes(app: FastifyInstance): void {
      conversationsRoutes(app, conversations);
    },
  };
}
