import { LIST_BASES, NUTRIMENT_NAMES, PLACEHOLDERS } from '@labelwise/domain/food';
import * as z from 'zod/mini';
import { Grade, ListQuery, Score } from './common.ts';
import { endpoint } from './endpoint.ts';

const Kind = z.enum(['general', 'cheese', 'fat', 'beverage', 'water', 'na']);
const Nova = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
/** What a score rests on. A score of basis `none` is in no average and is not shown as a number. */
export const ScoreBasis = z._default(z.enum(['nutriscore', 'fallback', 'none']), 'fallback');
const Tags = z.readonly(z.array(z.string()));

/** Canonical nutriments, see `FoodFacts` in the domain. Absent = unknown. */
export const Nutriments = z.partialRecord(z.enum(NUTRIMENT_NAMES), z.number());

/** Everything the score engine needs; the client scores from these and gets the server's number. */
export const FoodFacts = z.object({
  kind: z.nullable(Kind),
  /** Where the kind comes from, what an inferred one rests on, and the kinds that are left where nothing settles it. */
  kindBasis: z.optional(z.enum(['category', 'inferred', 'none'])),
  kindFrom: z.optional(z.readonly(z.array(z.enum(['name', 'quantity', 'ingredients', 'figures'])))),
  plausibleKinds: z.optional(z.readonly(z.array(Kind))),
  nutriments: Nutriments,
  servingAsPer100g: z.optional(z.literal(true)),
  fruitVegPercent: z.nullable(z.number()),
  redMeat: z.boolean(),
  sweetener: z.boolean(),
  nova: z.nullable(Nova),
  printedGrade: z.nullable(Grade),
  additives: Tags,
  lang: z.nullable(z.string()),
  ingredientsText: z.nullable(z.string()),
  /** The list and the name as read when the food came in; a food that was stored on a device before has none, and is read there. */
  reading: z._default(z.nullable(z.string()), null),
  /** What the list is worth, see `FoodFacts` in the domain; of answers that do not say it, the source's. */
  listBasis: z._default(z.enum(LIST_BASES), 'source'),
  ingredientsCount: z.nullable(z.number()),
  unknownIngredientsCount: z.nullable(z.number()),
  categoriesTags: Tags,
  labelsTags: Tags,
  allergensTags: Tags,
  tracesTags: Tags,
  ingredientsAnalysisTags: Tags,
});

/** A figure that cannot be true, and what would settle it. */
export const Doubt = z.object({
  id: z.string(),
  /** `worth a look`: unusual for such a food, and counted as it stands. */
  level: z.optional(z.enum(['doubtful', 'worth a look'])),
  nutriments: z.array(z.string()),
  message: z.string(),
  fix: z.string(),
});

/** Nutri-Score 2023 with the points of each component. */
export const NutriScore = z.union([
  z.object({
    computable: z.literal(true),
    points: z.number(),
    grade: Grade,
    negativePoints: z.number(),
    positivePoints: z.number(),
    proteinsCounted: z.boolean(),
    components: z.readonly(
      z.array(
        z.object({
          id: z.enum([
            'energy',
            'sugars',
            'saturatedFat',
            'saturatedFatRatio',
            'energyFromSaturates',
            'salt',
            'sweetener',
            'fruitVeg',
            'fiber',
            'proteins',
          ]),
          side: z.enum(['negative', 'positive']),
          value: z.nullable(z.number()),
          unit: z.nullable(z.enum(['kJ', 'g', '%'])),
          points: z.number(),
          maxPoints: z.number(),
          counted: z.boolean(),
        }),
      ),
    ),
    range: z.nullable(
      z.object({
        best: z.object({ points: z.number(), grade: Grade }),
        worst: z.object({ points: z.number(), grade: Grade }),
      }),
    ),
    unknown: z.readonly(z.array(z.enum(['fiber', 'fruitVeg']))),
    /** Figures that are not stated and cannot change the letter. */
    assumed: z._default(z.readonly(z.array(z.enum(NUTRIMENT_NAMES))), []),
  }),
  z.object({
    computable: z.literal(false),
    reason: z.enum(['no_category', 'exempt', 'missing_nutriments']),
    missing: z.readonly(z.array(z.enum(NUTRIMENT_NAMES))),
  }),
]);

/** A drawing that this version does not know, of another version's server or of a stored answer, is a plain pack. */
// oxlint-disable-next-line promise/valid-params -- no promise: the schema with a value for what it does not know
export const PlaceholderName = z.catch(z.enum(PLACEHOLDERS), 'other');

/** Its own value of one field, with the day, and what the catalogue says instead: see `OwnField` in the domain. */
const ownValue = {
  from: z.enum(['photo', 'hand']),
  /** Epoch ms. */
  at: z.number(),
};
export const OwnField = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    field: z.enum(['name', 'brand', 'quantity', 'category']),
    own: z.string(),
    catalogue: z.nullable(z.string()),
    ...ownValue,
  }),
  z.object({
    kind: z.literal('figure'),
    field: z.enum(NUTRIMENT_NAMES),
    own: z.number(),
    bound: z.nullable(z.literal('<')),
    origin: z.enum(['printed', 'serving', 'sodium', 'total', 'energy']),
    catalogue: z.nullable(z.number()),
    ...ownValue,
  }),
  z.object({ kind: z.literal('serving'), field: z.literal('serving'), own: z.number(), catalogue: z.nullable(z.number()), ...ownValue }),
  z.object({
    kind: z.literal('list'),
    field: z.literal('ingredients'),
    own: z.string(),
    isTrusted: z.boolean(),
    catalogue: z.nullable(z.string()),
    ...ownValue,
  }),
]);
export type OwnField = z.infer<typeof OwnField>;

