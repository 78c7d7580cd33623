import * as z from 'zod/mini';
import { Score, ScoreLabel } from './common.ts';
import { endpoint } from './endpoint.ts';
import { NutriScore, ScoreBasis } from './foods.ts';
import { AlertData, LineData, UnknownData } from './ledger.ts';

/**
 * One line of the ledger; the points of all lines add up to the score. `label` and `reason` are English words for `data`, which scans of
 * earlier editions do not have.
 */
export const Contribution = z.object({
  id: z.string(),
  label: z.string(),
  points: z.number().check(z.int()),
  reason: z.string(),
  source: z.nullable(z.string()),
  group: z.enum(['food', 'you']),
  data: z.optional(LineData),
});
export type Contribution = z.infer<typeof Contribution>;

export const ScoreAlert = z.object({
  level: z.enum(['conflict', 'traces', 'unknown', 'warning', 'note']),
  about: z.string(),
  /** English words for `data`: all of them, and in two parts, the cause first. */
  message: z.string(),
  title: z.string(),
  detail: z.string(),
  why: z.nullable(z.string()),
  /** Start and end, in the printed ingredient list, of the words that it rests on. */
  span: z._default(z.nullable(z.readonly(z.tuple([z.number(), z.number()]))), null),
  data: AlertData,
});

/** A score that can be followed: see `FoodScore` in the domain. */
export const FoodScore = z.object({
  score: Score,
  label: ScoreLabel,
  contributions: z.array(z.extend(Contribution, { data: LineData })),
  alerts: z.array(ScoreAlert),
  unknowns: z.array(z.object({ name: z.string(), reason: z.string(), fix: z.string(), data: UnknownData })),
  countedOnce: z.array(z.object({ name: z.string(), under: z.string() })),
  base: z.enum(['nutriscore', 'fallback']),
  /** `none`: nothing is known that a number could rest on; screens show "Not enough data to judge". */
  basis: ScoreBasis,
  /** Held down only because something is unknown: screens say "Check the pack" in place of the label. */
  isHeldBack: z._default(z.boolean(), false),
  /** What the score becomes once the pack is looked at, where it is held back. */
  outcomes: z._default(z.nullable(z.object({ fits: Score, breaks: Score })), null),
  nutriScore: NutriScore,
  fits: z.array(z.string()),
  /** What the food answers yes to, in English words: "no nuts", "vegan". */
  suits: z._default(z.array(z.string()), []),
  rulesVersion: z.string(),
});
export type FoodScore = z.infer<typeof FoodScore>;

const NutrimentValues = z.record(z.string().check(z.maxLength(100)), z.unknown());
const AdditiveInput = z.union([z.string().check(z.maxLength(10_000)), z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500))]);
const NovaInput = z.union([z.number(), z.string().check(z.maxLength(10)), z.null()]);
const Text = z.nullable(z.string().check(z.maxLength(50_000)));

/**
 * What callers may know of a food: its fields in either spelling, nutriments inside or
 * beside `food`. A food with an id or barcode of the catalogue is scored from the catalogue's own facts.
 */
export const ScoreRequest = z.object({
  food: z.optional(
    z.nullable(
      z.looseObject({
        id: z.optional(z.nullable(z.string())),
        barcode: z.optional(z.nullable(z.string())),
        name: z.optional(z.nullable(z.string())),
        category: z.optional(z.nullable(z.string())),
        nutriments: z.optional(z.nullable(NutrimentValues)),
      }),
    ),
  ),
  nutriments: z.optional(z.nullable(NutrimentValues)),
  ingredients: z.optional(Text),
  novaGroup: z.optional(NovaInput),
  nova_group: z.optional(NovaInput),
  nutriscoreGrade: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  nutriscore_grade: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  additives: z.optional(z.nullable(AdditiveInput)),
  additives_tags: z.optional(z.nullable(AdditiveInput)),
});
export type ScoreRequest = z.infer<typeof ScoreRequest>;

export const scores = {
  calculate: endpoint({
    method: 'POST',
    path: '/api/calculate-score',
    summary: 'The score of a food, with every point explained; personal for a signed-in member.',
    tag: 'scores',
    access: 'none',
    token: 'foods:read',
    body: ScoreRequest,
    answer: FoodScore,
    errors: ['invalid_input', 'too_many_requests'],
  }),
};
