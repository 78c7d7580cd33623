import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { swapsQuery, type Week, type WeekSwaps, weekQuery } from '../../../data/insights.ts';
import { onPreferencesUpdated } from '../../../data/preferences-updated.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { InsightsEmpty, InsightsError, InsightsLoading } from '../parts/insight-states.tsx';
import { IntakeCard } from './intake-card.tsx';
import { ProcessingCard } from './processing-card.tsx';
import { ShelfCard } from './shelf-card.tsx';
import { SwapsCard } from './swaps-card.tsx';
import { drawsTrend, TrendCard } from './trend-card.tsx';
import styles from './week.module.css';

/** The last seven days: a shelf by score, what would lift it, where it goes, what it brings of a day, and how processed it is. */
export function WeekTab() {
  const { t } = useTranslation();
  const week = useQuery(weekQuery());
  const swaps = useQuery(swapsQuery());
  const [refetchWeek, refetchSwaps] = [week.refetch, swaps.refetch];
  useEffect(
    () =>
      onPreferencesUpdated(() => {
        void refetchWeek();
        void refetchSwaps();
      }),
    [refetchWeek, refetchSwaps],
  );
  if (week.isPending) return <InsightsLoading label={t('Loading your week...')} />;
  if (week.data === undefined)
    return <InsightsError title={t('Unable to load your week')} busy={week.isFetching} onRetry={() => void week.refetch()} />;
  if (week.data.processing.length === 0 && week.data.shelf.length === 0 && week.data.judged === 0)
    return (
      <InsightsEmpty title={t('Your shelf is empty')}>
        {t('What you scan, buy or eat in a week stands here, the best at the top.')}
      </InsightsEmpty>
    );
  return <WeekCards week={week.data} swaps={swaps.data} isFailed={swaps.isError} onRetry={() => void swaps.refetch()} />;
}

type WeekCardsProps = { week: Week; swaps: WeekSwaps | undefined; isFailed: boolean; onRetry: () => void };

function WeekCards({ week, swaps, isFailed, onRetry }: WeekCardsProps) {
  const { average, shelf, trend, judged, intake, processing } = week;
  return (
    <div className={`${styles.grid} ${drawsTrend(trend, judged) ? '' : styles.sparse}`}>
      <ShelfCard shelf={shelf} average={average} />
      <SwapsCard swaps={swaps} shelf={shelf} isFailed={isFailed} onRetry={onRetry} />
      <TrendCard trend={trend} judged={judged} />
      <IntakeCard intake={intake} />
      {processing.length > 0 && <ProcessingCard months={processing} />}
    </div>
  );
}