/** By what people know a food, in a row as on its page. */
const naming = {
  /** The GTIN again: one food, one id. */
  id: z.string(),
  barcode: z.nullable(z.string()),
  name: z.string(),
  brand: z.nullable(z.string()),
  image: z.nullable(z.string()),
  category: z.nullable(z.string()),
};

/**
 * A food as the API answers it: the published fields, both spellings where there are two,
 * and beside them the facts, our Nutri-Score with its points, the doubts and where the figures come from.
 */
export const Food = z.object({
  ...naming,
  quantity: z.nullable(z.string()),
  /** Grams or millilitres of one serving. */
  servingSize: z.nullable(z.number()),
  ingredients: z.nullable(z.string()),
  /** Codes joined with ", ". */
  additives: z.string(),
  additives_tags: z.array(z.string()),
  novaGroup: z.nullable(Nova),
  nova_group: z.nullable(Nova),
  /** Our 2023 grade, else the printed one, else `unknown`. */
  nutriscoreGrade: z.enum(['a', 'b', 'c', 'd', 'e', 'unknown']),
  nutriscore_grade: z.enum(['a', 'b', 'c', 'd', 'e', 'unknown']),
  /** The published keys: `energy` (kJ), `energy-kcal`, `sugars`, `sugars_100g`, `salt_100g`… in grams; sodium in grams. */
  nutriments: z.record(z.string(), z.number()),
  /** Everybody's score, without personal inputs. */
  healthScore: Score,
  /** What that score rests on; `none`: on nothing, and screens show no number. */
  scoreBasis: ScoreBasis,
  /** The member's own score where the answer is about a scan of theirs: the one of that scan. Absent elsewhere. */
  personalizedScore: z.optional(z.nullable(Score)),
  facts: FoodFacts,
  nutriScore: NutriScore,
  doubts: z.array(Doubt),
  /**
   * One sentence about the food for everyone, in English words: see `SentenceData` in the domain. `spoons`: of sugar in a portion, where it
   * says so. Absent in a food that a device stored before.
   */
  says: z.optional(z.object({ text: z.string(), spoons: z.nullable(z.number()), data: z.looseObject({ kind: z.string() }) })),
  /** Which drawn placeholder stands in for a missing picture. */
  placeholder: PlaceholderName,
  sources: z.array(z.object({ name: z.string(), url: z.nullable(z.string()), licence: z.nullable(z.string()) })),
  /** Where its values are from and how old they are. Absent in a food that a device stored before. */
  provenance: z.optional(
    z.object({
      source: z.enum(['sample', 'open-food-facts', 'import', 'member', 'own']),
      /** When the source changed it last, epoch ms. */
      modifiedAt: z.nullable(z.number()),
      /** What the caller says of the pack, laid over the rest; nobody else is answered this. */
      own: z.readonly(z.array(OwnField)),
    }),
  ),
});
export type Food = z.infer<typeof Food>;

/** The shelf of a food: how many foods of its narrowest category that is large enough have each score for everyone. */
export const Shelf = z.object({
  tag: z.string(),
  /** In words, as its tag has them: "Chocolate spreads". */
  name: z.string(),
  /** Judged foods. */
  size: z.number(),
  /** Of the scores 0 to 100. */
  counts: z.array(z.number()).check(z.length(101)),
});
export type Shelf = z.infer<typeof Shelf>;

/** A row of a list or of a search answer: enough to draw it, little enough to send 200 of them. */
export const FoodSummary = z.object({
  ...naming,
  nutriscoreGrade: z.enum(['a', 'b', 'c', 'd', 'e', 'unknown']),
  healthScore: Score,
  scoreBasis: ScoreBasis,
  placeholder: PlaceholderName,
});
export type FoodSummary = z.infer<typeof FoodSummary>;

export const foods = {
  byBarcode: endpoint({
    method: 'GET',
    path: '/api/foods/barcode/:barcode',
    summary: 'A food by its barcode, in any spelling of the GTIN.',
    tag: 'foods',
    access: 'none',
    token: 'foods:read',
    params: z.object({ barcode: z.string().check(z.maxLength(200)) }),
    answer: Food,
    errors: ['invalid_barcode', 'food_not_found', 'too_many_requests', 'upstream_unavailable'],
  }),
  shelf: endpoint({
    method: 'GET',
    path: '/api/foods/:id/shelf',
    summary: 'Where a food stands: the scores of the foods of its category, the same for everyone.',
    tag: 'foods',
    access: 'none',
    token: 'foods:read',
    params: z.object({ id: z.string().check(z.maxLength(64)) }),
    answer: z.object({ shelf: z.nullable(Shelf) }),
    errors: ['food_not_found'],
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/foods/search',
    summary: 'Foods by name and brand; forgives typing errors.',
    tag: 'foods',
    access: 'none',
    token: 'foods:read',
    query: z.extend(ListQuery, { q: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
    answer: z.array(FoodSummary),
    errors: ['invalid_input', 'too_many_requests'],
  }),
};
