import type { ActivitySummary } from '@labelwise/contracts/scans';
import type { ActivityRepository } from './activity.repository.ts';

type Deps = { repository: ActivityRepository; settleBases: (memberId: string) => Promise<void> };
export type ActivityService = ReturnType<typeof createActivityService>;

/** What a member's lists add up to. */
export function createActivityService({ repository, settleBases }: Deps) {
  return {
    async summary(memberId: string): Promise<ActivitySummary> {
      await settleBases(memberId);
      return repository.summary(memberId);
    },
  };
}
