import { DEFAULT_LIMIT } from '@labelwise/contracts/common';
import { submissions } from '@labelwise/contracts/submissions';
import type { FastifyInstance } from 'fastify';
import { linkNext, serve } from '../../http/serve.ts';
import type { ContributionsService } from './contributions.service.ts';
import type { SharingService } from './sharing.service.ts';
import type { SubmissionsService } from './submissions.service.ts';

type Services = { submissions: SubmissionsService; sharing: SharingService; contributions: ContributionsService };

/** HTTP for submissions. */
export function submissionsRoutes(app: FastifyInstance, { submissions: service, sharing, contributions }: Services): void {
  serve(app, submissions.settings, () => ({ sharing: sharing.mode, openFoodFacts: contributions.isOpen }));
  serve(app, submissions.list, async ({ caller, query, request, reply }) => {
    const { items, next } = await service.list(caller.userId, { limit: query.limit ?? DEFAULT_LIMIT, cursor: query.cursor });
    linkNext(request, reply, next);
    return items;
  });
  serve(app, submissions.get, ({ caller, params }) => service.get(caller.userId, params.foodId));
  serve(app, submissions.save, ({ caller, params, body }) => service.save(caller.userId, params.foodId, body.fields));
  serve(app, submissions.share, async ({ caller, params }) => {
    await sharing.share(caller.userId, params.foodId);
    return service.get(caller.userId, params.foodId);
  });
  serve(app, submissions.takeBack, async ({ caller, params }) => {
    await sharing.takeBack(caller.userId, params.foodId);
    return service.get(caller.userId, params.foodId);
  });
  serve(app, submissions.contribution, ({ caller, params }) => contributions.preview(caller.userId, params.foodId));
  serve(app, submissions.contribute, async ({ caller, params, body }) => {
    await contributions.send(caller.userId, params.foodId, body);
    return service.get(caller.userId, params.foodId);
  });
  serve(app, submissions.remove, async ({ caller, params }) => {
    await service.remove(caller.userId, params.foodId);
    return { success: true };
  });
}
