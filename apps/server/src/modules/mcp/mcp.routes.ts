import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type TokenCaller, tokenOf } from '../../http/session.ts';
import { AppError } from '../../lib/app-error.ts';
import type { McpService } from './mcp.service.ts';

/** A call of a tool is a name and a few words. */
const BODY_LIMIT = 64 * 1024;
/**
 * The answer to a list of calls, which the protocol has no longer, and to what is no call.
 *
 * @source JSON-RPC 2.0, section 5.1, "Invalid Request"
 */
const NO_CALL = { jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'One call each request: a JSON object.' } } as const;

/**
 * The Model Context Protocol over HTTP, for programs with an access token. A cookie counts for nothing here, and a page of another
 * site is turned away, as the protocol asks.
 *
 * @source Model Context Protocol 2025-06-18, "Streamable HTTP", "Security Warning"
 */
export function mcpRoutes(app: FastifyInstance, service: McpService): void {
  app.route({
    method: 'POST',
    url: '/mcp',
    bodyLimit: BODY_LIMIT,
    async preParsing(request, reply) {
      reply.header('cache-control', 'no-store');
      checkSource(request);
      request.caller = await programOf(request).catch((error: unknown) => {
        if (error instanceof AppError && error.status === 401) askForToken(request, reply);
        throw error;
      });
    },
    async handler(request, reply) {
      const { caller, body } = request;
      if (caller === null || caller.sessionId !== null) throw new AppError('authentication_required');
      if (typeof body !== 'object' || body === null || Array.isArray(body)) return reply.code(400).send(NO_CALL);
      const handle = () => service.handle(asWebRequest(request), body, caller);
      const { reads } = app;
      const answer = await (reads === null ? handle() : reads.run({ memberId: caller.userId, mustShow: 'everything' }, handle));
      reply.code(answer.status);
      const type = answer.headers.get('content-type');
      if (type !== null) reply.header('content-type', type);
      return reply.send(await answer.text());
    },
  });
  // No stream of its own and no session to end: the protocol wants 405.
  app.route({ method: ['GET', 'DELETE'], url: '/mcp', handler: notOffered });
}

async function notOffered(_request: FastifyRequest, reply: FastifyReply): Promise<never> {
  reply.header('allow', 'POST');
  throw new AppError('method_not_allowed');
}

/** @throws AppError authentication_required, token_invalid, too_many_requests */
async function programOf(request: FastifyRequest): Promise<TokenCaller> {
  const credential = tokenOf(request);
  const caller = credential?.from === 'bearer' ? await request.server.findCaller(credential.token) : null;
  if (caller?.sessionId !== null) throw new AppError('authentication_required');
  return caller;
}

/** @source RFC 6750 section 3 */
function askForToken({ headers }: FastifyRequest, reply: FastifyReply): void {
  const fault = headers.authorization === undefined ? '' : ', error="invalid_token"';
  reply.header('www-authenticate', `Bearer realm="Labelwise"${fault}`);
}

/**
 * Whoever asks from a page asks from ours, and by our own name: a site that lets its name point at this machine is found by the
 * name it had to use. An address in figures cannot be borrowed that way.
 */
function checkSource({ headers, hostname, server }: FastifyRequest): void {
  const own = new URL(server.publicUrl);
  if (headers.origin !== undefined && headers.origin !== own.origin) throw new AppError('origin_not_allowed');
  const name = hostname.replace(/^\[|\]$/gu, '');
  if (name !== own.hostname && name !== 'localhost' && isIP(name) === 0) throw new AppError('origin_not_allowed');
}

/** The request without what names the caller: the protocol needs its method and its types. */
function asWebRequest({ method, headers, server }: FastifyRequest): Request {
  const shown = ['accept', 'content-type', 'mcp-protocol-version'].flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  return new Request(new URL('/mcp', server.publicUrl), { method, headers: shown });
}
