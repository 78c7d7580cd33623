import { HISTORY_SCORED_MAX } from '@labelwise/domain/history';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { activitySummaryQuery } from '../../data/activity.ts';
import { usePages } from '../../data/lists.ts';
import { useIsForOthers } from '../../data/people/has-people.ts';
import { clearScans, removeScans, restoreScans, scanPagesQuery } from '../../data/scans.ts';
import type { ListScore } from '../../data/scores/lists/list-scorer.ts';
import { useListScores } from '../../data/scores/lists/use-list-scores.ts';
import { say } from '../../i18n/say.ts';
import { dayTitle, timeText } from '../../lib/dates.ts';
import { log } from '../../lib/log.ts';
import { useGoBack } from '../../lib/navigation.tsx';
import { resultsPath } from '../../lib/paths.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { type HistoryRow, historyRows } from './activities.ts';
import { useClearing } from './clear-list.tsx';
import { ListPage } from './list-page.tsx';
import { FoodEntry, rowTarget, useRemovalNotices } from './list-parts.tsx';
import { type MoreRows, NarrowedRows } from './narrowed-rows.tsx';
import { useNarrowing } from './narrowing.ts';

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
  const [now] = useState(Date.now);
  const remove = useRemoval();
  const { fits } = useNarrowing().narrowing;
  const isForOthers = useIsForOthers();
  // A stored score is one's own.
  const isWhole = fits || isForOthers;
  const scored = useMemo(() => (isWhole ? rows : rows.slice(0, HISTORY_SCORED_MAX)).map(({ food }) => food), [isWhole, rows]);
  const { scores, waiting } = useListScores(scored, scoring, isWhole);
  const scoreOf = useCallback(
    ({ food, stored }: HistoryRow): ListScore | undefined => {
      const fresh = scores.get(food.id);
      if (isForOthers) return fresh;
      return fresh === undefined || fresh.isFallback ? { ...stored, isFitting: fresh?.isFitting ?? false, isFallback: false } : fresh;
    },
    [scores, isForOthers],
  );
  const titleOf = useMemo(
    () =>
      ({ at }: HistoryRow) =>
        at === null ? say('screens-lists.earlier') : dayTitle(at, now),
    [now],
  );
  return (
    <NarrowedRows
      label={say('screens-lists.scanned_products')}
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
            target={rowTarget(row.food, score?.score ?? row.stored.score, byBarcode)}
            meta={row.at === null ? say('screens-common.recent') : timeText(row.at)}
            action={
              pick ?? (
                <IconButton
                  icon="trash"
                  label={say('screens-lists.remove_from_history', { name: row.food.name })}
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
    removed: say('screens-lists.removed_from_history'),
    description: say('screens-lists.others_stay'),
    failed: say('screens-lists.not_removed'),
  });
  const remove: (foodId: string) => void = useMutation(
    removeScans(client, { ...notices, failed: (foodId) => notices.failed(() => remove(foodId)) }),
  ).mutate;
  return remove;
}

/** /history: every scanned product once, newest first. */
export function HistoryScreen() {
  const client = useQueryClient();
  const goBack = useGoBack();
  const pages = usePages(scanPagesQuery());
  const summary = useQuery(activitySummaryQuery());
  const rows = useMemo(() => pages.rows && historyRows(pages.rows), [pages.rows]);
  // Once everything is here the list knows best; before that the server does.
  const count = rows === undefined ? undefined : pages.hasMore ? Math.max(summary.data?.products ?? 0, rows.length) : rows.length;
  const clearing = useClearing({
    title: say('screens-lists.clear_scan_history'),
    question: say('screens-lists.this_removes_scans', { n: count ?? 0 }),
    clear: () => clearScans(client),
    cleared: { title: say('screens-lists.scan_history_cleared'), description: say('screens-lists.others_stay') },
    undo: () => restoreScans(client),
    notCleared: say('screens-lists.history_not_cleared'),
    onFailed: (error) => log.info(`Clearing the scan history failed: ${error.message}`),
  });
  return (
    <>
      <ListPage
        title={say('screens-common.scan_history')}
        lead={count === undefined || count === 0 ? undefined : say('screens-lists.scanned_count', { n: count })}
        aside={clearing.button}
        notice={clearing.failed}
        back={goBack}
        pages={{ ...pages, rows }}
        loading={say('screens-home.loading_scan_history')}
        isTitled
        failed={{ title: say('screens-lists.history_not_loaded'), text: say('screens-lists.nothing_is_lost') }}
        empty={{ scene: 'history', title: say('screens-lists.no_scan_history_yet'), text: say('screens-lists.no_scan_history_how') }}
      >
        {(shown) => <HistoryList rows={shown} total={count ?? shown.length} pages={pages} />}
      </ListPage>
      {clearing.dialog}
    </>
  );
}
