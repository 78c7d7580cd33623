import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePages } from '../../../data/lists/use-pages.ts';
import { purchasedPagesQuery } from '../../../data/saved-foods/purchased.ts';
import { activitySummaryQuery } from '../../../data/scans/activity.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { LinkButton } from '../../../ui/controls/button/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/message/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/message/error-state.tsx';
import { BackButton } from '../../../ui/layout/screen/back-button.tsx';
import { Screen } from '../../../ui/layout/screen/screen.tsx';
import { ListLoading } from '../parts/list-loading.tsx';
import { ClearPurchased } from './clear-purchased.tsx';
import { PurchasedList } from './purchased-list.tsx';

/** /purchased: what the member bought, newest first. */
export function PurchasedScreen() {
  const { t } = useTranslation();
  const pages = usePages(purchasedPagesQuery());
  const summary = useQuery(activitySummaryQuery());
  const [asking, setAsking] = useState(false);
  const { rows } = pages;
  const count = rows === undefined ? undefined : pages.hasMore ? Math.max(summary.data?.purchased ?? 0, rows.length) : rows.length;
  const hasRows = rows !== undefined && rows.length > 0;
  return (
    <Screen
      title={t('Purchase History')}
      lead={count === undefined ? undefined : t('{{n}} purchased product(s)', { n: count.toLocaleString('en-US') })}
      aside={
        hasRows && (
          <Button size="small" icon="trash" onClick={() => setAsking(true)}>
            {t('Clear')}
          </Button>
        )
      }
      above={<BackButton to={`${paths.insights}?tab=purchased`}>{t('Back')}</BackButton>}
    >
      {pages.isPending && <ListLoading label={t('Loading purchase history...')} />}
      {pages.isError && (
        <ErrorState title={t('Error loading purchase history')} retryLabel={t('Try Again')} onRetry={pages.refetch} busy={pages.isFetching}>
          {t('Failed to load your purchase history')}
        </ErrorState>
      )}
      {rows?.length === 0 && (
        <EmptyState
          scene="purchased"
          title={t('No purchased items')}
          action={
            <LinkButton to={paths.home} variant="primary" icon="scan">
              {t('Start Scanning')}
            </LinkButton>
          }
        >
          {t('Items you mark as purchased will appear here')}
        </EmptyState>
      )}
      {hasRows && <PurchasedList rows={rows} total={count ?? rows.length} onNearEnd={pages.more} />}
      <ClearPurchased open={asking} count={count ?? 0} onClose={() => setAsking(false)} />
    </Screen>
  );
}
