import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { trendsQuery } from '../../../data/scans/trends.ts';
import { AverageCard } from '../parts/average-card.tsx';
import { InsightsEmpty, InsightsError, InsightsLoading } from '../parts/insight-states.tsx';
import styles from '../parts/parts.module.css';
import { ContributorsCard } from './contributors-card.tsx';
import { DaysCard } from './days-card.tsx';
import { NutrientsCard } from './nutrients-card.tsx';
import trendStyles from './trends.module.css';

/** How a member's scores and nutrients move; premium only. */
export function TrendsTab() {
  const { t } = useTranslation();
  const { data, isPending, isFetching, refetch } = useQuery(trendsQuery());
  if (isPending) return <InsightsLoading label={t('Loading your trends...')} />;
  if (data === undefined) return <InsightsError title={t('Unable to load your trends')} busy={isFetching} onRetry={() => void refetch()} />;
  const { last3, last7, all, daily, nutrients, gains, losses } = data;
  if (all.count === 0)
    return (
      <InsightsEmpty title={t('No scans yet')}>{t('Scan a few products, and here you see where your scores are going.')}</InsightsEmpty>
    );
  return (
    <div className={styles.grid}>
      <AverageCard
        title={t('Average score')}
        aside={t(all.count === 1 ? '1 scan' : '{{count}} scans', { count: all.count })}
        average={all.average}
        lanes={[
          { label: t('Last 3'), value: last3.average },
          { label: t('Last 7'), value: last7.average },
          { label: t('All'), value: all.average },
        ]}
      />
      <DaysCard days={daily} />
      <div className={`${styles.full} ${trendStyles.halves}`}>
        <ContributorsCard title={t('What adds most')} side="gains" contributors={gains} />
        <ContributorsCard title={t('What costs most')} side="losses" contributors={losses} />
      </div>
      <div className={styles.full}>
        <NutrientsCard nutrients={nutrients} />
      </div>
    </div>
  );
}
