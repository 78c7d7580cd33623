import { alternatives } from '@labelwise/contracts/alternatives';
import type { Endpoint } from '@labelwise/contracts/endpoint';
import { foodSearch } from '@labelwise/contracts/food-search';
import { foods } from '@labelwise/contracts/foods';
import { insights } from '@labelwise/contracts/insights';
import type { Language } from '@labelwise/contracts/languages';
import { packs } from '@labelwise/contracts/packs';
import { consumed, favorites, purchased } from '@labelwise/contracts/saved-foods';
import { activity, scans } from '@labelwise/contracts/scans';
import { trending } from '@labelwise/contracts/trending';
import type { Say } from '@labelwise/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { $ZodType, output } from 'zod/v4/core';
import type { Asking, Reads } from '../db/replicas/position.ts';
import { AppError } from '../lib/app-error.ts';
import { fingerprint } from '../lib/secrets.ts';
import { languageFor, sayTo } from './language.ts';
import { type RouteLimit, windowOf } from './rate-limit.ts';
import { afterDeletion, authenticate, type Caller, rejectForeignUserId, type SessionCaller } from './session.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends reads to replicas; `null` where there are none. */
    reads: Reads | null;
  }
  interface FastifyContextConfig {
    /** The contract that a route fulfils. */
    endpoint?: Endpoint;
  }
}

type Parsed<S> = S extends $ZodType ? output<S> : undefined;
type Part<E, Name extends string> = E extends Record<Name, infer S> ? Parsed<S> : undefined;
type Answer<E> = E extends { answer: infer S extends $ZodType } ? output<S> : void;

type Input<E> = { params: Part<E, 'params'>; query: Part<E, 'query'>; body: Part<E, 'body'> };
/** A session is certain only where no access token may call. */
type Identified<E extends Endpoint> = E['token'] extends 'never' ? SessionCaller : Caller;
type CallerOf<E extends Endpoint> = E['access'] extends 'none' ? Identified<E> | null : Identified<E>;

/** What a handler is called with: input that has been validated by the contract, and who is asking. */
export type Call<E extends Endpoint> = Input<E> & {
  /** The signed-in member. `null` is possible only where the contract needs no session. */
  caller: CallerOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** In the language of the one who asks; an answer with words of it says so in its headers. */
  say: Say;
  /** The same language, for words that are no messages. */
  language: Language;
};

export type ServeOptions = {
  /** Calls that one address may make. None by default; for routes that are expensive or open to guessing. */
  rateLimit?: RouteLimit;
  /** Bytes of the body; 1 MiB by default. */
  bodyLimit?: number;
  /** Values that the body may hold; 20,000 by default. */
  maxBodyValues?: number;
  /** The body brings a picture as the data URL `image`: its bytes are `request.picture`, and `body.image` is only the beginning. */
  hasPicture?: true;
};

type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | FastifyReply | Promise<Answer<E> | FastifyReply>;

/**
 * Registers an endpoint of the contracts: method, path, validation, access, limits, OpenAPI.
 *
 * The handler returns the answer (checked and stripped by the contract), nothing where the contract has no answer
 * (204), or the `reply` when it has sent one itself, for instance JSON that it already had as text.
 */
export function serve<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>, options: ServeOptions = {}): void {
  const { rateLimit, bodyLimit, maxBodyValues, hasPicture } = options;
  const name = `${endpoint.method} ${endpoint.path}`;
  const sharedLimit = rateLimit?.shared === true ? app.sharedRateLimit?.(name, rateLimit) : undefined;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.answer && { response: { 200: endpoint.answer } }),
    },
    config: {
      endpoint,
      ...(rateLimit && { rateLimit: sharedLimit === undefined && windowOf(rateLimit) }),
      ...(maxBodyValues !== undefined && { maxBodyValues }),
      ...(hasPicture !== undefined && { hasPicture }),
    },
    ...(sharedLimit !== undefined && { onRequest: sharedLimit }),
    preParsing: endpoint.body === undefined ? authenticate : [authenticate, app.awaitRoom],
    ...(endpoint.body !== undefined && { preValidation: rejectForeignUserId }),
    async handler(request, reply) {
      const { params, query, body, caller } = request;
      const input = { params, query, body };
      if (!isValid(endpoint, input, request)) throw new AppError('invalid_input');
      if (!isAuthenticated(endpoint, caller)) throw new AppError('authentication_required');
      const handle = () => handler(new ValidCall({ ...input, caller, request, reply }));
      const { reads } = app;
      const answer = await answerOf(reads === null ? handle : () => reads.run(askingOf(endpoint, caller), handle), request);
      if (answer === undefined && !reply.sent) return reply.code(204).send();
      return answer;
    },
  });
}

