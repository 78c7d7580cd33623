import { ActivitySummary, activity } from '@labelwise/contracts/scans';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError } from '../platform/http/http.ts';
import { storageKeys } from '../platform/storage/keys.ts';
import { readJson, safely, writeJson } from '../platform/storage/local.ts';
import { readToken } from '../platform/storage/token.ts';
import { call, keyOf } from './call.ts';

const StoredActivity = z.object({ at: z.number(), figures: ActivitySummary });

/** `storedAt`: when they were read, in ms, where this device's own copy stands in; null as the server says now. */
export type Activity = ActivitySummary & { readonly storedAt: number | null };

export type { ActivitySummary };

/** This device's own copy of what was read last. */
export function storedActivity(): ActivitySummary | null {
  return readJson(storageKeys.activity, safely(StoredActivity))?.figures ?? null;
}

/** What was read becomes this device's own copy, which stands in without an answer, and is asked for again as soon as there is a network. */
function activityQuery() {
  return queryOptions({
    queryKey: keyOf(activity.summary),
    queryFn: async ({ signal }): Promise<Activity> => {
      const token = readToken();
      try {
        const figures = await call(activity.summary, { signal });
        // Nothing of a member stays on the device that they left while the answer was on its way.
        if (token !== null && readToken() === token) writeJson(storageKeys.activity, { at: Date.now(), figures });
        return { ...figures, storedAt: null };
      } catch (error) {
        const hasNoAnswer = !(error instanceof ApiError) || error.status === 0;
        const stored = hasNoAnswer && !signal.aborted ? readJson(storageKeys.activity, safely(StoredActivity)) : null;
        if (stored === null) throw error;
        return { ...stored.figures, storedAt: stored.at };
      }
    },
    refetchOnReconnect: 'always',
  });
}

/**
 * What the member's lists add up to: counts of everything on the server, not of what is loaded here. One cheap call, made
 * again whenever a screen opens, so that no change elsewhere has to know of it.
 */
export function activitySummaryQuery() {
  return { ...activityQuery(), staleTime: 0 };
}

/** The same for a part of a screen that has asked for it already. */
export function lastActivityQuery() {
  return { ...activityQuery(), staleTime: Infinity };
}
