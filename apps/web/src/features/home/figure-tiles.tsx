import { scoreLabel, tileLevel } from '@labelwise/domain/scoring';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { activitySummaryQuery } from '../../data/scans/activity.ts';
import { paths } from '../../lib/paths.ts';
import { Skeleton } from '../../ui/feedback/waiting/skeleton.tsx';
import { ScoreTile, ScoreTiles } from '../../ui/food/score/score-tiles.tsx';

/** Scanned, Avg Score (green from 70, orange from 50, else red) and Favorites. */
export function FigureTiles() {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(activitySummaryQuery());
  const average = data?.averageScore == null ? null : Math.round(data.averageScore);
  const shown = (value: number | null | undefined): ReactNode =>
    isPending ? <Skeleton width="64px" height="42px" /> : value == null ? '–' : value.toLocaleString('en-US');
  return (
    <ScoreTiles>
      <ScoreTile value={shown(data?.scans)} label={t('Scanned')} to={paths.history} />
      <ScoreTile
        value={shown(average)}
        label={t('Avg Score')}
        level={average === null ? undefined : tileLevel(average)}
        word={average === null ? undefined : t(scoreLabel(average))}
        to={paths.insights}
      />
      <ScoreTile value={shown(data?.favorites)} label={t('Favorites')} to={paths.favorites} />
    </ScoreTiles>
  );
}
