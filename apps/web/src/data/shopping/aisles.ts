import { type Aisle, aisleOf, byAisle } from '@labelwise/domain/shopping';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { locale } from '../../i18n/locale.ts';
import type { Food } from '../foods/foods.ts';
import type { Entry } from './stored-list.ts';

/** Entries by where they stand in a shop. Words are looked up by what they name; until that is known they come last. */
export function useAisles(entries: readonly Entry[], foods: ReadonlyMap<string, Food | null>): { aisle: Aisle; entries: Entry[] }[] {
  const { data: words } = useQuery({
    queryKey: ['aisle words'],
    queryFn: async () => await import('./aisle-words.ts'),
    enabled: entries.some(({ foodId }) => foodId === null || foods.get(foodId) == null),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
  return useMemo(
    () =>
      byAisle(entries, ({ foodId, name }) => {
        const food = foodId === null ? null : foods.get(foodId);
        return food == null ? (words?.aisleOfName(name, new Intl.Locale(locale()).language) ?? 'other') : aisleOf(food.facts);
      }),
    [entries, foods, words],
  );
}
