import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../lib/app-error.ts';
import { JsonRefusedError, parseStrictJson } from '../lib/strict-json.ts';

/** Bodies are JSON in UTF-8, as they are: nothing packed, nothing else. */
export function takeJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', async (request) => {
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity')
      throw new AppError('unsupported_media_type', { message: { id: 'errors.compressed_request' } });
  });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    try {
      done(null, readJson(request.headers['content-type'] ?? '', bytes));
    } catch (error) {
      done(error instanceof Error ? error : new Error('Body not read', { cause: error }));
    }
  });
}

function readJson(contentType: string, bytes: string | Buffer): unknown {
  const charset = /charset="?(?<charset>[^\s;"]+)/iu.exec(contentType)?.groups?.['charset'];
  if (charset !== undefined && !/^utf-?8$/iu.test(charset)) throw new AppError('unsupported_media_type');
  // Some clients name the type of a body that they do not send.
  if (bytes.length === 0) return undefined;
  if (typeof bytes !== 'string' && !isUtf8(bytes)) throw new AppError('malformed_json');
  try {
    return parseStrictJson(bytes.toString());
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof JsonRefusedError) throw new AppError('malformed_json', { cause: error });
    throw error;
  }
}
