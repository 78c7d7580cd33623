import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FavoriteEntry } from '../../../data/saved-foods/favorites.ts';
import { removeSavedFood } from '../../../data/saved-foods/remove-saved-food.ts';
import { useListScores } from '../../../data/scores/lists/use-list-scores.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { dateText, epochOf } from '../../../lib/dates.ts';
import { resultsPath } from '../../../lib/paths.ts';
import { IconButton } from '../../../ui/controls/button/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { FoodEntry } from '../parts/food-entry.tsx';
import { rowTarget } from '../parts/open-food.ts';
import { useSeen } from '../parts/use-seen.ts';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import { savedScore } from './saved-score.ts';

type FavoritesListProps = { rows: readonly FavoriteEntry[]; total: number; onNearEnd: () => void };

const FROM = '?from=favorites';
const keyOf = ({ favorite }: FavoriteEntry) => favorite.id;
const byBarcode = (barcode: string) => resultsPath(barcode, FROM);
const scoring = { batch: 'purchased', fallback: savedScore, byServer: true } as const;

/** The favorites with their scores; what is removed goes at once. */
export function FavoritesList({ rows, total, onNearEnd }: FavoritesListProps) {
  const { t } = useTranslation();
  const { seen, onSeen } = useSeen(keyOf);
  const { scores } = useListScores(
    useMemo(() => seen.map(({ food }) => food), [seen]),
    scoring,
  );
  const remove = useRemoval();
  return (
    <VirtualRows label={t('Favorites')} rows={rows} total={total} keyOf={keyOf} onNearEnd={onNearEnd} onSeen={onSeen}>
      {({ favorite, food }) => {
        const added = epochOf(favorite.createdAt);
        const score = scores.get(food.id);
        return (
          <FoodEntry
            food={food}
            score={score}
            target={rowTarget(food, score?.score ?? savedScore(food), byBarcode, FROM)}
            meta={added === null ? t('Added recently') : t('Added {{date}}', { date: dateText(added) })}
            action={
              <IconButton icon="trash" label={t('Remove {{name}} from favorites', { name: food.name })} onClick={() => remove(food.id)} />
            }
          />
        );
      }}
    </VirtualRows>
  );
}

/** Removes a favorite, with its toasts. */
function useRemoval(): (foodId: string) => void {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { user } = useSession();
  const say = {
    removed: () => void toast({ title: t('Removed from favorites'), description: t('The item has been removed from your favorites.') }),
    failed: () =>
      void toast({ title: t('Error'), description: t('Failed to remove from favorites. Please try again.'), variant: 'destructive' }),
  };
  return useMutation(removeSavedFood(client, 'favorite', user?.id ?? '', say)).mutate;
}
