import { PassThrough } from 'node:stream';
import { ai } from '@labelwise/contracts/ai';
import { english } from '@labelwise/messages/english';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../../http/language.ts';
import { readIdempotencyKey, serve } from '../../../http/serve.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { ChatService, Exchange } from './chat.service.ts';

/** Proxies close connections on which nothing moves, many of them after half a minute. */
const KEEP_ALIVE = 10_000;

/** HTTP for the chat: one piece of JSON, or server-sent events. Who leaves early misses the rest, the reply does not end. */
export function chatRoutes(app: FastifyInstance, chat: ChatService): void {
  serve(app, ai.status, ({ caller }) => chat.status(caller.userId));
  serve(app, ai.shareHealth, ({ caller, body }) => chat.shareHealth(caller.userId, body.agreed));
  serve(app, ai.stop, async ({ caller, params }) => ({ stopped: await chat.stop(caller.userId, params.id) }));
  serve(
    app,
    ai.chat,
    async ({ caller, body, request, reply }) => {
      const exchange = await chat.ask({
        memberId: caller.userId,
        conversationId: body.conversationId,
        message: body.message,
        request: readIdempotencyKey(request),
        reader: languageOf(request),
        judgedFor: body.judgedFor,
      });
      if (!/\btext\/event-stream\b/iu.test(request.headers.accept ?? '')) {
        const message = await exchange.settled();
        if (message.status === 'failed') throw new AppError('assistant_failed');
        return { response: message.content, message };
      }
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        // A service that stops while this streams can no longer ask for it, and would wait for a connection that nobody uses.
        .header('connection', 'close')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no');
      return reply.send(events(exchange, (err) => request.log.error({ err }, 'chat stream')));
    },
    { rateLimit: { max: 30, windowSeconds: 60, shared: true } },
  );
}

function events({ question, replyId, running, settled }: Exchange, onBug: (error: unknown) => void): PassThrough {
  const stream = new PassThrough();
  const send = (event: string, data: object) => {
    stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const heartbeat = setInterval(() => {
    stream.write(': keep-alive\n\n');
  }, KEEP_ALIVE);
  let forget = (): void => undefined;
  stream.on('close', () => {
    clearInterval(heartbeat);
    forget();
  });
  send('start', { question, replyId });
  forget = running?.listen((text) => send('delta', { text })) ?? forget;
  sendOutcome()
    .catch(onBug)
    .finally(() => stream.end());
  return stream;

  async function sendOutcome(): Promise<void> {
    try {
      const message = await settled();
      if (message.status === 'failed') throw new AppError('assistant_failed');
      send('done', { message });
    } catch (error) {
      const known = error instanceof AppError ? error : new AppError('internal');
      send('error', known.body(english()));
      if (known !== error) throw error;
    }
  }
}
