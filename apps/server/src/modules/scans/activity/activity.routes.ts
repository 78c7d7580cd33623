import { activity } from '@labelwise/contracts/scans';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import type { ActivityService } from './activity.service.ts';

/** HTTP for what the member's lists add up to. */
export function activityRoutes(app: FastifyInstance, service: ActivityService): void {
  serve(app, activity.summary, ({ caller }) => service.summary(caller.userId));
}
