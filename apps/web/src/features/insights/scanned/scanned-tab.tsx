import { average, INSIGHTS_SCORED_MAX, SCAN_INSIGHTS_MAX, windowAverages } from '@labelwise/domain/history';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { scansQuery } from '../../../data/scans/scans.ts';
import { useInsightScores } from '../../../data/scores/lists/use-insight-scores.ts';
import { paths } from '../../../lib/paths.ts';
import { AverageCard } from '../parts/average-card.tsx';
import { distinctFoods, scannedItems } from '../parts/insight-items.ts';
import { InsightsEmpty, InsightsError, InsightsLoading } from '../parts/insight-states.tsx';
import { LandingCard } from '../parts/landing-card.tsx';
import styles from '../parts/parts.module.css';
import { RecentCard } from '../parts/recent-card.tsx';
import { knownScores, withScores } from '../parts/scored.ts';
import { SplitCard } from '../parts/split-card.tsx';
import { ExplorationCard } from './exploration-card.tsx';
import { WeeksCard } from './weeks-card.tsx';

/** What the newest 30 products scanned add up to; the newest ten of them by their score of now. */
export function ScannedTab() {
  const { t } = useTranslation();
  const query = useQuery(scansQuery());
  const items = useMemo(() => scannedItems(query.data ?? []).slice(0, SCAN_INSIGHTS_MAX), [query.data]);
  const foods = useMemo(() => distinctFoods(items.slice(0, INSIGHTS_SCORED_MAX.scanned)), [items]);
  const scored = withScores(items, useInsightScores(foods));
  if (query.isPending) return <InsightsLoading label={t('Loading your scans...')} />;
  if (query.data === undefined)
    return <InsightsError title={t('Unable to load your scans')} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  if (items.length === 0)
    return <InsightsEmpty title={t('No scans yet')}>{t('Scan a few products, and here you see what they add up to.')}</InsightsEmpty>;
  const scores = knownScores(scored);
  const { last3, last7 } = windowAverages(scores);
  const count =
    items.length === SCAN_INSIGHTS_MAX
      ? t('last {{count}} products', { count: items.length })
      : t(items.length === 1 ? '1 product' : '{{count}} products', { count: items.length });
  return (
    <div className={styles.grid}>
      <AverageCard
        title={t('Average score')}
        aside={count}
        average={average(scores)}
        lanes={[
          { label: t('Last 3'), value: last3 },
          { label: t('Last 7'), value: last7 },
          { label: t('All'), value: average(scores) },
        ]}
      />
      <LandingCard title={t('Where your scans land')} aside={count} scores={scores} />
      <div className={styles.second}>
        <WeeksCard items={scored} />
      </div>
      <div className={`${styles.stack} ${styles.first}`}>
        <ExplorationCard />
        <SplitCard title={t('What you scan')} items={items} />
      </div>
      <div className={styles.full}>
        <RecentCard title={t('Recently scanned')} items={scored} all={paths.history} />
      </div>
    </div>
  );
}
