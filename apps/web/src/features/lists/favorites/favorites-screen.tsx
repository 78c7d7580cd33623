import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePages } from '../../../data/lists/use-pages.ts';
import { favoritePagesQuery } from '../../../data/saved-foods/favorites.ts';
import { activitySummaryQuery } from '../../../data/scans/activity.ts';
import { log } from '../../../lib/log.ts';
import { useGoBack } from '../../../lib/navigation/navigation-context.tsx';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/controls/button/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/message/empty-state.tsx';
import { BackButton } from '../../../ui/layout/screen/back-button.tsx';
import { Screen } from '../../../ui/layout/screen/screen.tsx';
import { ListLoading } from '../parts/list-loading.tsx';
import { QuietRetry } from '../parts/quiet-retry.tsx';
import { FavoritesList } from './favorites-list.tsx';

/** /favorites: what the member keeps. A failed load is logged and shows the empty list. */
export function FavoritesScreen() {
  const { t } = useTranslation();
  const goBack = useGoBack();
  const pages = usePages(favoritePagesQuery());
  const summary = useQuery(activitySummaryQuery());
  const { rows, error } = pages;
  useEffect(() => {
    if (error !== null) log.info(`Loading the favorites failed: ${error.message}`);
  }, [error]);
  const count = rows === undefined ? 0 : pages.hasMore ? Math.max(summary.data?.favorites ?? 0, rows.length) : rows.length;
  const isEmpty = pages.isError || rows?.length === 0;
  return (
    <Screen
      title={t('Favorites')}
      lead={count === 0 ? undefined : t(count === 1 ? '{{n}} product' : '{{n}} products', { n: count.toLocaleString('en-US') })}
      above={<BackButton onPress={goBack}>{t('Back')}</BackButton>}
    >
      {pages.isPending && <ListLoading label={t('Loading favorites...')} />}
      {isEmpty && (
        <EmptyState
          scene="favorites"
          title={t('No Favorites Yet')}
          action={
            <LinkButton to={paths.scan} variant="primary" icon="scan">
              {t('Start Scanning')}
            </LinkButton>
          }
        >
          {t('Tap the heart beside a product to keep it.')}
        </EmptyState>
      )}
      {pages.isError && <QuietRetry busy={pages.isFetching} onRetry={pages.refetch} />}
      {rows !== undefined && rows.length > 0 && <FavoritesList rows={rows} total={count} onNearEnd={pages.more} />}
    </Screen>
  );
}
