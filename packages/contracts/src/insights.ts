import * as z from 'zod/mini';
import { Score } from './common.ts';
import { endpoint } from './endpoint.ts';
import { FoodSummary } from './foods.ts';
import { IngredientName } from './preferences.ts';

/** A better food of the same category, and the one reason that makes it better. */
export const Alternative = z.object({
  food: FoodSummary,
  score: Score,
  reason: z.string(),
  /** What `reason` says in English words: see `BetterBecause` in the domain. */
  because: z.looseObject({ kind: z.string() }),
});
export type Alternative = z.infer<typeof Alternative>;

/** What to take in a food's place. */
export const WayForward = z.object({
  /** `better`: each of 50 or more. `best of shelf`: the shelf has nothing good, these are its best. `none`: nothing is better. */
  kind: z.enum(['better', 'best of shelf', 'none']),
  foods: z.array(
    z.extend(Alternative, {
      /** From another shelf, in English words: "For breakfast instead"; null: from the food's own. */
      occasion: z.nullable(z.string()),
    }),
  ),
});
export type WayForward = z.infer<typeof WayForward>;

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

const Window = z.object({ count: z.number(), average: z.nullable(z.number()) });

/**
 * Figures of the Trends tab: averages of the last 3, 7 and all scans, the score by day, nutrients and top contributors. An average is of
 * the
 * different products among those scans, the newest score of each; scans of basis `none` are in no figure.
 */
export const Trends = z.object({
  last3: Window,
  last7: Window,
  all: Window,
  daily: z.array(z.object({ day: z.string(), average: z.number(), count: z.number() })),
  nutrients: z.array(z.object({ name: z.string(), unit: z.string(), recent: z.nullable(z.number()), before: z.nullable(z.number()) })),
  gains: z.array(z.object({ label: z.string(), points: z.number(), count: z.number() })),
  losses: z.array(z.object({ label: z.string(), points: z.number(), count: z.number() })),
});
export type Trends = z.infer<typeof Trends>;

export const insights = {
  trending: endpoint({
    method: 'GET',
    path: '/api/trending',
    summary: 'Most scanned in the last seven days.',
    tag: 'insights',
    access: 'premium',
    answer: z.array(TrendingItem),
    errors: ['premium_required'],
  }),
  trends: endpoint({
    method: 'GET',
    path: '/api/insights/trends',
    summary: 'How the member’s scores and nutrients move.',
    tag: 'insights',
    access: 'premium',
    answer: Trends,
    errors: ['premium_required'],
  }),
  alternatives: endpoint({
    method: 'GET',
    path: '/api/foods/:id/alternatives',
    summary: 'Better foods of the same category for the caller.',
    tag: 'foods',
    access: 'none',
    params: z.object({ id: z.string().check(z.maxLength(64)) }),
    answer: z.array(Alternative),
    errors: ['food_not_found'],
  }),
  instead: endpoint({
    method: 'GET',
    path: '/api/foods/:id/instead',
    summary: 'What the caller could take in the place of a food: from its shelf, else from what people take instead.',
    tag: 'foods',
    access: 'none',
    params: z.object({ id: z.string().check(z.maxLength(64)) }),
    answer: WayForward,
    errors: ['food_not_found'],
  }),
  matches: endpoint({
    method: 'GET',
    path: '/api/user-preferences/matches',
    summary: 'How many of the member’s last scans a name would match.',
    tag: 'preferences',
    access: 'member',
    query: z.object({ name: IngredientName }),
    answer: z.object({ matched: z.number(), total: z.number(), examples: z.array(z.string()) }),
    errors: ['invalid_input'],
  }),
  exportAll: endpoint({
    method: 'GET',
    path: '/api/export',
    summary: 'Everything held about the member, as JSON; asks for the password where it was given over 15 minutes ago.',
    tag: 'users',
    access: 'member',
    answer: z.record(z.string(), z.unknown()),
    errors: ['reauthentication_required'],
  }),
  nutritionCsv: endpoint({
    method: 'GET',
    path: '/api/export/nutrition.csv',
    summary: 'Nutrition figures of every scan, as CSV.',
    tag: 'users',
    access: 'premium',
    mediaType: 'text/csv',
    errors: ['premium_required'],
  }),
};
