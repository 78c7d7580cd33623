import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { activitySummaryQuery } from '../../../data/scans/activity.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/controls/button/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/message/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/message/error-state.tsx';
import { BackButton } from '../../../ui/layout/screen/back-button.tsx';
import { Screen } from '../../../ui/layout/screen/screen.tsx';
import { ListLoading } from '../parts/list-loading.tsx';
import { ActivityList } from './activity-list.tsx';
import { useActivities } from './use-activities.ts';

/** /detailed-history: what was scanned, bought and kept, in one list. */
export function DetailedHistoryScreen() {
  const { t } = useTranslation();
  const { rows, hasMore, more, isError, isFetching, refetch } = useActivities();
  const summary = useQuery(activitySummaryQuery());
  const count = rows === undefined ? undefined : hasMore ? Math.max(summary.data?.activities ?? 0, rows.length) : rows.length;
  return (
    <Screen
      title={t('Detailed Activity History')}
      lead={count === undefined ? undefined : t('{{n}} total activities', { n: count.toLocaleString('en-US') })}
      above={<BackButton to={`${paths.insights}?tab=history`}>{t('Back')}</BackButton>}
    >
      {rows === undefined && !isError && <ListLoading label={t('Loading your activity...')} />}
      {isError && (
        <ErrorState title={t('Your activity could not be loaded.')} retryLabel={t('Try Again')} onRetry={refetch} busy={isFetching}>
          {t('Nothing is lost. Please check your connection and try again.')}
        </ErrorState>
      )}
      {!isError && rows?.length === 0 && (
        <EmptyState
          scene="history"
          title={t('No activity yet')}
          action={
            <LinkButton to={paths.scan} variant="primary" icon="scan">
              {t('Start Scanning')}
            </LinkButton>
          }
        >
          {t('What you scan, buy and keep comes together here.')}
        </EmptyState>
      )}
      {!isError && rows !== undefined && rows.length > 0 && <ActivityList rows={rows} total={count ?? rows.length} onNearEnd={more} />}
    </Screen>
  );
}
