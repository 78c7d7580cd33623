import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { IngredientName } from './preferences.ts';

const Window = z.object({ count: z.number(), average: z.nullable(z.number()) });

/**
 * Figures of the Trends tab: averages of the last 3, 7 and all scans, the score by day, nutrients and top contributors. An average is of
 * the different products among those scans, the newest score of each; scans of basis `none` are in no figure.
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
  trends: endpoint({
    method: 'GET',
    path: '/api/insights/trends',
    summary: 'How the member’s scores and nutrients move.',
    tag: 'insights',
    access: 'premium',
    answer: Trends,
    errors: ['premium_required'],
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
