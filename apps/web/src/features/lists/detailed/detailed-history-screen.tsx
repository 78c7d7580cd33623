import type { ActivityKind } from '@labelwise/domain/history';
import { useQuery } from '@tanstack/react-query';
import { activitySummaryQuery } from '../../../data/scans.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { dateText } from '../../../lib/dates.ts';
import { LIVE, paths, resultsPath } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/controls/button/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/message/states.tsx';
import type { IconName } from '../../../ui/icons/icon.tsx';
import { BackButton, Screen } from '../../../ui/layout/screen.tsx';
import { FoodEntry, KindMeta, rowTarget } from '../parts/food-entry.tsx';
import { ListLoading } from '../parts/list-loading.tsx';
import { useSeenScores } from '../parts/use-seen-scores.ts';
import { type MoreRows, NarrowedRows } from '../tools/narrowed-rows.tsx';
import { type ActivityRow, useActivities } from './activities.ts';

type ActivityListProps = { rows: readonly ActivityRow[]; total: number; pages: MoreRows };

const FROM = '?fromPage=detailed-history';
const keyOf = (row: ActivityRow) => row.id;
const foodOf = ({ food }: ActivityRow) => food;
const byBarcode = (barcode: string) => resultsPath(barcode, FROM);
const readers = { keyOf, foodOf, scoring: { batch: 'detailedHistory', fallback: () => 50 } } as const;
const KINDS = {
  scanned: { icon: 'scan', word: 'Scanned' },
  purchased: { icon: 'basket', word: 'Purchased' },
  favorited: { icon: 'heart', word: 'Favorited' },
} as const satisfies Record<ActivityKind, { icon: IconName; word: string }>;

/** The activities, each with what it was, its date and the food's score. */
export function ActivityList({ rows, total, pages }: ActivityListProps) {
  const { t } = useTranslation();
  const { scoreOf, isScoring, onSeen } = useSeenScores(rows, readers);
  return (
    <NarrowedRows
      label={t('Activities')}
      rows={rows}
      total={total}
      pages={pages}
      keyOf={keyOf}
      foodOf={foodOf}
      scoreOf={scoreOf}
      isScoring={isScoring}
      onSeen={onSeen}
    >
      {(row, pick) => {
        const { food, kind, at } = row;
        const score = scoreOf(row);
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
            action={pick}
          />
        );
      }}
    </NarrowedRows>
  );
}

/** /detailed-history: what was scanned, bought and saved, in one list. */
export function DetailedHistoryScreen() {
  const { t } = useTranslation();
  const { rows, isError, isFetching, refetch, ...pages } = useActivities();
  const summary = useQuery(activitySummaryQuery());
  const count = rows === undefined ? undefined : pages.hasMore ? Math.max(summary.data?.activities ?? 0, rows.length) : rows.length;
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
      {!isError && rows !== undefined && rows.length > 0 && <ActivityList rows={rows} total={count ?? rows.length} pages={pages} />}
    </Screen>
  );
}
