import type { FastifyInstance } from 'fastify';

import type { ActivitySummary } from '@labelwise/contracts/scans';

import { activity } from '@labelwise/contracts/scans';

import { serve } from '../../../http/serve.ts';

/** HTTP for what the member's lists add up to. */
export function activityRoutes(app: FastifyInstance, counts: { summary: (memberId: string) => Promise<ActivitySummary> }): void {
  serve(app, activity.summary, ({ caller }) => counts.summary(caller.userId));
}
