import { FITS } from '@labelwise/domain/scoring';
import * as z from 'zod/mini';
import { Score } from './common.ts';
import { endpoint } from './endpoint.ts';
import { FoodFacts, FoodSummary, PlaceholderName } from './foods.ts';

/** A food that was found, with the score of whoever asks: their own where they are signed in, else everybody's. */
export const FoodHit = z.extend(FoodSummary, {
  quantity: z.nullable(z.string()),
  score: Score,
  /** `check`: held down only because something is unknown; `no data`: nothing is known that a number could rest on. */
  state: z.enum(['judged', 'check', 'no data']),
  /** How it stands to what the caller leaves out; null for a caller who leaves nothing out. */
  fit: z.nullable(z.enum(FITS)),
  /** What speaks against it, in English words: "Contains hazelnuts". */
  against: z.nullable(z.string()),
});
export type FoodHit = z.infer<typeof FoodHit>;

/** A category as a shelf of a shop: all foods that lie in it or in a narrower one. */
export const Shelf = z.object({
  tag: z.string(),
  name: z.string(),
  count: z.number(),
  placeholder: PlaceholderName,
});
export type Shelf = z.infer<typeof Shelf>;

const Flag = z.optional(z.literal('1'));
const Tag = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)));
/** Hits of one page. */
export const MAX_HITS = 100;

export const FoodSearchQuery = z.object({
  /** Words of a name, a brand or a category. Left away, `shelf` is listed whole. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** Only foods of this category. */
  shelf: Tag,
  sort: z._default(z.enum(['match', 'score']), 'match'),
  fits: Flag,
  good: Flag,
  'no-additives': Flag,
  /** The words as typed: no correction. */
  exact: Flag,
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_HITS)), 24),
  from: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)), 0),
});
export type FoodSearchQuery = z.infer<typeof FoodSearchQuery>;

export const FoodSearchAnswer = z.object({
  hits: z.array(FoodHit),
  /** Foods that fit words and filters; where `isCapped`, there are more that were not looked at. */
  total: z.number(),
  isCapped: z.boolean(),
  /** What was searched for in place of the words typed. */
  corrected: z.nullable(z.string()),
  /** How many there would be with each filter alone; null for `fits` where the caller leaves nothing out. */
  filters: z.object({ fits: z.nullable(z.number()), good: z.number(), noAdditives: z.number() }),
  /** Categories of the foods found, the fullest first. */
  categories: z.array(Shelf),
  /** The shelf that was asked for. */
  shelf: z.nullable(Shelf),
  /** Shelves that the words name. */
  shelves: z.array(Shelf),
});
export type FoodSearchAnswer = z.infer<typeof FoodSearchAnswer>;

/** Foods of one answer to a device that judges them by itself. */
export const MAX_CANDIDATES = 300;
export const SearchCandidatesQuery = z.object({
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  shelf: Tag,
  exact: Flag,
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_CANDIDATES)), MAX_CANDIDATES),
});
export type SearchCandidatesQuery = z.infer<typeof SearchCandidatesQuery>;

/** What a search finds, the same for every caller, before anybody's score is known. */
export const SearchCandidates = z.object({
  foods: z.array(
    z.extend(FoodSummary, {
      quantity: z.nullable(z.string()),
      facts: FoodFacts,
      /** It holds every word that was searched for. */
      isWhole: z.boolean(),
    }),
  ),
  /** Foods that were found and are not among these. */
  unseen: z.number(),
  isCapped: z.boolean(),
  corrected: z.nullable(z.string()),
  categories: z.array(Shelf),
  shelf: z.nullable(Shelf),
  shelves: z.array(Shelf),
});
export type SearchCandidates = z.infer<typeof SearchCandidates>;

export const foodSearch = {
  candidates: endpoint({
    method: 'GET',
    path: '/api/search/candidates',
    summary: 'What a search finds, with what scores it, for a device that judges foods by itself.',
    tag: 'foods',
    access: 'none',
    token: 'foods:read',
    query: SearchCandidatesQuery,
    answer: SearchCandidates,
    errors: ['invalid_input', 'too_many_requests'],
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/search',
    summary: 'Foods by name, brand or category, or a whole shelf, with the caller’s scores, filters and shelves.',
    tag: 'foods',
    access: 'none',
    token: 'foods:read',
    query: FoodSearchQuery,
    answer: FoodSearchAnswer,
    errors: ['invalid_input', 'too_many_requests'],
  }),
  /** The first hits for what is typed so far, and how many foods there are to search. */
  suggest: endpoint({
    method: 'GET',
    path: '/api/search/suggestions',
    summary: 'The first foods and shelves for words that are still being typed.',
    tag: 'foods',
    access: 'none',
    token: 'foods:read',
    query: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
    answer: z.object({
      hits: z.array(FoodHit),
      shelves: z.array(Shelf),
      total: z.number(),
      isCapped: z.boolean(),
      corrected: z.nullable(z.string()),
    }),
    errors: ['invalid_input', 'too_many_requests'],
  }),
  /** What there is before anybody has typed. */
  shelves: endpoint({
    method: 'GET',
    path: '/api/search/shelves',
    summary: 'How many foods can be searched, and shelves to begin with.',
    tag: 'foods',
    access: 'none',
    token: 'foods:read',
    answer: z.object({ foods: z.number(), shelves: z.array(Shelf) }),
    errors: ['too_many_requests'],
  }),
};
