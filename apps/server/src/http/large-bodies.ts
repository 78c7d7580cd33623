import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../lib/app-error.ts';
import { createFairQueue } from '../lib/fair-queue.ts';
import { householdOf } from '../lib/household.ts';
import { LARGE_BODY_BYTES } from './json-body.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** A hook before a body is read, which waits until there is room for a large one. */
    awaitRoom: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  }
}

const MB = 1024 * 1024;
/** Bytes of large bodies that are held at once, in all and of one address: several copies of each are made on its way. */
const ROOM = { atOnce: 24 * MB, perOwner: 12 * MB };
/** Bytes of large bodies that one address may send in ten seconds: eight photos as a phone takes them. */
const BUDGET = { points: 64 * MB, duration: 10 };
/** A body that has waited so long for room is refused. */
const MAX_WAIT_MS = 10_000;

/**
 * Bounds what large bodies cost: an address has so many bytes to send, and bodies are read one after the other where there would be too
 * many bytes in memory. Until its turn a body stays where it is, in the buffers of the network.
 *
 * @param isLimited whether addresses have a budget
 */
export function boundLargeBodies(app: FastifyInstance, isLimited: boolean): void {
  const room = createFairQueue(ROOM);
  const budget = new RateLimiterMemory(BUDGET);

  async function spend(household: string, bytes: number): Promise<void> {
    try {
      await budget.consume(household, bytes);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
    }
  }

  app.decorate('awaitRoom', async (request: FastifyRequest, reply: FastifyReply) => {
    const bytes = announcedBytes(request);
    const limit = request.routeOptions.bodyLimit;
    // What is larger than its route allows is refused unread.
    if (bytes <= LARGE_BODY_BYTES || (limit !== undefined && bytes > limit)) return;
    const household = householdOf(request.ip);
    if (isLimited) await spend(household, bytes);
    const gone = new AbortController();
    const timer = setTimeout(() => gone.abort(new AppError('too_many_requests', { retryAfter: 5 })), MAX_WAIT_MS);
    reply.raw.once('close', () => gone.abort(new AppError('unavailable')));
    try {
      const leave = await room.enter(household, gone.signal, bytes);
      if (reply.raw.closed) leave();
      else reply.raw.once('close', leave);
    } finally {
      clearTimeout(timer);
    }
  });
}

/** How many bytes the body has; one that comes in pieces without saying so has as many as its route allows. */
function announcedBytes({ headers, routeOptions }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit ?? 0;
  return Number(headers['content-length'] ?? 0);
}
