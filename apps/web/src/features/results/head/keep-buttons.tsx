import { useTranslation } from 'react-i18next';
import type { Food } from '../../../data/foods/foods.ts';
import { ToggleButton } from '../../../ui/controls/button/toggle-button.tsx';
import { useKeep } from './use-keep.ts';

type KeepButtonsProps = { food: Food; userId: string };

/** The two lists that a member may keep a food in. */
export function KeepButtons({ food, userId }: KeepButtonsProps) {
  const { t } = useTranslation();
  const favorite = useKeep('favorite', food, userId);
  const purchase = useKeep('purchased', food, userId);
  return (
    <>
      <ToggleButton icon="heart" pressed={favorite.isKept} disabled={favorite.busy} onChange={favorite.change}>
        {t('Favorite')}
      </ToggleButton>
      <ToggleButton icon="basket" pressed={purchase.isKept} disabled={purchase.busy} onChange={purchase.change}>
        {t('Purchase')}
      </ToggleButton>
    </>
  );
}
