import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import * as z from 'zod';
import type { Db } from '../db/db.ts';
import { createRateLimiter, type RateLimiter } from '../db/rate-limiter.ts';
import { AppError } from '../lib/app-error.ts';

export type RouteLimit = {
  max: number;
  windowSeconds: number;
  /** Counted in the database, for all processes together; otherwise in memory, where each process grants its own share. */
  shared?: boolean;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** The hook that counts the calls of a route in the database; absent where nothing is limited or there is no database. */
    sharedRateLimit?: (name: string, limit: RouteLimit) => onRequestHookHandler;
  }
}

/** Limits of single routes, counted by the caller's address (IPv6: by its /64, which one household has whole). */
export async function addRateLimits(app: FastifyInstance, db: Db | undefined): Promise<void> {
  const settings = {
    global: false,
    ipv6Subnet: 64,
    errorResponseBuilder: (_request: unknown, { ttl }: { ttl: number }) =>
      new AppError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  };
  if (db !== undefined) {
    // In a scope of its own, so that it leaves the routes' limits in memory to the plugin that is registered below.
    await app.register(async (scope) => {
      await scope.register(rateLimit, { ...settings, store: storeOn(db) });
      app.decorate('sharedRateLimit', (name, limit) => scope.rateLimit({ ...windowOf(limit), groupId: name }));
    });
  }
  await app.register(rateLimit, settings);
}

/** A limit in the plugin's terms. */
export function windowOf({ max, windowSeconds }: RouteLimit): { max: number; timeWindow: number } {
  return { max, timeWindow: windowSeconds * 1000 };
}

/** What the plugin hands to a store for a route; its types promise something else. */
const ChildOptions = z.object({ groupId: z.string(), max: z.number(), timeWindow: z.number() });

/** The plugin makes one store and asks it for a child for every route. */
function storeOn(db: Db): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    incr(): void {
      throw new Error('Only routes are limited');
    }

    child(options: unknown): FastifyRateLimitStore {
      const { groupId, max, timeWindow } = ChildOptions.parse(options);
      return new RouteStore(createRateLimiter(db, { name: groupId, max, windowMs: timeWindow }));
    }
  };
}

class RouteStore implements FastifyRateLimitStore {
  readonly #limiter: RateLimiter;

  constructor(limiter: RateLimiter) {
    this.#limiter = limiter;
  }

  incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1]): void {
    void this.#report(key, callback);
  }

  child(): FastifyRateLimitStore {
    return this;
  }

  async #report(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1]): Promise<void> {
    try {
      const { consumed, msLeft } = await this.#limiter.count(key);
      callback(null, { current: consumed, ttl: msLeft });
    } catch (error) {
      callback(error instanceof Error ? error : new Error('The attempt was not counted', { cause: error }));
    }
  }
}
