import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurchasedEntry } from '../../../data/saved-foods/purchased.ts';
import { removeSavedFood } from '../../../data/saved-foods/remove-saved-food.ts';
import { useListScores } from '../../../data/scores/lists/use-list-scores.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { dateText, epochOf } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { IconButton } from '../../../ui/controls/button/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { FoodEntry } from '../parts/food-entry.tsx';
import { KindMeta } from '../parts/kind-meta.tsx';
import { rowTarget } from '../parts/open-food.ts';
import { ScoringNote } from '../parts/scoring-note.tsx';
import { useSeen } from '../parts/use-seen.ts';
import { VirtualRows } from '../parts/virtual-rows.tsx';

type PurchasedListProps = { rows: readonly PurchasedEntry[]; total: number; onNearEnd: () => void };

const keyOf = ({ purchased }: PurchasedEntry) => purchased.id;
/** The query form of the results address, not the path form. */
const byBarcode = (barcode: string) => `${paths.results}?barcode=${encodeURIComponent(barcode)}`;
const scoring = { batch: 'purchased', fallback: () => 0 } as const;

/** The purchases with their scores, and a note while these are computed. */
export function PurchasedList({ rows, total, onNearEnd }: PurchasedListProps) {
  const { t } = useTranslation();
  const { seen, onSeen } = useSeen(keyOf);
  const { scores, waiting } = useListScores(
    useMemo(() => seen.map(({ food }) => food), [seen]),
    scoring,
  );
  const remove = useRemoval();
  return (
    <>
      <ScoringNote waiting={waiting} total={seen.length} />
      <VirtualRows label={t('Purchased products')} rows={rows} total={total} keyOf={keyOf} onNearEnd={onNearEnd} onSeen={onSeen}>
        {({ purchased, food }) => {
          const bought = epochOf(purchased.createdAt);
          const score = scores.get(food.id);
          return (
            <FoodEntry
              food={food}
              score={score}
              target={rowTarget(food, score?.score ?? 0, byBarcode)}
              meta={
                <KindMeta icon="basket" kind={t('Purchased')}>
                  {bought === null ? t('Recent') : dateText(bought)}
                </KindMeta>
              }
              action={
                <IconButton icon="trash" label={t('Remove {{name}} from purchased', { name: food.name })} onClick={() => remove(food.id)} />
              }
            />
          );
        }}
      </VirtualRows>
    </>
  );
}

/** Removes one purchase, with its toasts. */
function useRemoval(): (foodId: string) => void {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { user } = useSession();
  const say = {
    removed: () => void toast({ title: t('Removed from purchased'), description: t('Item removed from your purchase history.') }),
    failed: () => void toast({ title: t('Error'), description: t('Failed to remove item from purchased'), variant: 'destructive' }),
  };
  return useMutation(removeSavedFood(client, 'purchased', user?.id ?? '', say)).mutate;
}
