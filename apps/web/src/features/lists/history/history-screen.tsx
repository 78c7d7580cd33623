import { HISTORY_SCORED_MAX } from '@labelwise/domain/history';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { usePages } from '../../../data/lists.ts';
import { activitySummaryQuery, clearScans, removeScans, scanPagesQuery } from '../../../data/scans.ts';
import type { ListScore } from '../../../data/scores/lists/list-scorer.ts';
import { useListScores } from '../../../data/scores/lists/use-list-scores.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { dayTitle, timeText } from '../../../lib/dates.ts';
import { log } from '../../../lib/log.ts';
import { useGoBack } from '../../../lib/navigation/navigation.tsx';
import { LIVE, paths, resultsPath } from '../../../lib/paths.ts';
import { Button, IconButton, LinkButton } from '../../../ui/controls/button/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/message/states.tsx';
import { Dialog } from '../../../ui/feedback/modal/modal.tsx';
import { BackButton, Screen } from '../../../ui/layout/screen.tsx';
import { type HistoryRow, historyRows } from '../detailed/activities.ts';
import { FoodEntry, rowTarget } from '../parts/food-entry.tsx';
import { ListLoading } from '../parts/list-loading.tsx';
import { useRemovalNotices } from '../parts/use-removal-notices.ts';
import { type MoreRows, NarrowedRows } from '../tools/narrowed-rows.tsx';
import { useNarrowing } from '../tools/use-narrowing.ts';

type HistoryListProps = { rows: readonly HistoryRow[]; total: number; pages: MoreRows };

const keyOf = (row: HistoryRow) => row.id;
const foodOf = (row: HistoryRow) => row.food;
const scoring = { batch: 'history', fallback: () => 50 } as const;
const byBarcode = (barcode: string) => resultsPath(barcode);

/**
 * The scanned products by day. The 30 newest are scored afresh in batches and show their stored score until then; the
 * others keep the score that they were stored with, unless the question is which of them fit the member today.
 */
function HistoryList({ rows, total, pages }: HistoryListProps) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const remove = useRemoval();
  const { fits: isWhole } = useNarrowing().narrowing;
  const scored = useMemo(() => (isWhole ? rows : rows.slice(0, HISTORY_SCORED_MAX)).map(({ food }) => food), [isWhole, rows]);
  const { scores, waiting } = useListScores(scored, scoring, isWhole);
  const scoreOf = useCallback(
    ({ food, stored }: HistoryRow): ListScore => {
      const fresh = scores.get(food.id);
      return fresh === undefined || fresh.isFallback ? { ...stored, fit: fresh?.fit ?? 'unknown', isFallback: false } : fresh;
    },
    [scores],
  );
  const titleOf = useMemo(
    () =>
      ({ at }: HistoryRow) =>
        at === null ? t('Earlier') : t(dayTitle(at, now)),
    [now, t],
  );
  return (
    <NarrowedRows
      label={t('Scanned products')}
      rows={rows}
      total={total}
      pages={pages}
      keyOf={keyOf}
      foodOf={foodOf}
      scoreOf={scoreOf}
      isScoring={isWhole && waiting > 0}
      titleOf={titleOf}
    >
      {(row, pick) => {
        const score = scoreOf(row);
        return (
          <FoodEntry
            food={row.food}
            score={score}
            target={rowTarget(row.food, score.score, byBarcode)}
            meta={row.at === null ? t('Recent') : timeText(row.at)}
            action={
              pick ?? (
                <IconButton
                  icon="trash"
                  label={t('Remove {{name}} from the history', { name: row.food.name })}
                  onClick={() => remove(row.food.id)}
                />
              )
            }
          />
        );
      }}
    </NarrowedRows>
  );
}

/** Removes a food from the history, with its toasts. */
function useRemoval(): (foodId: string) => void {
  const client = useQueryClient();
  const notices = useRemovalNotices({
    removed: 'Removed from history',
    description: 'Favorites and purchases stay.',
    failed: 'This could not be removed. Please try again.',
  });
  return useMutation(removeScans(client, notices)).mutate;
}

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
            <LinkButton to={paths.scan} state={LIVE} variant="primary" icon="scan">
              {t('Start Scanning')}
            </LinkButton>
          }
        >
          {t('Scan a pack and it stands here, with its score.')}
        </EmptyState>
      )}
      {hasRows && <HistoryList rows={rows} total={count ?? rows.length} pages={pages} />}
      <ClearHistory open={asking} count={count ?? 0} onClose={() => setAsking(false)} />
    </Screen>
  );
}

type ClearHistoryProps = { open: boolean; count: number; onClose: () => void };

/** Asks once before the scan history goes. A failure is only logged, and the dialog closes. */
function ClearHistory({ open, count, onClose }: ClearHistoryProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const clear = useMutation({
    mutationFn: () => clearScans(client),
    onError: (error) => log.info(`Clearing the scan history failed: ${error.message}`),
    onSettled: onClose,
  });
  const products = t(count === 1 ? '{{n}} scanned product' : '{{n}} scanned products', { n: count.toLocaleString('en-US') });
  return (
    <Dialog
      open={open}
      onCancel={onClose}
      onConfirm={() => clear.mutate()}
      title={t('Clear Scan History')}
      cancelLabel={t('Cancel')}
      confirmLabel={t('Clear History')}
      busy={clear.isPending}
      destructive
    >
      {t('This removes {{products}} from your history. It cannot be undone. Favorites and purchases stay.', { products })}
    </Dialog>
  );
}
