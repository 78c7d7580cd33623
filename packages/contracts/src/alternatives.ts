import * as z from 'zod/mini';
import { Score } from './common.ts';
import { endpoint } from './endpoint.ts';
import { FoodFacts, FoodSummary } from './foods.ts';

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
      /** From its narrowest category, so that it stands on the same shelf. */
      isNear: z._default(z.boolean(), false),
    }),
  ),
});
export type WayForward = z.infer<typeof WayForward>;

/** A food with all that scores it: a device that keeps a guest's answers chooses among such foods by itself. */
export const FoodCandidate = z.extend(FoodSummary, { facts: FoodFacts });
export type FoodCandidate = z.infer<typeof FoodCandidate>;

export const CandidatesAnswer = z.object({ foods: z.array(FoodCandidate), hasMore: z.boolean() });
export type CandidatesAnswer = z.infer<typeof CandidatesAnswer>;

export const alternatives = {
  list: endpoint({
    method: 'GET',
    path: '/api/foods/:id/alternatives',
    summary: 'Better foods of the same category for the caller.',
    tag: 'foods',
    access: 'none',
    token: 'foods:read',
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
    token: 'foods:read',
    params: z.object({ id: z.string().check(z.maxLength(64)) }),
    answer: WayForward,
    errors: ['food_not_found'],
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/api/shelf-foods',
    summary: 'Foods of a category with what scores them, the best for everyone first, for a device that chooses by itself.',
    tag: 'foods',
    access: 'none',
    token: 'foods:read',
    query: z.object({
      category: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
      /** `narrow`: every food that has it as its narrowest category. `wide`: a sample of the good ones of it and what lies in it. */
      reach: z._default(z.enum(['narrow', 'wide']), 'narrow'),
      from: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(20_000)), 0),
    }),
    answer: CandidatesAnswer,
    errors: ['invalid_input'],
  }),
};
