import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../lib/app-error.ts';

/**
 * Limits of single routes, counted by the caller's address (IPv6: by its /64, which one household has whole).
 * Counted in memory: with several processes each grants its own share.
 */
export async function addRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    ipv6Subnet: 64,
    errorResponseBuilder: (_request, { ttl }) => new AppError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}
