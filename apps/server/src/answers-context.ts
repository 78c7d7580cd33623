import type { FastifyInstance } from 'fastify';
import { createAiModel } from './adapters/ai-model/ai-model.ts';
import type { Config } from './config.ts';
import { systemClock } from './lib/clock.ts';
import { newId } from './lib/ids.ts';
import type { ChatRepository } from './modules/ai/chat/chat.repository.ts';
import { type ChatService, createChatService } from './modules/ai/chat/chat.service.ts';
import { createGuideWriter } from './modules/ai/chat/guide-writer.ts';
import { createGuide } from './modules/ai/guide/guide.service.ts';
import { leftOutIn } from './modules/ai/guide/left-out.ts';
import { createModelWriter, type ModelTimeLimits } from './modules/ai/model/model-writer.ts';
import { type AssistantDeps, createAssistantTools } from './modules/ai/tools/assistant-tools.ts';

export type AnsweringNeeds = {
  config: Config;
  repository: ChatRepository;
  forAssistant: AssistantDeps;
  modelTimeLimits: ModelTimeLimits | undefined;
  replyGraceMs: number | undefined;
  log: () => FastifyInstance['log'] | undefined;
};

/** Builds what answers in conversations. The guide and all that it understands and says come with this file. */
export function createAnswering({ config, repository, forAssistant, modelTimeLimits, replyGraceMs, log }: AnsweringNeeds): ChatService {
  const tools = createAssistantTools(forAssistant);
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
  return createChatService({
    repository,
    mode: modelWriter === null ? 'guide' : 'model',
    writer: modelWriter ?? createGuideWriter({ guide: createGuide({ tools }), before }),
    leftOut: (asked) => leftOutIn(tools, asked),
    now: systemClock,
    newId,
    graceMs: replyGraceMs,
    onFailure: (err) => log()?.warn({ err }, 'a reply was not finished'),
  });
}
