import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';
import { createThread } from '../lib/thread.ts';
import { joinPieces } from './body-pieces.ts';
import { type BodyAnswer, type BodyJob, type PiecesAnswer, readBody } from './read-body.ts';

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
  app.addHook('onRequest', async (request) => {
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity')
      throw new AppError('unsupported_media_type', { message: { id: 'errors.compressed_request' } });
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
