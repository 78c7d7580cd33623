import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/store.ts';
import { notSavedText } from './call.ts';
import { isDailyLimit } from './scans.ts';
import { useSession } from './session/session.ts';

/** A scan that is shown and that the account of a member did not take. */
type UnsavedScan = { readonly memberId: string; readonly foodId: string; readonly error: unknown; readonly again: () => Promise<void> };

/** Of this visit, the newest of each food. */
const unsaved = createStore<readonly UnsavedScan[]>([]);

type Saving = Pick<UnsavedScan, 'memberId' | 'foodId'> & { readonly save: () => Promise<void> };

/** Saves a scan; one that the server refuses stays here with its reason until a further try goes through. @throws what `save` throws */
export async function keepUnlessSaved({ memberId, foodId, save }: Saving): Promise<void> {
  const others = () => unsaved.get().filter((one) => one.memberId !== memberId || one.foodId !== foodId);
  try {
    await save();
    unsaved.set(others());
  } catch (error) {
    const again = () => keepUnlessSaved({ memberId, foodId, save });
    // The daily limit has words of its own, and no further try.
    unsaved.set(isDailyLimit(error) ? others() : [...others(), { memberId, foodId, error, again }]);
    throw error;
  }
}

/** Why the last scan of a food is not in the history of who is signed in, and the further try; null where it is, or nobody scanned it. */
export function useUnsavedScan(foodId: string, onSaved: () => void) {
  const all = useSyncExternalStore(unsaved.subscribe, unsaved.get, unsaved.get);
  const { user } = useSession();
  const found = all.find((one) => one.foodId === foodId && one.memberId === user?.id);
  const { mutate, isPending } = useMutation({ mutationFn: async (one: UnsavedScan) => one.again() });
  if (found === undefined) return null;
  return { reason: notSavedText(found.error), again: () => mutate(found, { onSuccess: onSaved }), isBusy: isPending };
}
