import * as z from 'zod/mini';
import { Score } from './common.ts';
import { endpoint } from './endpoint.ts';
import { FoodSummary } from './foods.ts';

export const TrendingItem = z.object({
  food: FoodSummary,
  favoriteCount: z.number(),
  scanCount: z.number(),
  /** The score for everyone. */
  healthScore: Score,
  /** The viewer's own. */
  personalizedScore: z._default(z.nullable(Score), null),
});
export type TrendingItem = z.infer<typeof TrendingItem>;

export const trending = {
  list: endpoint({
    method: 'GET',
    path: '/api/trending',
    summary: 'Most scanned in the last seven days.',
    tag: 'insights',
    access: 'premium',
    token: 'foods:read',
    answer: z.array(TrendingItem),
    errors: ['premium_required'],
  }),
};
