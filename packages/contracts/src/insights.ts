import { EATEN_NAMES } from '@labelwise/domain/portion';
import * as z from 'zod/mini';
import { Score } from './common.ts';
import { endpoint } from './endpoint.ts';
import { FoodSummary } from './foods.ts';
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

/** A calendar day of the member, `YYYY-MM-DD`. */
const Day = z.string();

/** A product of the week with the member's current score. `score` null: nothing is known to judge it by. */
const WeekFood = z.object({
  food: FoodSummary,
  score: z.nullable(Score),
  /** Only something unknown holds the score down: the pack has to be checked. */
  isHeldBack: z.boolean(),
});
export type WeekFood = z.infer<typeof WeekFood>;

/** What a day brought of a nutriment on average, in grams, of energy in kcal; see `IntakeRow` in the domain. */
const IntakeRow = z.object({
  nutriment: z.enum(EATEN_NAMES),
  perDay: z.number(),
  ofDay: z.number(),
  stated: z.number(),
  top: z.nullable(z.object({ product: z.string(), name: z.string(), perDay: z.number() })),
});

const WeekIntake = z.object({
  /** Where the products come from: what was eaten, else what was bought, else what was scanned. */
  source: z.enum(['eaten', 'bought', 'scanned']),
  /** Days that they are spread over: of what was eaten those with a note, else all seven. */
  days: z.number(),
  products: z.number(),
  /** How many are counted by the serving of the pack, by the can, and by 100 g or ml. */
  portions: z.object({ serving: z.number(), can: z.number(), '100': z.number() }),
  rows: z.array(IntakeRow),
  /** The member's own targets of energy or protein move the day. */
  isOwnDay: z.boolean(),
});
export type WeekIntake = z.infer<typeof WeekIntake>;

/** For each day the whole average of the `window` days that end with it, and the middle half of the scores; see `TrendPoint`. */
const Trend = z.object({
  window: z.number(),
  days: z.array(
    z.object({
      day: Day,
      mean: z.nullable(Score),
      band: z.nullable(z.object({ low: z.number(), high: z.number() })),
      products: z.number(),
    }),
  ),
});

/**
 * The last seven days of a member: the different products that were scanned, bought or eaten, each with its current score. Every average
 * is of different products, the newest score of each; those that nobody can judge are in none.
 */
export const Week = z.object({
  from: Day,
  to: Day,
  /** Whole; null without a product that can be judged. */
  average: z.nullable(Score),
  /** Highest score first; those that cannot be judged at the end. */
  shelf: z.array(WeekFood),
  /** For each day from the first record on; the last one of `4 weeks` and `3 months` is the average of the week. */
  trend: z.object({ '4 weeks': Trend, '3 months': Trend, year: Trend }),
  /** Different products of the last year that can be judged. */
  judged: z.number(),
  /** null without a product in the week. */
  intake: z.nullable(WeekIntake),
  /** How far products were processed, by month; see `ProcessingMonth` in the domain. */
  processing: z.array(
    z.object({
      month: z.string(),
      known: z.number(),
      unknown: z.number(),
      shares: z.nullable(z.object({ ultra: z.number(), processed: z.number(), plain: z.number() })),
    }),
  ),
});
export type Week = z.infer<typeof Week>;

const SwapFood = z.object({ food: FoodSummary, score: Score });

/** What would lift the average of the week, and by how much: whole points that add up. */
export const WeekSwaps = z.object({
  before: z.nullable(Score),
  after: z.nullable(Score),
  swaps: z.array(z.object({ from: SwapFood, to: SwapFood, points: z.number() })),
});
export type WeekSwaps = z.infer<typeof WeekSwaps>;

export const insights = {
  week: endpoint({
    method: 'GET',
    path: '/api/insights/week',
    summary: 'The products of the member’s last seven days, and how their average moved.',
    tag: 'insights',
    access: 'member',
    token: 'lists:read',
    answer: Week,
    errors: [],
  }),
  swaps: endpoint({
    method: 'GET',
    path: '/api/insights/swaps',
    summary: 'Up to three swaps that lift the average of the member’s week most.',
    tag: 'insights',
    access: 'member',
    token: 'lists:read',
    answer: WeekSwaps,
    errors: [],
  }),
  trends: endpoint({
    method: 'GET',
    path: '/api/insights/trends',
    summary: 'How the member’s scores and nutrients move.',
    tag: 'insights',
    access: 'premium',
    token: 'lists:read',
    answer: Trends,
    errors: ['premium_required'],
  }),
  matches: endpoint({
    method: 'GET',
    path: '/api/user-preferences/matches',
    summary: 'How many of the member’s last scans a name would match.',
    tag: 'preferences',
    access: 'member',
    token: 'lists:read',
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
    token: 'lists:read',
    mediaType: 'text/csv',
    errors: ['premium_required'],
  }),
};
