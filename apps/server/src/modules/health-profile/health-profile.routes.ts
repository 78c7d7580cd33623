import type { FastifyInstance } from 'fastify';

import { healthProfile, restrictions } from '@labelwise/contracts/health-profile';

import type { HealthProfileService } from './health-profile.service.ts';

import { serve } from '../../http/serve.ts';
import { understoodAs } from '../member-profile/understood.ts';

/** HTTP for the health profile. POST and PUT do the same: a client that lost an answer may simply send again. */
export function healthProfileRoutes(app: FastifyInstance, service: HealthProfileService): void {
  serve(app, healthProfile.read, ({ caller, reply }) => {
    reply.header('cache-control', 'no-store');
    return service.read(caller.userId);
  });
  serve(app, healthProfile.create, ({ caller, body }) => service.save(caller.userId, body));
  serve(app, healthProfile.update, ({ caller, body }) => service.save(caller.userId, body));
  serve(app, healthProfile.updateById, ({ caller, params, body }) => service.save(caller.userId, body, params.id));
  serve(app, healthProfile.withdraw, async ({ caller }) => {
    await service.withdraw(caller.userId);
    return { success: true };
  });
  // Answered and forgotten: what somebody types here may be an illness.
  serve(app, restrictions.understand, ({ body, reply }) => {
    reply.header('cache-control', 'no-store');
    return understoodAs(body.said);
  }, { rateLimit: { max: 120, windowSeconds: 60 } });
}
