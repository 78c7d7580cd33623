import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What the member's lists add up to: counts of everything, not of a page. */
export const ActivitySummary = z.object({
  /** Scan records. */
  scans: z.number(),
  /** Different products among them. */
  products: z.number(),
  /** Mean of the scores as they were stored, one decimal; null without a scan. */
  averageScore: z.nullable(z.number()),
  favorites: z.number(),
  purchased: z.number(),
  /** Different products that were scanned, bought or kept. */
  activities: z.number(),
});
export type ActivitySummary = z.infer<typeof ActivitySummary>;

export const activity = {
  summary: endpoint({
    method: 'GET', path: '/api/activity/summary', summary: 'Counts of the member’s scans, favorites and purchases.', tag: 'scans', access: 'member',
    answer: ActivitySummary, errors: [],
  }),
};
