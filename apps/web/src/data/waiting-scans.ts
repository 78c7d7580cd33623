import * as z from 'zod/mini';
import { storageKeys } from '../platform/storage/keys.ts';
import { safely } from '../platform/storage/local.ts';
import { Refusal } from './refusal.ts';
import { waitingStore } from './waiting-writes.ts';

/** A scan made without a network. `key` is that of its first try, so that one that had arrived after all makes no second row. */
const WaitingScan = z.object({
  key: z.string(),
  foodId: z.string(),
  score: z.number(),
  userId: z.string(),
  name: z.string(),
  at: z.number(),
  refused: z.optional(Refusal),
});

/** They go with the member's data at sign-out. */
export const waitingScans = waitingStore<z.infer<typeof WaitingScan>>({
  key: storageKeys.waitingScans,
  subjectOf: ({ key }) => key,
  parse: safely(WaitingScan),
});
