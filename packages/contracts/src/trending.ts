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

/** Whose figures they are: what was scanned in the last hours. */
export const TRENDING_PERIODS = { day: 24, '3 days': 72, week: 168 } as const;
export type TrendingPeriod = keyof typeof TRENDING_PERIODS;

/** What was scanned in a period, beside the same time before; each number is null where it is too small to be shown. */
const PeriodFigures = z.object({
  scans: z.nullable(z.number()),
  before: z.nullable(z.number()),
  /** The mean score for everyone over the scans, whole. */
  average: z.nullable(Score),
  averageBefore: z.nullable(Score),
  /** Foods that were scanned more than before, the most first; none that this member may not be proposed. */
  rising: z.array(z.object({ food: FoodSummary, scans: z.number(), before: z.number() })),
});
export type PeriodFigures = z.infer<typeof PeriodFigures>;

const PopularRow = z.object({
  name: z.string(),
  products: z.number(),
  /** What it means for this member, in words; null where nothing speaks for or against it, which is no promise that it suits them. */
  matter: z.nullable(z.object({ kind: z.enum(['conflict', 'possible conflict', 'less', 'more']), text: z.string() })),
});

/**
 * What is in the most scanned foods of the week, and how scanning moves. Made of counts that name no member; what fewer than `MIN_PEOPLE`
 * members or `MIN_SCANS` scans make is not shown.
 */
export const TrendingInsights = z.object({
  /** null: too few products with a list that can be read. */
  ingredients: z.nullable(z.object({ products: z.number(), rows: z.array(PopularRow) })),
  periods: z.object({ day: PeriodFigures, '3 days': PeriodFigures, week: PeriodFigures }),
});
export type TrendingInsights = z.infer<typeof TrendingInsights>;

export const trending = {
  insights: endpoint({
    method: 'GET',
    path: '/api/trending/insights',
    summary: 'Popular ingredients of the most scanned foods, and how scanning moves.',
    tag: 'insights',
    access: 'premium',
    token: 'foods:read',
    answer: TrendingInsights,
    errors: ['premium_required'],
  }),
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
