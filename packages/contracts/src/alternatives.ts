import * as z from 'zod/mini';
import { Score } from './common.ts';
import { endpoint } from './endpoint.ts';
import { FoodSummary } from './foods.ts';

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

export const alternatives = {
  list: endpoint({
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
};
