import type { FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';
import { fingerprint } from '../lib/secrets.ts';

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