/**
 * Its getters stand on a prototype: an object literal with getters of its own is a hidden class of its own for each request, which V8
 * keeps among old objects, and from there the whole request with its answer until the next full collection.
 */
class ValidCall<E extends Endpoint> implements Call<E> {
  readonly params: Part<E, 'params'>;
  readonly query: Part<E, 'query'>;
  readonly body: Part<E, 'body'>;
  readonly caller: CallerOf<E>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;

  constructor({ params, query, body, caller, request, reply }: Omit<Call<E>, 'say' | 'language'>) {
    this.params = params;
    this.query = query;
    this.body = body;
    this.caller = caller;
    this.request = request;
    this.reply = reply;
  }

  get say(): Say {
    return sayTo(this.request, this.reply);
  }

  get language(): Language {
    return languageFor(this.request, this.reply);
  }
}

async function answerOf<T>(handle: () => T | Promise<T>, request: FastifyRequest): Promise<T> {
  try {
    return await handle();
  } catch (error) {
    throw await afterDeletion(error, request);
  }
}

/** Fastify has put the input through the contract's schemas before it calls a handler; here the types follow. */
function isValid<E extends Endpoint>(_endpoint: E, _input: unknown, request: FastifyRequest): _input is Input<E> {
  return request.validationError === undefined || request.validationError === null;
}

function isAuthenticated<E extends Endpoint>(endpoint: E, caller: Caller | null): caller is CallerOf<E> {
  if (endpoint.token === 'never' && caller?.sessionId === null) return false;
  return endpoint.access === 'none' || caller !== null;
}

/** Sends JSON that is text or UTF-8 already; whoever made it answers for its keeping to the contract. */
export function sendJson(reply: FastifyReply, json: string | Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}

/** Says where the rest of a list is. @source RFC 8288 */
export function linkNext(request: FastifyRequest, reply: FastifyReply, cursor: string | null): void {
  if (cursor === null) return;
  const url = new URL(request.url, 'http://host');
  url.searchParams.set('cursor', cursor);
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}

/** Which calls may be answered from a replica of the database. */

/** The catalogue, search, and a member's lists. Accounts, plans, access and health are read from the primary alone. */
const FROM_REPLICAS: ReadonlySet<Endpoint> = new Set<Endpoint>(
  [
    Object.values(foods),
    Object.values(foodSearch),
    Object.values(alternatives),
    Object.values(trending),
    Object.values(insights),
    Object.values(packs),
    Object.values(activity),
    [scans.list, scans.changes, favorites.list, favorites.check, purchased.list, purchased.check, consumed.list],
  ]
    .flat()
    .filter(({ method }) => method === 'GET'),
);

/** A member whose last write is not known reads from the primary until there is one. */
function askingOf(endpoint: Endpoint, caller: Caller | null): Asking {
  const memberId = caller?.userId ?? null;
  if (!FROM_REPLICAS.has(endpoint)) return { memberId, mustShow: 'everything' };
  return { memberId, mustShow: caller === null ? 'nothing' : (caller.lastWrite ?? 'everything') };
}

/** The name of the call and the client's key, with a hash of what it asks. */
type IdempotentRequest = { requestKey: string; bodyHash: string };

const KEY = /^[\x21-\x7e]{1,200}$/u;

/**
 * What a request's `Idempotency-Key` makes it known by; `null` without one. Path and body count as contents: the same key
 * for another food is another request.
 */
export function readIdempotencyKey(request: FastifyRequest): IdempotentRequest | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key))
    throw new AppError('invalid_input', { issues: [{ path: 'Idempotency-Key', message: { id: 'errors.idempotency_key_format' } }] });
  const call = `${request.method} ${request.routeOptions.url ?? ''}`;
  return { requestKey: `${call} ${key}`, bodyHash: fingerprint(JSON.stringify([request.params, request.body ?? null])) };
}
