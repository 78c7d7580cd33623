import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePages } from '../../../data/lists/use-pages.ts';
import { activitySummaryQuery } from '../../../data/scans/activity.ts';
import { scanPagesQuery } from '../../../data/scans/scans.ts';
import { useGoBack } from '../../../lib/navigation/navigation-context.tsx';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { LinkButton } from '../../../ui/controls/button/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/message/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/message/error-state.tsx';
import { BackButton } from '../../../ui/layout/screen/back-button.tsx';
import { Screen } from '../../../ui/layout/screen/screen.tsx';
import { ListLoading } from '../parts/list-loading.tsx';
import { ClearHistory } from './clear-history.tsx';
import { HistoryList } from './history-list.tsx';
import { historyRows } from './history-rows.ts';

/** /history: every scanned product once, newest first. */
export function HistoryScreen() {
  const { t } = useTranslation();
  const goBack = useGoBack();
  const pages = usePages(scanPagesQuery());
  const summary = useQuery(activitySummaryQuery());
  const [asking, setAsking] = useState(false);
  const rows = useMemo(() => pages.rows && historyRows(pages.rows), [pages.rows]);
  // Once everything is here the list knows best; before that the server does.
  const count = rows === undefined ? undefined : pages.hasMore ? Math.max(summary.data?.products ?? 0, rows.length) : rows.length;
  const hasRows = rows !== undefined && rows.length > 0;
  return (
    <Screen
      title={t('Scan History')}
      lead={
        count === undefined || count === 0
          ? undefined
          : t(count === 1 ? '{{n}} scanned product' : '{{n}} scanned products', { n: count.toLocaleString('en-US') })
      }
      aside={
        hasRows && (
          <Button size="small" icon="trash" onClick={() => setAsking(true)}>
            {t('Clear')}
          </Button>
        )
      }
      above={<BackButton onPress={goBack}>{t('Back')}</BackButton>}
    >
      {pages.isPending && <ListLoading titled label={t('Loading scan history...')} />}
      {pages.isError && (
        <ErrorState
          title={t('Your scan history could not be loaded.')}
          retryLabel={t('Try Again')}
          onRetry={pages.refetch}
          busy={pages.isFetching}
        >
          {t('Nothing is lost. Please check your connection and try again.')}
        </ErrorState>
      )}
      {rows?.length === 0 && (
        <EmptyState
          scene="history"
          title={t('No scan history yet')}
          action={
            <LinkButton to={paths.scan} variant="primary" icon="scan">
              {t('Start Scanning')}
            </LinkButton>
          }
        >
          {t('Scan a pack and it stands here, with its score.')}
        </EmptyState>
      )}
      {hasRows && <HistoryList rows={rows} total={count} onNearEnd={pages.more} />}
      <ClearHistory open={asking} count={count ?? 0} onClose={() => setAsking(false)} />
    </Screen>
  );
}
