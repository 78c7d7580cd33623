import { useQuery } from '@tanstack/react-query';
import { newestFavoritesQuery } from '../../../data/saved-foods.ts';
import { activitySummaryQuery } from '../../../data/scans.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { paths } from '../../../lib/paths.ts';
import { ProductPicture } from '../../../ui/food/product/product-picture.tsx';
import styles from './cell.module.css';
import { Cell } from './cell.tsx';

const SHOWN = 3;

/** The newest favorites as pictures, and how many there are. */
export function FavoritesCell() {
  const { t } = useTranslation();
  const { data: newest = [] } = useQuery(newestFavoritesQuery(SHOWN));
  const { data: summary } = useQuery(activitySummaryQuery());
  const count = summary?.favorites ?? newest.length;
  return (
    <Cell
      to={paths.favorites}
      title={t('Favorites')}
      say={count === 0 ? t('Tap a heart to keep a product here') : t('{{n}} saved', { n: count.toLocaleString('en-US') })}
    >
      <span className={styles.fan}>
        {newest.slice(0, SHOWN).map(({ favorite, food }) => (
          <ProductPicture key={favorite.id} src={food.image} alt="" family={food.placeholder} size={44} />
        ))}
      </span>
    </Cell>
  );
}
