import * as z from 'zod/mini';
import { storageKeys } from '../platform/storage/keys.ts';
import { safely } from '../platform/storage/local.ts';
import { Refusal } from './refusal.ts';
import { waitingStore } from './waiting-writes.ts';

/** The two lists that a food is in or not. */
export type SavedFoodList = 'favorites' | 'purchased';

/** The stored form is shared with tabs of other versions: in it the list of favorites is `favorite`, and this field is `isSaved`. */
const STORED_FLAG = 'kept';
const Stored = z.object({
  list: z.enum(['favorite', 'purchased']),
  foodId: z.string(),
  userId: z.string(),
  [STORED_FLAG]: z.boolean(),
  addedAt: z.optional(z.string()),
  at: z.optional(z.number()),
  refused: z.optional(Refusal),
});

/** What a toggle should end up as, once there is a network again. The lists are idempotent, so sending it twice does no harm. */
export type PendingSave = Omit<z.infer<typeof Stored>, 'list' | typeof STORED_FLAG | 'addedAt'> & {
  readonly list: SavedFoodList;
  readonly isSaved: boolean;
  /** Of an entry whose removal is undone: when it was made. */
  readonly addedAt?: string | undefined;
};

const subjectOf = ({ list, foodId }: Pick<PendingSave, 'list' | 'foodId'>) => `${list} ${foodId}`;

/** Every toggle that waits for a network, one a food and list. It is removed with the member's data at sign-out. */
export const outbox = waitingStore<PendingSave>({
  key: storageKeys.outbox,
  subjectOf,
  parse: (entry) => {
    const stored = safely(Stored)(entry);
    if (stored === undefined) return undefined;
    const { list, [STORED_FLAG]: isSaved, ...others } = stored;
    return { list: list === 'favorite' ? 'favorites' : list, isSaved, ...others };
  },
  format: (writes) =>
    writes.map(({ list, isSaved, ...others }) => ({ list: list === 'favorites' ? 'favorite' : list, [STORED_FLAG]: isSaved, ...others })),
});

/** What a waiting toggle will make of it; null where none waits. */
export function pendingSave(list: SavedFoodList, foodId: string): boolean | null {
  const pending = outbox.find(subjectOf({ list, foodId }));
  return pending === undefined || pending.refused !== undefined ? null : pending.isSaved;
}

/** A toggle has arrived at once: an earlier one of the same food and list is out of date. */
export function removeFromOutbox(list: SavedFoodList, foodId: string): void {
  outbox.removeSubject(subjectOf({ list, foodId }));
}
