import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type TrendingInsights as Insights,
  type PeriodFigures,
  type TrendingPeriod,
  trendingInsightsQuery,
} from '../../../data/trending.ts';
import { type Translate, useTranslation } from '../../../i18n/translation.ts';
import { Link } from '../../../lib/navigation/link.tsx';
import { resultsPath } from '../../../lib/paths.ts';
import { Segmented } from '../../../ui/controls/choice/choice.tsx';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './trending-insights.module.css';

/** How scanning moves and what the most scanned foods are made of; nothing while it loads, or where it does not come. */
export function TrendingInsights() {
  const { data } = useQuery(trendingInsightsQuery());
  if (data === undefined) return null;
  return (
    <>
      <TrendCard periods={data.periods} />
      <IngredientsCard ingredients={data.ingredients} />
    </>
  );
}

const BEFORE: Readonly<Record<TrendingPeriod, string>> = {
  day: 'the 24 hours before',
  '3 days': 'the 3 days before',
  week: 'the week before',
};

function TrendCard({ periods }: Pick<Insights, 'periods'>) {
  const { t } = useTranslation();
  const [period, setPeriod] = useState<TrendingPeriod>('week');
  const figures = periods[period];
  return (
    <Card title={t('Trends')}>
      <Segmented
        label={t('Period')}
        value={period}
        onChange={setPeriod}
        options={[
          { value: 'day', label: t('24 hours') },
          { value: '3 days', label: t('3 days') },
          { value: 'week', label: t('Week') },
        ]}
      />
      {/* The sentences of the chosen period are read out when another is chosen. */}
      <div aria-live="polite">
        <p className={styles.lead}>{scansText(t, figures, t(BEFORE[period]))}</p>
        {figures.average !== null && <p className={styles.text}>{averageText(t, figures.average, figures.averageBefore)}</p>}
      </div>
      {figures.rising.length > 0 && (
        <>
          <h3 className={styles.small}>{t('Rising')}</h3>
          <ol className={styles.rising}>
            {figures.rising.map(({ food, scans, before }) => (
              <li key={food.id}>
                <Icon name="up" size="s" />
                <Link to={resultsPath(food.barcode ?? food.id, '?from=trending')} className={styles.food}>
                  {food.name}
                </Link>
                <span className={styles.count}>{t('{{scans}} scans, {{before}} before', { scans, before })}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

/** "312 scans, 20% more than in the week before." */
function scansText(t: Translate, { scans, before }: PeriodFigures, span: string): string {
  if (scans === null) return t('Too few members have scanned to show figures in which nobody could be recognized.');
  const count = scans.toLocaleString('en-US');
  if (before === null) return t('{{count}} scans.', { count });
  const change = Math.round((scans / before - 1) * 100);
  if (change === 0) return t('{{count}} scans, as many as in {{span}}.', { count, span });
  const percent = Math.abs(change).toLocaleString('en-US');
  return change > 0
    ? t('{{count}} scans, {{percent}}% more than in {{span}}.', { count, percent, span })
    : t('{{count}} scans, {{percent}}% fewer than in {{span}}.', { count, percent, span });
}

/** The community's score, the one for everyone. */
function averageText(t: Translate, average: number, before: number | null): string {
  const points = before === null ? 0 : average - before;
  if (before === null) return t('The mean score for everyone of what was scanned: {{average}} of 100.', { average });
  if (points === 0) return t('The mean score for everyone of what was scanned: {{average}} of 100, as before.', { average });
  return t(
    points > 0
      ? 'The mean score for everyone of what was scanned: {{average}} of 100, {{points}} higher than before.'
      : 'The mean score for everyone of what was scanned: {{average}} of 100, {{points}} lower than before.',
    { average, points: Math.abs(points) },
  );
}

const MATTERS = {
  conflict: { icon: 'conflict', level: 'poor' },
  'possible conflict': { icon: 'caution', level: 'fair' },
  less: { icon: 'minus', level: 'fair' },
  more: { icon: 'plus', level: 'good' },
} as const satisfies Readonly<Record<string, { icon: IconName; level: string }>>;

function IngredientsCard({ ingredients }: Pick<Insights, 'ingredients'>) {
  const { t } = useTranslation();
  if (ingredients === null || ingredients.rows.length === 0) {
    return (
      <Card title={t('Popular Ingredients')}>
        <p className={styles.text}>{t('Shown once enough members have scanned enough products with a list that can be read.')}</p>
      </Card>
    );
  }
  const { products, rows } = ingredients;
  return (
    <Card title={t('Popular Ingredients')}>
      <p className={styles.text}>{t('In the {{products}} most scanned products whose ingredients can be read.', { products })}</p>
      <ol className={styles.rows}>
        {rows.map(({ name, products: count, matter }) => (
          <li key={name}>
            <span className={styles.head}>
              <span className="strong">{name}</span>
              <span className={styles.count}>{t('{{count}} of {{products}}', { count, products })}</span>
            </span>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ '--p': (100 * count) / products }} />
            </span>
            {matter !== null && (
              <span className={styles.matter} data-level={MATTERS[matter.kind].level}>
                <Icon name={MATTERS[matter.kind].icon} size="s" />
                {matter.text}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {t('Without a remark nothing speaks for or against it in your profile. The results of each product decide.')}
      </p>
    </Card>
  );
}
