import fastifyCookie from '@fastify/cookie';
import type { Endpoint, TokenScope } from '@labelwise/contracts/endpoint';
import type { Language } from '@labelwise/contracts/languages';
import { loadLanguage } from '@labelwise/messages/say-in';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForeignKeyViolation } from '../db/errors.ts';
import type { WritePosition } from '../db/replicas/position.ts';
import { AppError } from '../lib/app-error.ts';

type Member = {
  userId: string;
  /** Derived from dates at each request, never from a flag that was stored. */
  premium: boolean;
  /** Theirs, where they chose one. */
  language: Language | null;
  /** Where what they last wrote stands in the database; null where that is not known. */
  lastWrite: WritePosition | null;
};
/** A person who signed in. */
export type SessionCaller = Member & { sessionId: string; isOwner: boolean };
/** A program with a personal access token: it may do what the token allows, and it has no session. */
export type TokenCaller = Member & { sessionId: null; scopes: readonly TokenScope[] };
/** Who is asking, as the token says. */
export type Caller = SessionCaller | TokenCaller;

/**
 * Looks up who holds a token; `null` for one that is unknown, expired or revoked.
 *
 * @throws AppError `token_invalid`, `too_many_requests` for what can only be a personal access token
 */
export type FindCaller = (token: string) => Promise<Caller | null>;

const COOKIE_LIFETIME_SECONDS = 30 * 86_400;

/** The cookie that sign-in sets beside the token it answers; over https its name binds it to this very host. */
function sessionCookie(publicUrl: string): { name: string; secure: boolean } {
  const secure = publicUrl.startsWith('https:');
  return { name: secure ? '__Host-labelwise' : 'labelwise', secure };
}

export function setSessionCookie(reply: FastifyReply, token: string): void {
  const { name, secure } = sessionCookie(reply.server.publicUrl);
  reply.setCookie(name, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: COOKIE_LIFETIME_SECONDS });
}

export function clearSessionCookie(reply: FastifyReply): void {
  const { name, secure } = sessionCookie(reply.server.publicUrl);
  reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure });
}

declare module 'fastify' {
  interface FastifyInstance {
    findCaller: FindCaller;
    publicUrl: string;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Teaches the application who is asking. Tokens come in the Authorization header or our cookie, never in a URL. */
export async function addSessions(app: FastifyInstance, findCaller: FindCaller, publicUrl: string): Promise<void> {
  await app.register(fastifyCookie);
  app.decorate('findCaller', findCaller);
  app.decorate('publicUrl', publicUrl);
  app.decorateRequest('caller', null);
}

/** The token of a request. An Authorization header, where there is one, is the only source: two identities never mix. */
export function tokenOf(request: FastifyRequest): { token: string; from: 'bearer' | 'cookie' } | null {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const token = /^Bearer +(?<token>[\w.~+/=-]{1,512})$/iu.exec(authorization)?.groups?.['token'];
    return token === undefined ? null : { token, from: 'bearer' };
  }
  const cookie = request.cookies[sessionCookie(request.server.publicUrl).name];
  return cookie === undefined || cookie.length > 512 ? null : { token: cookie, from: 'cookie' };
}

/** Runs before the body is read: finds the caller, and turns away who may not come in. */
export async function authenticate(request: FastifyRequest): Promise<void> {
  const endpoint = request.routeOptions.config.endpoint;
  const access = endpoint?.access ?? 'none';
  const caller = await findCaller(request, access);
  if (caller?.sessionId === null) checkScope(caller, endpoint?.token ?? 'never');
  if (access !== 'none' && caller === null) throw new AppError('authentication_required');
  if (access === 'premium' && caller?.premium !== true) throw new AppError('premium_required');
  if (access === 'owner' && !(caller?.sessionId != null && caller.isOwner)) throw new AppError('forbidden');
  if (caller !== null && caller.language !== null) await loadLanguage(caller.language);
  request.caller = caller;
}

/** What becomes of a failure: a row that has nobody to belong to, since the account was deleted meanwhile, is no fault of ours. */
export async function afterDeletion(error: unknown, request: FastifyRequest): Promise<unknown> {
  const credential = isForeignKeyViolation(error) ? tokenOf(request) : null;
  if (credential === null || (await request.server.findCaller(credential.token)) !== null) return error;
  return new AppError('authentication_required', { cause: error });
}

/** A call that says nothing of tokens takes none. */
function checkScope({ scopes }: TokenCaller, needed: Endpoint['token']): void {
  if (needed === 'never') throw new AppError('token_not_allowed');
  if (!scopes.includes(needed))
    throw new AppError('token_not_allowed', { message: { id: 'errors.token_scope', values: { scope: needed } } });
}

async function findCaller(request: FastifyRequest, access: Endpoint['access']): Promise<Caller | null> {
  const credential = tokenOf(request);
  if (credential === null) return null;
  const changes = request.method !== 'GET' && request.method !== 'HEAD';
  if (changes && credential.from === 'cookie' && !isSameOrigin(request, request.server.publicUrl)) {
    // A browser adds our cookie to requests that other sites make: such a request has no caller.
    if (access === 'none') return null;
    throw new AppError('origin_not_allowed');
  }
  const caller = await request.server.findCaller(credential.token);
  // An access token is for programs, which send it themselves; no browser is to carry one along.
  return credential.from === 'cookie' && caller?.sessionId === null ? null : caller;
}

/** The identity is the token's: a body that names another member is refused before it is looked at any further. */
export async function rejectForeignUserId({ body, caller }: FastifyRequest): Promise<void> {
  if (caller === null || typeof body !== 'object' || body === null || !('userId' in body)) return;
  if (body.userId !== undefined && body.userId !== null && body.userId !== caller.userId) throw new AppError('wrong_user');
}

/**
 * Whether the browser vouches that one of our own pages made this request. Needed where a cookie alone says who is
 * asking, since browsers send cookies along with what other sites start.
 */
export function isSameOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return site === 'same-origin';
  return origin === new URL(publicUrl).origin || origin === `http://${host}` || origin === `https://${host}`;
}
