import { HISTORY_SCORED_MAX } from '@labelwise/domain/history';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListScores } from '../../../data/scores/lists/use-list-scores.ts';
import { dayTitle, timeText } from '../../../lib/dates.ts';
import { resultsPath } from '../../../lib/paths.ts';
import { FoodEntry } from '../parts/food-entry.tsx';
import { rowTarget } from '../parts/open-food.ts';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import type { HistoryRow } from './history-rows.ts';

type HistoryListProps = { rows: readonly HistoryRow[]; total: number | undefined; onNearEnd: () => void };

const keyOf = (row: HistoryRow) => row.id;
const scoring = { batch: 'history', fallback: () => 50 } as const;
const byBarcode = (barcode: string) => resultsPath(barcode);

/**
 * The scanned products by day. The 30 newest are scored afresh in batches and show their stored score until then; the
 * others keep the score that they were stored with.
 */
export function HistoryList({ rows, total, onNearEnd }: HistoryListProps) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const newest = useMemo(() => rows.slice(0, HISTORY_SCORED_MAX).map(({ food }) => food), [rows]);
  const { scores } = useListScores(newest, scoring);
  const titleOf = useMemo(
    () =>
      ({ at }: HistoryRow) =>
        at === null ? t('Earlier') : t(dayTitle(at, now)),
    [now, t],
  );
  return (
    <VirtualRows label={t('Scanned products')} rows={rows} total={total} keyOf={keyOf} titleOf={titleOf} onNearEnd={onNearEnd}>
      {(row) => {
        const fresh = scores.get(row.food.id);
        const score = fresh === undefined || fresh.isFallback ? { ...row.stored, isFallback: false } : fresh;
        return (
          <FoodEntry
            food={row.food}
            score={score}
            target={rowTarget(row.food, score.score, byBarcode)}
            meta={row.at === null ? t('Recent') : timeText(row.at)}
          />
        );
      }}
    </VirtualRows>
  );
}
