import { healthProfile, restrictions } from '@labelwise/contracts/health-profile';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { AppError } from '../../lib/app-error.ts';
import { present } from '../member-profile/understanding.service.ts';
import type { ReadingThread } from '../scores/reading-thread.ts';
import type { HealthProfileService } from './health-profile.service.ts';

/**
 * HTTP for the health profile. POST and PUT do the same: a client that lost an answer may simply send again.
 *
 * @param understand resolves what anyone types, beside the threads that members need
 */
export function healthProfileRoutes(app: FastifyInstance, service: HealthProfileService, understand: ReadingThread['understand']): void {
  serve(app, healthProfile.read, ({ caller, reply, say }) => {
    reply.header('cache-control', 'no-store');
    return service.read(caller.userId, say);
  });
  serve(app, healthProfile.create, ({ caller, body, say }) => service.save(caller.userId, body, say));
  serve(app, healthProfile.update, ({ caller, body, say }) => service.save(caller.userId, body, say));
  serve(app, healthProfile.updateById, ({ caller, params, body, say }) => service.save(caller.userId, body, say, params.id));
  serve(app, healthProfile.withdraw, async ({ caller }) => {
    await service.withdraw(caller.userId);
    return { success: true };
  });
  // Answered and never stored or logged: what a person types here may be an illness.
  serve(
    app,
    restrictions.understand,
    async ({ body: { typed }, reply, say }) => {
      reply.header('cache-control', 'no-store');
      const [restrictionsOfIt = []] = await understand([{ typed, place: 'restriction' }]).catch(() => {
        throw new AppError('unavailable', { retryAfter: 2 });
      });
      return present(typed, restrictionsOfIt, say);
    },
    { rateLimit: { max: 120, windowSeconds: 60 } },
  );
}
