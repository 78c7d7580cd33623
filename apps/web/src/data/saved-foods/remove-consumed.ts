import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { dropRows, isEntry } from '../lists/edit-lists.ts';
import { consumedKey, removeConsumedEntry } from './saved-foods.ts';

/**
 * Takes one note of what was eaten away, by its own id: an older note of the same food stays. It goes at once, and comes back
 * when the server refuses. `say` puts the outcome in words.
 */
export function removeConsumed(client: QueryClient, say: { removed: () => void; failed: () => void }) {
  return mutationOptions({
    mutationFn: removeConsumedEntry,
    onMutate: (id: string) => dropRows(client, consumedKey[0], isEntry('consumed', id)),
    onSuccess: say.removed,
    onError: (_error, _id, putBack) => {
      putBack?.();
      say.failed();
    },
    onSettled: () => client.invalidateQueries({ queryKey: consumedKey }),
  });
}
