import { NUTRIMENT_NAMES } from '@labelwise/domain/food';
import * as z from 'zod/mini';
import { Grade, Score, ScoreLabel } from './common.ts';
import { endpoint } from './endpoint.ts';
import { NutriScore, ScoreBasis } from './foods.ts';

const Nutriments = z.readonly(z.array(z.enum(NUTRIMENT_NAMES)));
const Kind = z.enum(['general', 'cheese', 'fat', 'beverage', 'water', 'na']);
/** How a kind of food was found that no category states. */
const UnstatedKind = z.nullable(
  z.discriminatedUnion('how', [
    z.object({
      how: z.literal('inferred'),
      kind: Kind,
      from: z.readonly(z.array(z.enum(['name', 'quantity', 'ingredients', 'figures']))),
    }),
    z.object({ how: z.literal('strictest'), kind: Kind, plausible: z.readonly(z.array(Kind)) }),
  ]),
);
const Amount = z.object({ value: z.number(), unit: z.enum(['g', 'mg', 'µg', 'kcal']), per: z.enum(['100 g', '100 ml']) });

/** What a line of the ledger counts: see `LineData` in the domain. */
const LineData = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('water'), foodKind: UnstatedKind }),
  z.object({ kind: z.literal('nutri-score'), grade: Grade, nutriScore: z.number(), assumed: Nutriments, foodKind: UnstatedKind }),
  z.object({
    kind: z.literal('neutral start'),
    missing: z.nullable(z.enum(['no_category', 'exempt', 'missing_nutriments'])),
    foodKind: UnstatedKind,
  }),
  z.object({
    kind: z.literal('nutriment'),
    nutriment: z.enum(['sugars', 'salt', 'saturatedFat', 'proteins', 'fiber']),
    limit: z.number(),
    amount: Amount,
  }),
  z.object({ kind: z.literal('printed nutri-score'), grade: Grade }),
  z.object({ kind: z.literal('nutri-score range'), best: Grade, worst: Grade }),
  z.object({ kind: z.literal('processing'), nova: z.union([z.literal(3), z.literal(4)]) }),
  z.object({
    kind: z.literal('additive'),
    code: z.string(),
    name: z.string(),
    risk: z.enum(['low', 'moderate', 'high', 'unknown']),
  }),
  z.object({ kind: z.enum(['organic', 'end of scale']) }),
  z.object({
    kind: z.literal('preference'),
    name: z.string(),
    value: z.number(),
    /** Why it matches: see `MatchReason` in the domain. */
    match: z.looseObject({ kind: z.string() }),
    matchSource: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    source: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('energy density limit'), kcal: z.number(), limit: z.number() }),
  z.object({ kind: z.literal('goals limit'), limit: z.number(), isSweet: z.boolean() }),
  z.object({ kind: z.enum(['conflict cap', 'unknown cap']), about: z.string(), restriction: z.string(), limit: z.number() }),
  z.object({ kind: z.literal('potassium cap'), food: z.nullable(z.string()), limit: z.number() }),
  z.object({
    kind: z.enum(['additives limit', 'processing and additives limit', 'avoided cap', 'alcohol cap', 'high additive cap']),
    limit: z.number(),
  }),
]);
type LineData = z.infer<typeof LineData>;

/** What decided whether a food suits a restriction: see `SuitabilityCause` in the domain. */
const Cause = z.looseObject({ kind: z.string() });
const Manner = z.enum(['allergic', 'intolerant', 'celiac', 'avoids']);

/** What an alert says: see `AlertData` in the domain. */
const AlertData = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('alcohol') }),
  z.object({ kind: z.literal('advice'), cause: Cause }),
  z.object({
    kind: z.enum(['fits in moderation', 'not typical', 'does not fit', 'not suitable', 'not shown']),
    restriction: z.string(),
    substance: z._default(z.nullable(z.string()), null),
    cause: Cause,
  }),
  z.object({
    kind: z.literal('contains'),
    property: z.nullable(z.string()),
    words: z.string(),
    inName: z.boolean(),
    manner: Manner,
    substance: z.string(),
    cause: Cause,
  }),
  z.object({
    kind: z.literal('traces'),
    words: z.nullable(z.string()),
    manner: Manner,
    substance: z.nullable(z.string()),
    restriction: z.string(),
    cause: Cause,
  }),
  z.object({ kind: z.literal('not understood'), words: z.string(), cause: Cause }),
  z.object({ kind: z.literal('family'), named: z.string(), words: z.string(), cause: Cause }),
  z.object({ kind: z.literal('unknown items'), substance: z.string(), items: z.readonly(z.array(z.string())), cause: Cause }),
]);

/** What the pack leaves open: see `ScoreUnknown` in the domain. */
const UnknownData = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nutri-score'), missing: Nutriments }),
  z.object({ kind: z.literal('assumed'), nutriment: z.enum(NUTRIMENT_NAMES) }),
  z.object({ kind: z.literal('open'), input: z.enum(['fiber', 'fruitVeg']), gain: z.number(), grade: Grade }),
  z.object({ kind: z.enum(['category', 'processing']) }),
  z.object({ kind: z.literal('additive'), code: z.string() }),
  z.object({ kind: z.enum(['substance', 'nutrient']), name: z.string() }),
  z.object({ kind: z.literal('potassium'), food: z.string(), milligrams: z.number() }),
]);

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
