import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../lib/app-error.ts';
import { createFairQueue, householdOf } from '../lib/fair-queue.ts';
import { createThread } from '../lib/thread.ts';
import { type BodyAnswer, type BodyJob, joinPieces, type PiecesAnswer, readBody } from './read-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Values that a body may hold where that is more than usual. */
    maxBodyValues?: number;
    /** Whether the body brings a picture as the data URL `image`. */
    hasPicture?: true;
  }
  interface FastifyRequest {
    /** The picture of the body, where the route expects one and the body brings it. Its memory is its own. */
    picture: Uint8Array<ArrayBuffer> | null;
  }
}

/** Bodies of more bytes are read beside the process's own thread, where a stranger's cannot keep everyone waiting. */
export const LARGE_BODY_BYTES = 32 * 1024;
/** Values in a body, the names and items of what it holds included; the largest that our own client sends has about 6,000. */
const MAX_VALUES = 20_000;
/** A thread that has read a body of more bytes is ended: its copies would stay for as long as it has nothing else to do. */
const WORN_BYTES = 2 * 1024 * 1024;
/** Bodies that wait are bounded by their bytes before they are read, see large-bodies.ts. */
const THREAD = { timeoutMs: 10_000, maxWaiting: 1000, heap: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 } };

/** Bodies are JSON in UTF-8, as they are: nothing packed, nothing else. */
export function registerJsonParser(app: FastifyInstance): void {
  const thread = createThread<BodyJob, PiecesAnswer>(new URL('./json-body.worker.ts', import.meta.url), {
    ...THREAD,
    isWorn: ({ length }) => length > WORN_BYTES,
  });
  app.addHook('onClose', () => thread.close());
  app.decorateRequest('picture', null);
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding === undefined || encoding === 'identity') done();
    else done(new AppError('unsupported_media_type', { message: { id: 'errors.compressed_request' } }));
  });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    checkCharset(request.headers['content-type'] ?? '');
    const { maxBodyValues: maxValues = MAX_VALUES, hasPicture = false } = request.routeOptions.config;
    const limits = { maxValues, hasPicture };
    const answer = body.length <= LARGE_BODY_BYTES ? readBody({ bytes: body, ...limits }) : await inThread(body, limits);
    if (answer.kind === 'refused') throw new AppError(answer.code);
    request.picture = answer.picture;
    return answer.value;
  });

  async function inThread(body: Buffer, limits: Omit<BodyJob, 'bytes'>): Promise<BodyAnswer> {
    // A buffer of this size has its memory to itself, so that it can be handed over; a smaller one could be a window of a shared pool.
    const bytes = body.byteLength === body.buffer.byteLength ? body : new Uint8Array(body);
    const answer = await thread
      .run({ bytes, ...limits }, bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : [])
      .catch((error: unknown) => {
        throw new AppError('unavailable', { retryAfter: 2, cause: error });
      });
    if (answer.kind !== 'pieces') return answer;
    return { kind: 'read', value: await joinPieces(answer.pieces), picture: null, length: answer.length };
  }
}

function checkCharset(contentType: string): void {
  const charset = /charset="?(?<charset>[^\s;"]+)/iu.exec(contentType)?.groups?.['charset'];
  if (charset !== undefined && !/^utf-?8$/iu.test(charset)) throw new AppError('unsupported_media_type');
}

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
