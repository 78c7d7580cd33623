import * as z from 'zod/mini';
import { FoodCandidate } from './alternatives.ts';
import { IsoDate } from './common.ts';
import { endpoint } from './endpoint.ts';
import { FoodFacts } from './foods.ts';

/** What is watched for a member, and whether they are mailed about it. */
export const WatchSettings = z.object({
  isOn: z.boolean(),
  /** A mail a week, where there is something to say; asked for by switching it on. */
  digest: z.boolean(),
});
export type WatchSettings = z.infer<typeof WatchSettings>;

/** In which of the member's lists a food is; the first of these that it is in. */
export const WATCHED_AS = ['purchased', 'favorite', 'consumed', 'scanned'] as const;

/** A food that says something else than when the member saw it last, with both records: what that means to whom is computed by whoever reads it. */
export const WatchedChange = z.object({
  food: FoodCandidate,
  before: FoodFacts,
  seenAt: IsoDate,
  changedAt: IsoDate,
  as: z.enum(WATCHED_AS),
});
export type WatchedChange = z.infer<typeof WatchedChange>;

/** Foods that a member saved of one shelf, and the good ones that are new on it, the best for everyone first. */
export const WatchedShelf = z.object({ saved: z.array(FoodCandidate), arrivals: z.array(FoodCandidate) });
export type WatchedShelf = z.infer<typeof WatchedShelf>;

export const WatchAnswer = z.object({
  settings: WatchSettings,
  changes: z.array(WatchedChange),
  shelves: z.array(WatchedShelf),
});
export type WatchAnswer = z.infer<typeof WatchAnswer>;

const StopToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

export const watch = {
  list: endpoint({
    method: 'GET',
    path: '/api/watch',
    summary: 'Foods of the member that say something else than when they saw them last, and better ones that are new on their shelves.',
    tag: 'watch',
    access: 'member',
    token: 'never',
    answer: WatchAnswer,
    errors: [],
  }),
  dismiss: endpoint({
    method: 'PUT',
    path: '/api/watch/foods/:foodId',
    summary: 'Counts a change, or the better foods of a shelf, as seen; or as not seen again.',
    tag: 'watch',
    access: 'member',
    token: 'never',
    params: z.object({ foodId: z.string().check(z.minLength(1), z.maxLength(64)) }),
    body: z.object({ what: z.enum(['change', 'better']), isSeen: z.boolean() }),
    answer: z.object({ success: z.boolean() }),
    errors: ['invalid_input', 'not_found'],
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/watch/settings',
    summary: 'Switches the watch or its mail on or off. Off, all that it knows of the member is erased.',
    tag: 'watch',
    access: 'member',
    token: 'never',
    body: z.partial(WatchSettings),
    answer: WatchSettings,
    errors: ['invalid_input'],
  }),
  /** Where a mail program shows the link of a mail; only a press stops anything, since programs open links ahead of people. */
  stopPage: endpoint({
    method: 'GET',
    path: '/api/watch/stop',
    summary: 'Sends the browser to the page with the button that stops the mail (303).',
    tag: 'watch',
    access: 'none',
    token: 'never',
    query: StopToken,
    redirects: true,
    errors: ['invalid_input'],
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/watch/stop',
    summary: 'Stops the mail of whoever the signed link was sent to, at once and without a sign-in (RFC 8058).',
    tag: 'watch',
    access: 'none',
    token: 'never',
    query: StopToken,
    answer: z.object({ success: z.boolean() }),
    errors: ['invalid_input', 'not_found'],
  }),
};
