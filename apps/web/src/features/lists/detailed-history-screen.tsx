import type { ActivityKind } from '@labelwise/domain/history';
import { useQuery } from '@tanstack/react-query';
import { activitySummaryQuery } from '../../data/activity.ts';
import { say } from '../../i18n/say.ts';
import { dateText } from '../../lib/dates.ts';
import { paths, resultsPath } from '../../lib/paths.ts';
import type { IconName } from '../../ui/icons/icon.tsx';
import { type ActivityRow, useActivities } from './activities.ts';
import { ListPage, ScoredRows } from './list-page.tsx';
import { FoodEntry, KindMeta, rowTarget } from './list-parts.tsx';
import type { MoreRows } from './narrowed-rows.tsx';

type ActivityListProps = { rows: readonly ActivityRow[]; total: number; pages: MoreRows };

const FROM = '?fromPage=detailed-history';
const keyOf = (row: ActivityRow) => row.id;
const foodOf = ({ food }: ActivityRow) => food;
const byBarcode = (barcode: string) => resultsPath(barcode, FROM);
const readers = { keyOf, foodOf, scoring: { batch: 'detailedHistory', fallback: () => 50 } } as const;
const ICONS = { scanned: 'scan', purchased: 'basket', favorited: 'heart' } as const satisfies Record<ActivityKind, IconName>;

/** The activities, each with what it was, its date and the food's score. */
export function ActivityList(list: ActivityListProps) {
  return (
    <ScoredRows label={say('screens-lists.activities')} {...list} readers={readers}>
      {(row, pick, score) => {
        const { food, kind, at } = row;
        return (
          <FoodEntry
            food={food}
            score={score}
            target={rowTarget(food, score?.score ?? 50, byBarcode, FROM)}
            meta={
              <KindMeta icon={ICONS[kind]} kind={say(`screens-common.kind_${kind}`)}>
                {at === null ? say('screens-common.recent') : dateText(at)}
              </KindMeta>
            }
            action={pick}
          />
        );
      }}
    </ScoredRows>
  );
}

/** /detailed-history: what was scanned, bought and saved, in one list. */
export function DetailedHistoryScreen() {
  const { rows, isError, isFetching, refetch, ...pages } = useActivities();
  const summary = useQuery(activitySummaryQuery());
  const count = rows === undefined ? undefined : pages.hasMore ? Math.max(summary.data?.activities ?? 0, rows.length) : rows.length;
  return (
    <ListPage
      title={say('screens-common.detailed_activity_history')}
      lead={count === undefined ? undefined : say('screens-lists.total_activities', { n: count })}
      back={`${paths.insights}?tab=history`}
      pages={{ rows: isError ? undefined : rows, isPending: rows === undefined && !isError, isError, isFetching, refetch }}
      loading={say('screens-lists.loading_your_activity')}
      failed={{ title: say('screens-lists.activity_not_loaded'), text: say('screens-lists.nothing_is_lost') }}
      empty={{ scene: 'history', title: say('screens-insights.no_activity_yet'), text: say('screens-lists.no_activity_how') }}
    >
      {(shown) => <ActivityList rows={shown} total={count ?? shown.length} pages={pages} />}
    </ListPage>
  );
}
