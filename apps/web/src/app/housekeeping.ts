import type { QueryClient } from '@tanstack/react-query';
import { FRESH_MS } from '../data/query/query-client.ts';
import { onPreferencesUpdated } from '../data/preferences-updated.ts';
import { raiseScoreRevision } from '../data/score-cache/revision.ts';
import { clearStoredScores } from '../platform/storage/member-data.ts';

/** How often memory is tidied (core specification section 9). */
export const MEMORY_TICK_MS = 30 * 60 * 1000;

/**
 * What the app does by itself: every 30 minutes it lets go of server state that nobody looks at and that is stale, and
 * when preferences change it voids the stored scores. The answer stops both.
 */
export function startHousekeeping(queryClient: QueryClient): () => void {
  const timer = setInterval(() => queryClient.removeQueries({ type: 'inactive', predicate: (query) => query.isStaleByTime(FRESH_MS) }), MEMORY_TICK_MS);
  const stopListening = onPreferencesUpdated(() => {
    raiseScoreRevision();
    clearStoredScores();
  });
  return () => {
    clearInterval(timer);
    stopListening();
  };
}
