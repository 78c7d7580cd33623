import { NUTRIMENT_NAMES } from '@labelwise/domain/food';
import * as z from 'zod/mini';
import { IsoDate, ListQuery, Score } from './common.ts';
import { endpoint } from './endpoint.ts';
import { Food, ScoreBasis } from './foods.ts';
import { Contribution } from './scores.ts';

/** A stored scan: the score as it was, its ledger and the rules it was made by. */
export const Scan = z.object({
  id: z.string(),
  personalizedScore: Score,
  /** What that score rests on; one of basis `none` is in no average and is not shown as a number. */
  scoreBasis: ScoreBasis,
  scannedAt: z.string(),
  rulesVersion: z.nullable(z.string()),
  contributions: z.nullable(z.array(Contribution)),
});
export const ScanEntry = z.object({ scan: Scan, food: Food });
export type ScanEntry = z.infer<typeof ScanEntry>;

/** How many scans a member may still keep today; nulls where there is no limit. */
export const ScanAllowance = z.object({
  limit: z.nullable(z.number()),
  left: z.nullable(z.number()),
  /** When the count begins anew; null before the first scan of the day. */
  renewsAt: z.nullable(IsoDate),
});
export type ScanAllowance = z.infer<typeof ScanAllowance>;

const FoodId = z.object({ foodId: z.string().check(z.minLength(1), z.maxLength(64)) });

export const scans = {
  allowance: endpoint({
    method: 'GET',
    path: '/api/scans/allowance',
    summary: 'How many scans may still be kept today.',
    tag: 'scans',
    access: 'member',
    token: 'lists:read',
    answer: ScanAllowance,
    errors: [],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/scans',
    summary: 'Scans, newest first; of one food with `foodId`.',
    tag: 'scans',
    access: 'member',
    token: 'lists:read',
    query: z.extend(ListQuery, { foodId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }),
    answer: z.array(ScanEntry),
    errors: ['invalid_input'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/scans',
    summary: 'Keeps a scan; the server computes the score it stores.',
    tag: 'scans',
    access: 'member',
    token: 'lists:write',
    body: z.object({
      /** Ignored: the identity is the session's. One that is not the caller's own is refused. */
      userId: z.optional(z.union([z.string(), z.number()])),
      foodId: z.string().check(z.minLength(1), z.maxLength(64)),
      score: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
    }),
    answer: ScanEntry,
    errors: ['food_not_found', 'wrong_user', 'daily_scan_limit', 'idempotency_conflict'],
  }),
  changes: endpoint({
    method: 'GET',
    path: '/api/scans/:foodId/changes',
    summary: 'What of a recipe is another than at the member’s last scan of an earlier day, per 100 g or 100 ml.',
    tag: 'scans',
    access: 'member',
    token: 'lists:read',
    params: FoodId,
    answer: z.object({
      /** When that was; null where nothing changed, or nothing is known of then. */
      since: z.nullable(IsoDate),
      figures: z.array(z.object({ field: z.enum(NUTRIMENT_NAMES), before: z.number(), now: z.number() })),
    }),
    errors: ['food_not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/scans/:foodId',
    summary: 'Removes a food from the scan history, with every scan of it. For five minutes it can be restored. Today’s count stays.',
    tag: 'scans',
    access: 'member',
    token: 'lists:write',
    params: FoodId,
    answer: z.object({ success: z.boolean(), deleted: z.number() }),
    errors: ['not_found'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/scans/:foodId/restore',
    summary: 'Undoes the last removal of a food from the scan history: each scan is back with its time and score, and counts for no day.',
    tag: 'scans',
    access: 'member',
    token: 'lists:write',
    params: FoodId,
    answer: z.object({ success: z.boolean(), restored: z.number() }),
    errors: ['not_found'],
  }),
  clear: endpoint({
    method: 'DELETE',
    path: '/api/scans',
    summary: 'Clears the scan history. For five minutes it can be restored. Today’s count stays.',
    tag: 'scans',
    access: 'member',
    token: 'never',
    answer: z.object({ success: z.boolean(), deleted: z.number() }),
    errors: [],
  }),
  restoreAll: endpoint({
    method: 'POST',
    path: '/api/scans/restore',
    summary: 'Undoes clearing the scan history: each scan is back with its time and score, and counts for no day.',
    tag: 'scans',
    access: 'member',
    token: 'never',
    answer: z.object({ success: z.boolean(), restored: z.number() }),
    errors: ['not_found'],
  }),
};

/** What the member's lists add up to: counts of everything, not of a page. */
export const ActivitySummary = z.object({
  /** Scan records. */
  scans: z.number(),
  /** Different products among them. */
  products: z.number(),
  /**
   * Mean over the different products ever scanned, the newest score of each as it was stored, one decimal; those of basis `none` are not
   * in it. null without any.
   */
  averageScore: z.nullable(z.number()),
  favorites: z.number(),
  purchased: z.number(),
  /** Different products that were scanned, bought or saved. */
  activities: z.number(),
});
export type ActivitySummary = z.infer<typeof ActivitySummary>;

export const activity = {
  summary: endpoint({
    method: 'GET',
    path: '/api/activity/summary',
    summary: 'Counts of the member’s scans, favorites and purchases.',
    tag: 'scans',
    access: 'member',
    token: 'lists:read',
    answer: ActivitySummary,
    errors: [],
  }),
};
