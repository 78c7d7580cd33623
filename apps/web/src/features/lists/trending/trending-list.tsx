import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type TrendingItem, trendingQuery } from '../../../data/scans/trending.ts';
import { paths, resultsPath } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/controls/button/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/message/empty-state.tsx';
import { FoodRow } from '../../../ui/food/product/food-row.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { PACK_DRAWINGS, type PackFamily } from '../../../ui/icons/pack-drawings.tsx';
import { KindMeta } from '../parts/kind-meta.tsx';
import { ListLoading } from '../parts/list-loading.tsx';
import { hasRealBarcode } from '../parts/open-food.ts';
import { QuietRetry } from '../parts/quiet-retry.tsx';
import { categoryWords } from './category-words.ts';
import styles from './trending.module.css';

/** The ranking. A failed fetch shows the empty state, with a quiet way to try again. */
export function TrendingList() {
  const { t } = useTranslation();
  const { data, isPending, isError, isFetching, refetch } = useQuery(trendingQuery());
  if (isPending) return <ListLoading label={t('Loading trending products...')} />;
  const items = data ?? [];
  return (
    <div className={styles.columns}>
      {items.length === 0 ? (
        <div>
          <EmptyState
            scene="trending"
            title={t('No Trending Products')}
            action={
              <LinkButton to={paths.scan} variant="primary" icon="scan">
                {t('Start Scanning')}
              </LinkButton>
            }
          >
            {t('Start favoriting products to see trending items here!')}
          </EmptyState>
          {isError && <QuietRetry busy={isFetching} onRetry={() => void refetch()} />}
        </div>
      ) : (
        <ol className={styles.list}>
          {items.map((item, at) => (
            <li key={item.food.id} className={styles.item}>
              <b className={`num ${styles.rank}`}>{at + 1}</b>
              <TrendingCard item={item} />
            </li>
          ))}
        </ol>
      )}
      <Link to={paths.scan} className={styles.join}>
        <Icon name="scan" />
        <span>
          <span className="strong">{t('Join the Community')}</span>
          <span className="small muted">{t('Every scan counts in this ranking. No name goes with it.')}</span>
        </span>
        <Icon name="next" size="s" />
      </Link>
    </div>
  );
}

function TrendingCard({ item: { food, favoriteCount, healthScore, ownScore } }: { item: TrendingItem }) {
  const { t } = useTranslation();
  const likes = t(favoriteCount === 1 ? '{{n}} favorite' : '{{n}} favorites', { n: favoriteCount.toLocaleString('en-US') });
  const shown = ownScore ?? healthScore;
  return (
    <FoodRow
      name={food.name}
      brand={food.brand}
      image={food.image}
      family={familyOf(food.placeholder)}
      score={shown.score}
      scoreState={shown.state}
      to={resultsPath(hasRealBarcode(food) ? food.barcode : food.id, '?from=trending')}
      meta={
        <KindMeta icon="heart" kind={likes}>
          {t(categoryWords(food.category))}
          {ownScore === null && shown.state !== 'no data' && ` · ${t('for everyone')}`}
        </KindMeta>
      }
    />
  );
}

function familyOf(placeholder: string | null): PackFamily {
  return placeholder !== null && isFamily(placeholder) ? placeholder : 'other';
}

function isFamily(name: string): name is PackFamily {
  return Object.hasOwn(PACK_DRAWINGS, name);
}
