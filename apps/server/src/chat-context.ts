import type { FastifyInstance } from 'fastify';
import { createAiModel } from './adapters/ai-model/ai-model.ts';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import { systemClock } from './lib/clock.ts';
import { newId } from './lib/ids.ts';
import { createChatRepository } from './modules/ai/chat/chat.repository.ts';
import { chatRoutes } from './modules/ai/chat/chat.routes.ts';
import { createChatService } from './modules/ai/chat/chat.service.ts';
import { createGuideWriter } from './modules/ai/chat/guide-writer.ts';
import { createConversationsRepository } from './modules/ai/conversations/conversations.repository.ts';
import { conversationsRoutes } from './modules/ai/conversations/conversations.routes.ts';
import { createConversationsService } from './modules/ai/conversations/conversations.service.ts';
import type { GuideService } from './modules/ai/guide/guide.service.ts';
import { createModelWriter, type ModelTimeLimits } from './modules/ai/model/model-writer.ts';
import type { AssistantTools } from './modules/ai/tools/assistant-tools.ts';

type Needs = {
  config: Config;
  db: Db;
  tools: AssistantTools;
  guide: GuideService;
  modelTimeLimits: ModelTimeLimits | undefined;
  replyGraceMs: number | undefined;
  log: () => FastifyInstance['log'] | undefined;
};

/** Builds the nutritionist: its conversations, and what answers in them. */
export function createChat({ config, db, tools, guide, modelTimeLimits, replyGraceMs, log }: Needs) {
  const now = systemClock;
  const conversations = createConversationsService({ repository: createConversationsRepository(db), now, newId });
  const repository = createChatRepository(db);
  const { before, identityOf, sharesHealth } = repository;
  const { baseUrl, apiKey, model } = config.ai;
  // Some local servers hold one model and ignore its name.
  const modelWriter =
    baseUrl === null
      ? null
      : createModelWriter({
          model: createAiModel({ baseUrl, apiKey, model: model ?? 'default' }),
          tools,
          before,
          identityOf,
          sharesHealth,
          timeLimits: modelTimeLimits,
        });
  const chat = createChatService({
    repository,
    mode: modelWriter === null ? 'guide' : 'model',
    writer: modelWriter ?? createGuideWriter({ guide, before }),
    now,
    newId,
    graceMs: replyGraceMs,
    onFailure: (err) => log()?.warn({ err }, 'a reply was not finished'),
  });
  return {
    addRoutes(app: FastifyInstance): void {
      conversationsRoutes(app, conversations);
      chatRoutes(app, chat);
    },
    close: chat.close,
  };
}
