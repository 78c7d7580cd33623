import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshLists, type SavedFoodList, savedQuery, setSaved } from '../../../data/saved-foods/saved-foods.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';

/** Toasts of the toggles. */
const WORDS = {
  favorite: {
    added: 'Added to Favorites',
    removed: 'Removed from Favorites',
    addFailed: 'Failed to add to favorites. Please try again.',
    removeFailed: 'Failed to remove from favorites. Please try again.',
  },
  purchased: {
    added: 'Added to Purchased',
    removed: 'Removed from Purchased',
    addFailed: 'Failed to update purchase status. Please try again.',
    removeFailed: 'Failed to update purchase status. Please try again.',
  },
} as const satisfies Record<SavedFoodList, Record<string, string>>;

type Keep = { isKept: boolean; busy: boolean; change: (kept: boolean) => void };

/** One toggle of a food: shown at once, disabled while its request runs, taken back with a toast when it is refused. */
export function useSavedFood(list: SavedFoodList, food: { id: string; name: string }, userId: string): Keep {
  const { t } = useTranslation();
  const client = useQueryClient();
  const query = savedQuery(list, food.id);
  const known = useQuery(query);
  const words = WORDS[list];
  const mutation = useMutation({
    mutationFn: (kept: boolean) => setSaved(list, { foodId: food.id, userId }, kept),
    onMutate: async (kept) => {
      await client.cancelQueries(query);
      const before = client.getQueryData(query.queryKey);
      client.setQueryData(query.queryKey, kept);
      return before;
    },
    onSuccess: async (_done, kept) => {
      toast({ title: t(kept ? words.added : words.removed), description: food.name });
      await refreshLists(client, list);
    },
    onError: (_error, kept, before) => {
      client.setQueryData(query.queryKey, before ?? !kept);
      toast({ title: t('Error'), description: t(kept ? words.addFailed : words.removeFailed), variant: 'destructive' });
      // What the lists hold by now may be a third thing, made on another device.
      void Promise.all([client.invalidateQueries({ queryKey: query.queryKey }), refreshLists(client, list)]);
    },
  });
  const change = useOneAtATime(mutation.mutate);
  return { isKept: known.data ?? false, busy: mutation.isPending || known.isPending, change };
}
