import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ActivitySummary, activitySummaryQuery, storedActivity } from '../../data/activity.ts';
import { hasLastScan, hasVisitorsScan } from '../../data/foods/stored-scan.ts';
import { useSession } from '../../data/session/session.ts';
import { epochOf } from '../../lib/dates.ts';

/** Nobody looks at an empty page for longer than this, in ms. */
const TIMEOUT_MS = 1500;

const DAY_MS = 24 * 60 * 60 * 1000;

export type Stage = 'new' | 'known' | 'unclear';

/**
 * `new`: no scan and no favorite yet. What this device knows already is shown without waiting for the answer, which then moves nothing.
 * Where nothing is known and the answer takes long or does not come, an account of today is taken for a new one, any other for a used one.
 */
export function useStage(): Stage {
  const { user } = useSession();
  const { data: summary, isError } = useQuery(activitySummaryQuery());
  const [expected] = useState(expectedStage);
  const [isOfToday] = useState(() => Date.now() - (epochOf(user?.createdAt) ?? 0) < DAY_MS);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (summary !== undefined) return stageOf(summary);
  if (expected !== null) return expected;
  if (!isError && !isLate) return 'unclear';
  return isOfToday ? 'new' : 'known';
}

function stageOf({ scans, favorites }: ActivitySummary): Stage {
  return scans === 0 && favorites === 0 ? 'new' : 'known';
}

/** By what was scanned here, or by the figures as they were last. */
function expectedStage(): Stage | null {
  if (hasLastScan() && !hasVisitorsScan()) return 'known';
  const figures = storedActivity();
  return figures === null ? null : stageOf(figures);
}
