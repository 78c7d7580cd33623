import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Food } from '../../../data/foods.ts';
import { eatenListKey, noteEaten, takeBackEaten } from '../../../data/keeps.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { ToggleButton } from '../../../ui/controls/button/toggle-button.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { useKeep } from './use-keep.ts';

type KeepButtonsProps = { food: Food; userId: string };

/** What a member may note of a food: favorite, bought, eaten. */
export function KeepButtons({ food, userId }: KeepButtonsProps) {
  const { t } = useTranslation();
  const favorite = useKeep('favorite', food, userId);
  const purchase = useKeep('purchased', food, userId);
  const eaten = useEaten(food);
  return (
    <>
      <ToggleButton icon="heart" pressed={favorite.isKept} disabled={favorite.busy} onChange={favorite.change}>{t('Favorite')}</ToggleButton>
      <ToggleButton icon="basket" pressed={purchase.isKept} disabled={purchase.busy} onChange={purchase.change}>{t('Purchase')}</ToggleButton>
      <Button size="small" icon="plus" loading={eaten.busy} onClick={eaten.note}>{t('I ate this')}</Button>
    </>
  );
}

/** "I ate this" counts each time, so it is no toggle: it is noted, and can be taken back from its toast. */
function useEaten(food: Food): { busy: boolean; note: () => void } {
  const { t } = useTranslation();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: eatenListKey });
  const fail = () => toast({ title: t('Error'), description: t('This could not be noted. Please try again.'), variant: 'destructive' });
  const undo = useMutation({ mutationFn: () => takeBackEaten(food.id), onSuccess: refresh, onError: fail });
  const note = useMutation({
    mutationFn: () => noteEaten(food.id),
    onSuccess: async () => {
      toast({ title: t('Noted as eaten'), description: food.name, action: { label: t('Undo'), onPress: undo.mutate } });
      await refresh();
    },
    onError: fail,
  });
  return { busy: note.isPending, note: note.mutate };
}
