import { DEFAULT_LIMIT } from '@labelwise/contracts/common';
import { activity, scans } from '@labelwise/contracts/scans';
import type { FastifyInstance } from 'fastify';
import { linkNext, readIdempotencyKey, sendJson, serve } from '../../http/serve.ts';
import type { ActivityService, ScansService } from './scans.service.ts';

/** HTTP for scans. */
export function scansRoutes(app: FastifyInstance, service: ScansService): void {
  serve(app, scans.list, async ({ caller, query, request, reply, say }) => {
    const { limit = DEFAULT_LIMIT, cursor, foodId } = query;
    const { json, next } = await service.list(caller.userId, { limit, cursor, foodId }, say);
    linkNext(request, reply, next);
    return sendJson(reply, json);
  });
  serve(app, scans.allowance, ({ caller }) => service.allowance({ memberId: caller.userId, premium: caller.premium }));
  serve(app, scans.add, async ({ caller, body, request, reply, say }) => {
    const scanner = { memberId: caller.userId, premium: caller.premium };
    return sendJson(reply, await service.add(scanner, body.foodId, readIdempotencyKey(request), say));
  });
  serve(app, scans.changes, ({ caller, params }) => service.changes(caller.userId, params.foodId));
  serve(app, scans.remove, async ({ caller, params }) => ({ success: true, deleted: await service.remove(caller.userId, params.foodId) }));
  serve(app, scans.restore, async ({ caller, params }) => ({
    success: true,
    restored: await service.restore(caller.userId, params.foodId),
  }));
  serve(app, scans.clear, async ({ caller }) => ({ success: true, deleted: await service.clear(caller.userId) }));
  serve(app, scans.restoreAll, async ({ caller }) => ({ success: true, restored: await service.restoreAll(caller.userId) }));
}

/** HTTP for what the member's lists add up to. */
export function activityRoutes(app: FastifyInstance, service: ActivityService): void {
  serve(app, activity.summary, ({ caller }) => service.summary(caller.userId));
}
