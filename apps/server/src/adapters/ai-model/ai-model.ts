import { sayEnglish } from '@labelwise/messages/english';
import type { LanguageModel, ToolSet } from 'ai';
import { boundedBody, createCircuitBreaker } from '../../lib/resilience.ts';
import type { LanguageModelPort, ModelRequest, ModelTool } from '../../modules/ai/model/language-model.ts';

export type AiModelOptions = {
  /** Up to and including the version, as in `http://127.0.0.1:11434/v1`. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
};

/** Rounds of asking and looking up; the last one must answer. */
const MAX_STEPS = 6;
/** What stands where a reply reached the limit of its length. */
const CUT = sayEnglish('guide.reply_cut');
/** Of one round, thinking included. */
const MAX_OUTPUT_TOKENS = 3000;
const BREAKER = { failures: 5, coolDownMs: 20_000 };

/**
 * Why there was no reply, in our own words: an endpoint's may repeat what was asked. `status` of its answer, where it gave one.
 */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly code: string;
  constructor(reason: string) {
    super(`The model gave no reply: ${reason}.`);
    this.code = reason;
  }
}

/**
 * Any OpenAI-compatible chat completions endpoint, by the AI SDK. The SDK is loaded with the first question. Five failures in
 * a row keep further questions away from the endpoint for 20 seconds.
 */
export function createAiModel({ baseUrl, apiKey, model }: AiModelOptions): LanguageModelPort {
  const breaker = createCircuitBreaker(BREAKER);
  let loading: ReturnType<typeof load> | undefined;
  return {
    async *write(request) {
      if (!breaker.allowsCall()) throw new ModelError('resting after failures');
      const outcome = Promise.withResolvers<void>();
      breaker.execute(() => outcome.promise).catch(() => undefined);
      let ended = false;
      try {
        yield* speak(await (loading ??= load({ baseUrl, apiKey, model })), request);
        ended = true;
        outcome.resolve();
      } catch (error) {
        ended = true;
        outcome.reject(error);
        throw error instanceof ModelError ? error : new ModelError(reasonOf(error));
      } finally {
        // Left alone: by the member, which says nothing of the endpoint, or because it was too slow.
        if (!ended) {
          if (request.signal.aborted) outcome.resolve();
          else outcome.reject(new ModelError('too slow'));
        }
      }
    },
  };
}

async function load({ baseUrl, apiKey, model }: AiModelOptions) {
  const [sdk, { createOpenAICompatible }] = await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    fetch: guardedFetch,
    transformRequestBody: dialectOf(baseUrl),
    ...(apiKey !== null && { apiKey }),
  });
  // Models that think aloud do so between these tags; that is not part of the reply.
  const quiet: LanguageModel = sdk.wrapLanguageModel({
    model: provider(model),
    middleware: sdk.extractReasoningMiddleware({ tagName: 'think' }),
  });
  return { sdk, model: quiet };
}

/** OpenAI itself has renamed the limit that every other endpoint knows by its old name. */
function dialectOf(baseUrl: string): (body: Record<string, unknown>) => Record<string, unknown> {
  if (new URL(baseUrl).hostname !== 'api.openai.com') return (body) => body;
  return ({ max_tokens: limit, ...rest }) => ({ ...rest, max_completion_tokens: limit });
}

async function* speak({ sdk, model }: Awaited<ReturnType<typeof load>>, request: ModelRequest): AsyncGenerator<string> {
  const control = new AbortController();
  const tools: ToolSet = Object.fromEntries(Object.entries(request.tools).map(([name, one]) => [name, sdk.tool(asSdkTool(one))]));
  const { fullStream } = sdk.streamText({
    model,
    tools,
    instructions: request.instructions,
    messages: request.messages.map(({ role, content }) => ({ role, content })),
    stopWhen: sdk.isStepCount(MAX_STEPS),
    prepareStep: ({ stepNumber }) => (stepNumber === MAX_STEPS - 1 ? { toolChoice: 'none' } : {}),
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    // One after another: what they may answer together is counted.
    toolCallConcurrency: 1,
    // The member can ask again if the answer is still wanted.
    maxRetries: 0,
    abortSignal: AbortSignal.any([request.signal, control.signal]),
    telemetry: { isEnabled: false },
    onError: () => undefined,
  });
  let spoke = false;
  try {
    for await (const part of fullStream) {
      // Words before a look-up and words after it are two paragraphs.
      if (part.type === 'text-start' && spoke) yield '\n\n';
      if (part.type === 'text-delta') {
        spoke ||= part.text.trim() !== '';
        yield part.text;
      } else if (part.type === 'error') throw part.error;
      else if (part.type === 'finish' && part.finishReason === 'length') yield `\n\n${CUT}`;
    }
  } finally {
    // Whoever stops listening ends the call.
    control.abort();
  }
}

function asSdkTool({ description, input, run }: ModelTool) {
  return { description, inputSchema: input, execute: (given: unknown) => run(given) };
}

function reasonOf(error: unknown): string {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? `status ${status}` : 'broken or unreachable endpoint';
}

/** What a model may answer to one call, bytes after unpacking: far above any reply, far below what hurts. */
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * `fetch` for an endpoint that may be anything: it follows no redirect (which could lead inside this network), takes no more
 * than 4 MB, and no page where events were asked for.
 */
async function guardedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { body, headers, status, statusText } = response;
  if (response.ok && /^text\/html/iu.test(headers.get('content-type') ?? '')) {
    await body?.cancel();
    throw new TypeError('The endpoint answered with a page.');
  }
  return new Response(boundedBody(response, MAX_BYTES), { headers, status, statusText });
}
