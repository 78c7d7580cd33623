import type { Endpoint } from '@labelwise/contracts/endpoint';
import type { ErrorBody, ErrorCode } from '@labelwise/contracts/errors';
import { english } from '@labelwise/messages/english';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../db/errors.ts';
import { AppError, type Issue } from '../../lib/app-error.ts';

/** The one place where a failure becomes an answer. What is not expected is logged in full and answered bare. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asAppError(error);
  if (known.status >= 500) request.log.error({ err: error, code: known.code }, 'request failed');
  if (known.retryAfter !== undefined) reply.header('retry-after', known.retryAfter);
  reply.removeHeader('etag').header('cache-control', 'no-store').type('application/json; charset=utf-8');
  return reply.code(known.status).send(withSuccess(known.body(english()), request));
}

function withSuccess(body: ErrorBody, request: FastifyRequest): object {
  return saysSuccess(request.routeOptions.config.endpoint) ? { success: false, message: body.error, ...body } : body;
}

/** Calls whose good answer says `success` say it on failure too. */
export function saysSuccess(endpoint: Endpoint | undefined): boolean {
  const definition = endpoint?.answer?._zod.def;
  return (
    definition !== undefined &&
    'shape' in definition &&
    typeof definition.shape === 'object' &&
    definition.shape !== null &&
    'success' in definition.shape
  );
}

/** Fastify's own refusals, in the words of the catalogue. */
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', { retryAfter: 2, cause: error });
  if (!(error instanceof Error)) return new AppError('internal', { cause: error });
  if ('validation' in error && Array.isArray(error.validation))
    return new AppError('invalid_input', { issues: error.validation.flatMap(issueOf), cause: error });
  const code = 'code' in error && typeof error.code === 'string' ? FASTIFY_CODES[error.code] : undefined;
  if (code !== undefined) return new AppError(code, { cause: error });
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status < 400 || status >= 500) return new AppError('internal', { cause: error });
  // A path that no file may have, a client that garbled its request below our reach.
  return new AppError(status === 403 || status === 404 ? 'not_found' : 'malformed_json', { cause: error });
}

function issueOf(found: unknown): Issue[] {
  if (typeof found !== 'object' || found === null || !('instancePath' in found) || !('message' in found)) return [];
  return [{ path: pathOf(String(found.instancePath)), message: String(found.message) }];
}

/** `/food/nutriments` → `food.nutriments` */
function pathOf(pointer: string): string {
  return pointer.split('/').slice(1).join('.');
}
