import type { ActivityKind } from '@labelwise/domain/history';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { activitySummaryQuery } from '../../../data/scans.ts';
import { useListScores } from '../../../data/scores/lists/use-list-scores.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { dateText } from '../../../lib/dates.ts';
import { LIVE, paths, resultsPath } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/controls/button/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/message/states.tsx';
import type { IconName } from '../../../ui/icons/icon.tsx';
import { BackButton, Screen } from '../../../ui/layout/screen.tsx';
import { FoodEntry, KindMeta, rowTarget } from '../parts/food-entry.tsx';
import { ListLoading, useSeen } from '../parts/list-loading.tsx';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import { type ActivityRow, useActivities } from './activities.ts';

type ActivityListProps = { rows: readonly ActivityRow[]; total: number; onNearEnd: () => void };

const FROM = '?fromPage=detailed-history';
const keyOf = (row: ActivityRow) => row.id;
const byBarcode = (barcode: string) => resultsPath(barcode, FROM);
const scoring = { batch: 'detailedHistory', fallback: () => 50 } as const;
const KINDS = {
  scanned: { icon: 'scan', word: 'Scanned' },
  purchased: { icon: 'basket', word: 'Purchased' },
  favorited: { icon: 'heart', word: 'Favorited' },
} as const satisfies Record<ActivityKind, { icon: IconName; word: string }>;

/** The activities, each with what it was, its date and the food's score. */
export function ActivityList({ rows, total, onNearEnd }: ActivityListProps) {
  const { t } = useTranslation();
  const { seen, onSeen } = useSeen(keyOf);
  const { scores } = useListScores(
    useMemo(() => seen.map(({ food }) => food), [seen]),
    scoring,
  );
  return (
    <VirtualRows label={t('Activities')} rows={rows} total={total} keyOf={keyOf} onNearEnd={onNearEnd} onSeen={onSeen}>
      {({ food, kind, at }) => {
        const score = scores.get(food.id);
        return (
          <FoodEntry
            food={food}
            score={score}
            target={rowTarget(food, score?.score ?? 50, byBarcode, FROM)}
            meta={
              <KindMeta icon={KINDS[kind].icon} kind={t(KINDS[kind].word)}>
                {at === null ? t('Recent') : dateText(at)}
              </KindMeta>
            }
          />
        );
      }}
    </VirtualRows>
  );
}

/** /detailed-history: what was scanned, bought and saved, in one list. */
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
            <LinkButton to={paths.scan} state={LIVE} variant="primary" icon="scan">
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
