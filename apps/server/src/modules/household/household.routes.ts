import { PassThrough } from 'node:stream';
import { household } from '@labelwise/contracts/household';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { AppError } from '../../lib/app-error.ts';
import type { HouseholdService } from './household.service.ts';
import type { HouseholdEvents } from './household-events.service.ts';

/** Proxies close connections on which nothing moves, many of them after half a minute. */
const KEEP_ALIVE_MS = 10_000;
/** An answer that waits for a change is given then without one: iOS allows a request 15 seconds in all. */
const HELD_MS = 10_000;
/** A stream ends then and its device asks again, with the session that it has by then. */
const STREAM_MS = 5 * 60_000;
/** For links that are guessed: 256 bits need no help, this spares the database. */
const LINKS = { rateLimit: { max: 30, windowSeconds: 60, shared: true } };
const CHANGES = { rateLimit: { max: 60, windowSeconds: 60, shared: true } };

/** HTTP for who shares a shopping list, and for hearing of changes. */
export function householdRoutes(app: FastifyInstance, service: HouseholdService, events: HouseholdEvents): void {
  serve(app, household.show, ({ caller, reply }) => {
    reply.header('cache-control', 'no-store');
    return service.show(caller.userId);
  });
  serve(app, household.invite, ({ caller }) => service.invite(caller.userId), CHANGES);
  serve(app, household.withdraw, async ({ caller, params }) => {
    await service.withdraw(caller.userId, params.id);
    return { success: true };
  });
  serve(app, household.look, ({ body }) => service.look(body.token), LINKS);
  serve(app, household.join, ({ caller, body }) => service.join(caller.userId, body.token), LINKS);
  serve(app, household.share, ({ caller, body }) => service.share(caller.userId, body.shared, body.consentVersion));
  serve(app, household.leave, ({ caller }) => service.leave(caller.userId));
  serve(app, household.events, async ({ caller, query, request, reply }) => {
    if (!/\btext\/event-stream\b/iu.test(request.headers.accept ?? '')) {
      reply.header('cache-control', 'no-store');
      if (query.since === undefined) return { cursor: await events.cursor(caller.userId) };
      const left = new AbortController();
      reply.raw.on('close', () => left.abort());
      const cursor = await events.next(caller.userId, query.since, HELD_MS, left.signal);
      if (cursor === null) throw new AppError('too_many_requests', { retryAfter: 10 });
      return { cursor };
    }
    const stream = changesOf(caller.userId, events);
    if (stream === null) throw new AppError('too_many_requests', { retryAfter: 10 });
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      // A service that stops while this streams can no longer ask for it, and would wait for a connection that nobody uses.
      .header('connection', 'close')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no');
    return reply.send(stream);
  });
}

function changesOf(memberId: string, events: HouseholdEvents): PassThrough | null {
  const stream = new PassThrough();
  const stop = events.listen(memberId, {
    onCursor: (cursor) => void stream.write(`event: changed\ndata: ${JSON.stringify({ cursor })}\n\n`),
    onEnd: () => void stream.end(),
  });
  if (stop === null) return null;
  // The first bytes tell the device that the connection stands.
  stream.write(': listening\n\n');
  const heartbeat = setInterval(() => void stream.write(': keep-alive\n\n'), KEEP_ALIVE_MS);
  const end = setTimeout(() => void stream.end(), STREAM_MS);
  stream.on('close', () => {
    clearInterval(heartbeat);
    clearTimeout(end);
    stop();
  });
  return stream;
}
