import { CONTRIBUTED, LABEL_FIGURES } from '@labelwise/domain/submission';
import * as z from 'zod/mini';
import { EpochMs, ListQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { Food } from './foods.ts';

/** Longest texts of a pack; the longest ingredient lists that packs print have about 3,000 characters. */
export const MAX_NAME = 200;
export const MAX_QUANTITY = 100;
export const MAX_LIST = 6000;
const MAX_TAGS = 20;
const MAX_AMOUNT = 100_000;

/** Something that a person says a pack prints, and when they stated it; a time to come counts as now. `value: null` withdraws it. */
function stated<const T extends z.ZodMiniType>(value: T) {
  return z.object({ value: z.nullable(value), from: z.enum(['photo', 'hand']), at: EpochMs.check(z.minimum(0)) });
}
const words = (most: number) => z.string().check(z.maxLength(most));

const Amount = z.object({ value: z.number().check(z.minimum(0), z.maximum(MAX_AMOUNT)), bound: z.nullable(z.literal('<')) });
const Figures = z.partialRecord(z.enum(LABEL_FIGURES), stated(Amount));

/** See `StatedFields` in the domain. */
export const SubmittedFields = z.object({
  name: z.optional(stated(words(MAX_NAME))),
  brand: z.optional(stated(words(MAX_NAME))),
  quantity: z.optional(stated(words(MAX_QUANTITY))),
  category: z.optional(
    stated(
      z.readonly(z.array(z.string().check(z.regex(/^[a-z]{2,3}:[\p{L}\p{N}-]{1,100}$/u))).check(z.minLength(1), z.maxLength(MAX_TAGS))),
    ),
  ),
  basis: z.optional(stated(z.object({ unit: z.enum(['g', 'ml']), isPrepared: z.boolean() }))),
  serving: z.optional(stated(z.object({ size: z.number().check(z.gt(0), z.maximum(MAX_AMOUNT)), isConfirmed: z.boolean() }))),
  per100: z._default(Figures, {}),
  perServing: z._default(Figures, {}),
  ingredients: z.optional(
    stated(
      z.object({
        text: words(MAX_LIST),
        lang: z.nullable(z.string().check(z.regex(/^[a-z]{2}$/))),
        isConfirmed: z.boolean(),
        isComplete: z.boolean(),
      }),
    ),
  ),
});
export type SubmittedFields = z.infer<typeof SubmittedFields>;

/** `waiting`: offered to everybody on this server and not looked at yet; `refused` carries the reviewer's reason. */
export const Sharing = z.object({
  state: z.enum(['private', 'waiting', 'accepted', 'refused']),
  reason: z.nullable(z.string()),
  /** Of the newest of these steps, ISO 8601. */
  at: z.nullable(z.string()),
});
export type Sharing = z.infer<typeof Sharing>;

/** What the member says of a pack, and the food as they have it. */
export const Submission = z.object({
  foodId: z.string(),
  fields: SubmittedFields,
  updatedAt: z.string(),
  sharing: Sharing,
  /** When the member last sent it to Open Food Facts, ISO 8601; null: never. */
  contributedAt: z.nullable(z.string()),
  /** With these fields laid over what the catalogue knows; null where nothing is stated any more and nobody knows the product. */
  food: z.nullable(Food),
});
export type Submission = z.infer<typeof Submission>;

/** Exactly what would leave for Open Food Facts, field by field, beside the barcode, the name and password there, and our own name. */
export const Contribution = z.object({
  fields: z.array(
    z.object({
      what: z.enum(CONTRIBUTED),
      /** As the form there calls it. */
      name: z.string(),
      value: z.string(),
      unit: z.nullable(z.enum(['g', 'kJ', 'kcal', '% vol'])),
    }),
  ),
  /** Figures that stay: the table there is for another basis, which they would turn wrong. */
  leftOut: z.nullable(z.literal('other basis')),
  /** Open Food Facts has the product already. */
  isKnownThere: z.boolean(),
  /** Names these very fields: what is sent is what was shown. */
  key: z.string(),
});
export type Contribution = z.infer<typeof Contribution>;

/** What is typed for one sending and not stored. */
const MAX_CREDENTIAL = 200;
const credential = z.string().check(z.minLength(1), z.maxLength(MAX_CREDENTIAL));

const FoodId = z.object({ foodId: z.string().check(z.minLength(1), z.maxLength(64)) });

export const submissions = {
  list: endpoint({
    method: 'GET',
    path: '/api/submissions',
    summary: 'What the member says that packs print, newest first.',
    tag: 'submissions',
    access: 'member',
    token: 'never',
    query: ListQuery,
    answer: z.array(Submission),
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/submissions/:foodId',
    summary: 'What the member says of one pack.',
    tag: 'submissions',
    access: 'member',
    token: 'never',
    params: FoodId,
    answer: Submission,
    errors: ['not_found'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/submissions/:foodId',
    summary: 'Says what a pack prints, of a product nobody knows or against the catalogue. The newest statement of each field holds.',
    tag: 'submissions',
    access: 'member',
    token: 'never',
    params: FoodId,
    body: z.object({ fields: SubmittedFields }),
    answer: Submission,
    errors: ['invalid_input', 'invalid_barcode', 'daily_submission_limit', 'conflict'],
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/submissions/settings',
    summary: 'What this server does with what members want to share: nothing, look at it first, or take it.',
    tag: 'submissions',
    access: 'none',
    token: 'foods:read',
    answer: z.object({
      sharing: z.enum(['off', 'reviewed', 'on']),
      /** Whether members may send what they state to Open Food Facts, with an account of theirs there. */
      openFoodFacts: z.boolean(),
    }),
    errors: [],
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/submissions/:foodId/share',
    summary:
      'Offers what is stated of a pack to everybody on this server, without a name. What is accepted stays, also when the account goes.',
    tag: 'submissions',
    access: 'member',
    token: 'never',
    params: FoodId,
    answer: Submission,
    errors: ['not_found', 'forbidden', 'conflict', 'daily_submission_limit'],
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/api/submissions/:foodId/share',
    summary: 'Takes an offer back that nobody has looked at yet.',
    tag: 'submissions',
    access: 'member',
    token: 'never',
    params: FoodId,
    answer: Submission,
    errors: ['not_found'],
  }),
  contribution: endpoint({
    method: 'GET',
    path: '/api/submissions/:foodId/open-food-facts',
    summary: 'What of it would leave for Open Food Facts, field by field.',
    tag: 'submissions',
    access: 'member',
    token: 'never',
    params: FoodId,
    answer: Contribution,
    errors: ['not_found', 'forbidden', 'conflict', 'upstream_unavailable'],
  }),
  contribute: endpoint({
    method: 'POST',
    path: '/api/submissions/:foodId/open-food-facts',
    summary: 'Sends those fields to Open Food Facts with the member’s own account there, whose name and password are not stored.',
    tag: 'submissions',
    access: 'member',
    token: 'never',
    params: FoodId,
    body: z.object({ key: z.string().check(z.maxLength(64)), userName: credential, password: credential }),
    answer: Submission,
    errors: [
      'not_found',
      'forbidden',
      'contributor_not_accepted',
      'conflict',
      'daily_submission_limit',
      'upstream_failed',
      'upstream_unavailable',
      'upstream_timeout',
    ],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/submissions/:foodId',
    summary: 'Forgets what the member says of a pack: the catalogue’s values hold again. What was accepted for everybody stays.',
    tag: 'submissions',
    access: 'member',
    token: 'never',
    params: FoodId,
    answer: z.object({ success: z.boolean() }),
    errors: ['not_found'],
  }),
};
