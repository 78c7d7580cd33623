import { NUTRIMENT_NAMES } from '@labelwise/domain/food';
import * as z from 'zod/mini';
import { Grade } from './common.ts';

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
export const LineData = z.discriminatedUnion('kind', [
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
export type LineData = z.infer<typeof LineData>;

/** What decided whether a food suits a restriction: see `SuitabilityCause` in the domain. */
const Cause = z.looseObject({ kind: z.string() });
const Manner = z.enum(['allergic', 'intolerant', 'celiac', 'avoids']);

/** What an alert says: see `AlertData` in the domain. */
export const AlertData = z.discriminatedUnion('kind', [
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
export const UnknownData = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nutri-score'), missing: Nutriments }),
  z.object({ kind: z.literal('assumed'), nutriment: z.enum(NUTRIMENT_NAMES) }),
  z.object({ kind: z.literal('open'), input: z.enum(['fiber', 'fruitVeg']), gain: z.number(), grade: Grade }),
  z.object({ kind: z.enum(['category', 'processing']) }),
  z.object({ kind: z.literal('additive'), code: z.string() }),
  z.object({ kind: z.enum(['substance', 'nutrient']), name: z.string() }),
  z.object({ kind: z.literal('potassium'), food: z.string(), milligrams: z.number() }),
]);
