import { useTranslation } from 'react-i18next';
import type { Food } from '../../../data/foods/foods.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { ProductHead } from '../../../ui/food/product/product-head.tsx';
import { ProductPicture } from '../../../ui/food/product/product-picture.tsx';
import { SaveButtons } from './save-buttons.tsx';

/** What is it: picture, name, maker, category; the toggles for members alone. */
export function Product({ food }: { food: Food }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const detail = [food.brand, food.quantity].filter((part) => part !== null && part !== '').join(' · ');
  return (
    <ProductHead
      picture={<ProductPicture src={food.image} alt="" family={food.placeholder} size={104} eager />}
      name={food.name.trim() === '' ? t('Product without a name') : food.name}
      detail={detail === '' ? undefined : detail}
      category={food.category ?? undefined}
      toggles={user !== null && food.id !== '' ? <SaveButtons food={food} userId={user.id} /> : undefined}
    />
  );
}
