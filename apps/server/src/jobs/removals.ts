import type { Db } from '../db/db.ts';
import { type Repeated, repeatOnce } from '../db/leases.ts';
import { removeExpiredRemovals } from '../db/removals.ts';
import type { Clock } from '../lib/clock.ts';

/** How long something may outlive the time in which its removal can be undone, ms. */
const INTERVAL_MS = 60_000;

type Deps = { db: Db; now: Clock; onFailure: (error: unknown) => void };

/** Removes for good what can no longer be taken back: at the start, which may come long after it was removed, and every minute. */
export function startRemovals({ db, now, onFailure }: Deps): Repeated {
  return repeatOnce({ db, name: 'removals', now, everyMs: INTERVAL_MS, work: () => removeExpiredRemovals(db, now()), onFailure });
}
