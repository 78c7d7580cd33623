import type { Socket } from 'node:net';
import type { Endpoint } from '@labelwise/contracts/endpoint';
import type { ErrorBody, ErrorCode } from '@labelwise/contracts/errors';
import type { Language } from '@labelwise/contracts/languages';
import { sayEnglish } from '@labelwise/messages/english';
import { translatorOf } from '@labelwise/messages/say-in';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { isDatabaseUnavailable } from '../db/errors.ts';
import { AppError, type Issue } from '../lib/app-error.ts';
import { languageOf, markLanguage } from './language.ts';

/** The one place where a failure becomes an answer. What is not expected is logged in full and answered bare. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const issues = await localIssues(error, request, languageOf(request));
    return answerError(issues === null ? error : new AppError('invalid_input', { issues, cause: error }), request, reply);
  });
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asAppError(error);
  if (known.status >= 500) request.log.error({ err: error, code: known.code }, 'request failed');
  if (known.retryAfter !== undefined) reply.header('retry-after', known.retryAfter);
  reply.removeHeader('etag').header('cache-control', 'no-store').type('application/json; charset=utf-8');
  const language = languageOf(request);
  markLanguage(reply, language);
  return reply.code(known.status).send(withSuccess(known.body(translatorOf(language)), request));
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

/** What the HTTP parser refused, before there was a request that a handler could answer. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code] = refusalOf(error.code);
  const body = JSON.stringify({ error: sayEnglish(`errors.${code}`), code });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function refusalOf(code: string | undefined): [status: string, code: ErrorCode] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', 'request_timeout'];
  if (code === 'HPE_HEADER_OVERFLOW') return ['431 Request Header Fields Too Large', 'payload_too_large'];
  if (code === 'HPE_INVALID_METHOD') return ['405 Method Not Allowed', 'method_not_allowed'];
  return ['400 Bad Request', 'malformed_json'];
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Requests without a handler: 405 where the path exists for other methods, else 404; JSON always.
 *
 * @param page answers a visit to one of the web app's own addresses; `false` when this is none
 */
export function answerNotFound(app: FastifyInstance, page: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>): void {
  const routes: Array<{ methods: string[]; pattern: RegExp }> = [];
  app.addHook('onRoute', ({ method, url }: RouteOptions) => {
    if (!url.startsWith('/api/')) return;
    const pattern = new RegExp(`^${url.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll(/:\w+/gu, '[^/]+')}$`, 'u');
    routes.push({ methods: [method].flat(), pattern });
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!METHODS.has(request.method)) return answerError(new AppError('method_not_allowed'), request, reply);
    const allowed = new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods));
    if (allowed.size > 0 && !allowed.has(request.method)) {
      reply.header('allow', [...allowed].join(', '));
      return answerError(new AppError('method_not_allowed'), request, reply);
    }
    if (await page(request, reply)) return reply;
    return answerError(new AppError('not_found'), request, reply);
  });
}

type Words = { readonly default: () => { readonly localeError: z.core.$ZodErrorMap } };

/** How a schema says in other languages what is wrong with a value; each is loaded with the first refusal in it. */
const WORDS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>> = {
  fr: () => import('zod/v4/locales/fr.js'),
  de: () => import('zod/v4/locales/de.js'),
  es: () => import('zod/v4/locales/es.js'),
  it: () => import('zod/v4/locales/it.js'),
  nl: () => import('zod/v4/locales/nl.js'),
  pt: () => import('zod/v4/locales/pt.js'),
};

/** Parts of a request that have a schema, as Fastify calls them. */
const PARTS = ['body', 'querystring', 'params'] as const;

/**
 * What a schema refused, in the words of a language: the part is read once more, with its words. Nothing where English will do, or where
 * the error is of another kind.
 */
async function localIssues(error: unknown, request: FastifyRequest, language: Language): Promise<Issue[] | null> {
  if (language === 'en' || !(error instanceof Error) || !('validationContext' in error)) return null;
  const part = PARTS.find((one) => one === error.validationContext);
  const schema = part === undefined ? undefined : request.routeOptions.schema?.[part];
  if (part === undefined || !(schema instanceof z.core.$ZodType)) return null;
  const { localeError } = (await WORDS[language]()).default();
  const result = await z.safeParseAsync(schema, request[part === 'querystring' ? 'query' : part], { error: localeError });
  return result.error?.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })) ?? null;
}
