import type { ActivityKind } from '@labelwise/domain/history';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListScores } from '../../../data/scores/lists/use-list-scores.ts';
import { dateText } from '../../../lib/dates.ts';
import { resultsPath } from '../../../lib/paths.ts';
import type { IconName } from '../../../ui/icons/icon.tsx';
import { FoodEntry } from '../parts/food-entry.tsx';
import { KindMeta } from '../parts/kind-meta.tsx';
import { rowTarget } from '../parts/open-food.ts';
import { useSeen } from '../parts/use-seen.ts';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import type { ActivityRow } from './activities.ts';

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
