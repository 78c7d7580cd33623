import type { FastifyInstance } from 'fastify';

import { activity } from '@labelwise/contracts/activity';

import type { ActivityRepository } from './activity.repository.ts';

import { serve } from '../../http/serve.ts';

/** HTTP for what the member's lists add up to. */
export function activityRoutes(app: FastifyInstance, repository: ActivityRepository): void {
  serve(app, activity.summary, ({ caller }) => repository.summary(caller.userId));
}
