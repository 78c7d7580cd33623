import type { ActivityKind } from '@labelwise/domain/history';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListScores } from '../../../data/list-scores/use-list-scores.ts';
import { dateText } from '../../../lib/dates.ts';
import { resultsPath } from '../../../lib/paths.ts';
import { Tag } from '../../../ui/layout/list/tag.tsx';
import { FoodEntry } from '../parts/food-entry.tsx';
import { rowTarget } from '../parts/open-food.ts';
import { useSeen } from '../parts/use-seen.ts';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import type { ActivityRow } from './activities.ts';

type ActivityListProps = { rows: readonly ActivityRow[]; total: number; onNearEnd: () => void };

const FROM = '?fromPage=detailed-history';
const keyOf = (row: ActivityRow) => row.id;
const byBarcode = (barcode: string) => resultsPath(barcode, FROM);
const scoring = { batch: 'detailedHistory', fallback: () => 50 } as const;
const WORDS: Readonly<Record<ActivityKind, string>> = { scanned: 'Scanned', purchased: 'Purchased', favorited: 'Favorited' };

/** The activities, each with what it was, its date and the food's score. */
export function ActivityList({ rows, total, onNearEnd }: ActivityListProps) {
  const { t } = useTranslation();
  const { seen, onSeen } = useSeen(keyOf);
  const { scores } = useListScores(useMemo(() => seen.map(({ food }) => food), [seen]), scoring);
  return (
    <VirtualRows label={t('Activities')} rows={rows} total={total} keyOf={keyOf} onNearEnd={onNearEnd} onSeen={onSeen}>
      {({ food, kind, at }) => {
        const score = scores.get(food.id);
        return (
          <FoodEntry
            food={food}
            score={score}
            target={rowTarget(food, score?.score ?? 50, byBarcode, FROM)}
            meta={<><Tag>{t(WORDS[kind])}</Tag> {at === null ? t('Recent') : dateText(at)}</>}
          />
        );
      }}
    </VirtualRows>
  );
}
