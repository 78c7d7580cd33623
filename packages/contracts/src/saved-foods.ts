import { MAX_EATEN } from '@labelwise/domain/portion';
import * as z from 'zod/mini';
import { Id, ListQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { Food } from './foods.ts';

/** The three lists in which a member keeps foods: favorites, purchased, consumed. */
const FoodId = z.object({ foodId: z.string().check(z.minLength(1), z.maxLength(64)) });
const SavedFood = z.object({ id: z.string(), createdAt: z.string() });
/** When it was saved the first time, of an entry whose removal is undone: it goes back to its place. A time to come counts as now. */
const Restored = z.object({ addedAt: z.optional(z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value))))) });
/** With the time at which the removed entry was made: whoever adds it again at once can name it. */
const Outcome = z.object({ success: z.boolean(), addedAt: z.optional(z.string()) });

export const FavoriteEntry = z.object({ favorite: SavedFood, food: Food });
export type FavoriteEntry = z.infer<typeof FavoriteEntry>;
export const PurchasedEntry = z.object({ purchased: SavedFood, food: Food });
export type PurchasedEntry = z.infer<typeof PurchasedEntry>;
/** Grams or millilitres that were eaten; a spoon of salt is the least, a large meal the most. */
const EatenAmount = z.number().check(z.minimum(1), z.maximum(MAX_EATEN));
/** `amount` in grams or millilitres; null: one serving, as the pack has it. */
export const ConsumedEntry = z.object({ consumed: z.extend(SavedFood, { amount: z._default(z.nullable(z.number()), null) }), food: Food });
export type ConsumedEntry = z.infer<typeof ConsumedEntry>;

/** A whole list as CSV: a line an entry, newest first; what the import of barcode lists takes. */
function csvOf(name: 'favorites' | 'purchased' | 'consumed', what: string) {
  return endpoint({
    method: 'GET',
    path: `/api/export/${name}.csv`,
    summary: `${what}, as CSV.`,
    tag: name,
    access: 'member',
    token: 'lists:read',
    mediaType: 'text/csv',
    errors: [],
  });
}

export const favorites = {
  csv: csvOf('favorites', 'Favorites'),
  list: endpoint({
    method: 'GET',
    path: '/api/favorites',
    summary: 'Favorites, newest first.',
    tag: 'favorites',
    access: 'member',
    token: 'lists:read',
    query: ListQuery,
    answer: z.array(FavoriteEntry),
    errors: [],
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/favorites/check/:foodId',
    summary: 'Is this food a favorite?',
    tag: 'favorites',
    access: 'member',
    token: 'lists:read',
    params: FoodId,
    answer: z.object({ isFavorited: z.boolean() }),
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/favorites',
    summary: 'Adds a favorite; adding it again changes nothing.',
    tag: 'favorites',
    access: 'member',
    token: 'lists:write',
    query: Restored,
    body: z.object({ userId: z.optional(z.union([z.string(), z.number()])), foodId: z.string().check(z.minLength(1), z.maxLength(64)) }),
    answer: FavoriteEntry,
    errors: ['food_not_found', 'wrong_user', 'idempotency_conflict'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/favorites/:foodId',
    summary: 'Removes a favorite by the food’s or the favorite’s id.',
    tag: 'favorites',
    access: 'member',
    token: 'lists:write',
    params: FoodId,
    answer: Outcome,
    errors: ['not_found'],
  }),
};

export const purchased = {
  csv: csvOf('purchased', 'Purchased foods'),
  list: endpoint({
    method: 'GET',
    path: '/api/purchased',
    summary: 'Purchased foods, newest first.',
    tag: 'purchased',
    access: 'member',
    token: 'lists:read',
    query: ListQuery,
    answer: z.array(PurchasedEntry),
    errors: [],
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/purchased/check/:foodId',
    summary: 'Is this food marked as purchased?',
    tag: 'purchased',
    access: 'member',
    token: 'lists:read',
    params: FoodId,
    answer: z.object({ isPurchased: z.boolean() }),
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/purchased/:foodId',
    summary: 'Marks a food as purchased.',
    tag: 'purchased',
    access: 'member',
    token: 'lists:write',
    params: FoodId,
    query: Restored,
    answer: PurchasedEntry,
    errors: ['food_not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/purchased/:foodId',
    summary: 'Takes the mark away.',
    tag: 'purchased',
    access: 'member',
    token: 'lists:write',
    params: FoodId,
    answer: Outcome,
    errors: ['not_found'],
  }),
};

export const consumed = {
  csv: csvOf('consumed', 'Foods eaten, with their amounts'),
  list: endpoint({
    method: 'GET',
    path: '/api/consumed',
    summary: 'Foods eaten, newest first.',
    tag: 'consumed',
    access: 'member',
    token: 'lists:read',
    query: ListQuery,
    answer: z.array(ConsumedEntry),
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/consumed/:foodId',
    summary: 'Notes that the member ate this food: one serving, or so many grams or millilitres.',
    tag: 'consumed',
    access: 'member',
    token: 'lists:write',
    params: FoodId,
    query: z.extend(Restored, { amount: z.optional(z.coerce.number().check(z.minimum(1), z.maximum(MAX_EATEN))) }),
    answer: ConsumedEntry,
    errors: ['food_not_found'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/consumed/:id',
    summary: 'Changes how much was eaten, of one note by its id.',
    tag: 'consumed',
    access: 'member',
    token: 'lists:write',
    params: z.object({ id: Id }),
    body: z.object({ amount: z.nullable(EatenAmount) }),
    answer: ConsumedEntry,
    errors: ['not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/consumed/:foodId',
    summary: 'Takes the newest note of this food away.',
    tag: 'consumed',
    access: 'member',
    token: 'lists:write',
    params: FoodId,
    answer: Outcome,
    errors: ['not_found'],
  }),
};
