import { useTranslation } from 'react-i18next';
import type { Food } from '../../../data/foods/foods.ts';
import { ToggleButton } from '../../../ui/controls/button/toggle-button.tsx';
import { useSavedFood } from './use-saved-food.ts';

type SaveButtonsProps = { food: Food; userId: string };

/** The two lists that a member may keep a food in. */
export function SaveButtons({ food, userId }: SaveButtonsProps) {
  const { t } = useTranslation();
  const favorite = useSavedFood('favorite', food, userId);
  const purchase = useSavedFood('purchased', food, userId);
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
