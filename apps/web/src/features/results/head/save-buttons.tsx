import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import type { Food } from '../../../data/foods/foods.ts';
import { type SavedFoodList, savedQuery, toggleSavedFood } from '../../../data/saved-foods.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { useTranslation } from '../../../i18n/translation.ts';
import { paths, type ReturnState } from '../../../lib/paths.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { ToggleButton } from '../../../ui/controls/button/button.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { ProductHead, ProductPicture } from '../../../ui/food/product/product.tsx';
import styles from './head.module.css';

/** Toasts of the toggles. */
const WORDS = {
  favorites: {
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

type SavedFoodToggle = { isSaved: boolean; isBusy: boolean; change: (isSaved: boolean) => void };

/** One toggle of a food: shown at once, disabled while its request runs, taken back with a toast when it is refused. */
function useSavedFood(list: SavedFoodList, food: { id: string; name: string }, userId: string): SavedFoodToggle {
  const { t } = useTranslation();
  const client = useQueryClient();
  const known = useQuery(savedQuery(list, food.id));
  const words = WORDS[list];
  const notify = {
    changed: (isSaved: boolean) => void toast({ title: t(isSaved ? words.added : words.removed), description: food.name }),
    failed: (isSaved: boolean) =>
      void toast({ title: t('Error'), description: t(isSaved ? words.addFailed : words.removeFailed), variant: 'destructive' }),
  };
  const mutation = useMutation(toggleSavedFood(client, list, { foodId: food.id, userId }, notify));
  const change = useOneAtATime(mutation.mutate);
  return { isSaved: known.data ?? false, isBusy: mutation.isPending || known.isPending, change };
}

type SaveButtonsProps = { food: Food; userId: string };

/** The toggles of the two lists that a food is in or not. */
function SaveButtons({ food, userId }: SaveButtonsProps) {
  const { t } = useTranslation();
  const favorite = useSavedFood('favorites', food, userId);
  const purchase = useSavedFood('purchased', food, userId);
  return (
    <>
      <ToggleButton icon="heart" pressed={favorite.isSaved} disabled={favorite.isBusy} onChange={favorite.change}>
        {t('Favorite')}
      </ToggleButton>
      <ToggleButton icon="basket" pressed={purchase.isSaved} disabled={purchase.isBusy} onChange={purchase.change}>
        {t('Purchase')}
      </ToggleButton>
    </>
  );
}

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

/** For visitors without an account: one quiet line saying what signing in adds. */
export function SaveHint() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { isAuthenticated } = useSession();
  if (isAuthenticated) return null;
  const state: ReturnState = { returnTo: pathname + search };
  return (
    <p className="small muted">
      <Link to={paths.auth} state={state} className={`link ${styles.inline}`}>
        {t('Sign in to save')}
      </Link>{' '}
      {t('and see a score that knows you.')}
    </p>
  );
}
