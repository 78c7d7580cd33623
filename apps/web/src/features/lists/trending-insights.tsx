import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type TrendingInsights as Insights, type PeriodFigures, type TrendingPeriod, trendingInsightsQuery } from '../../data/trending.ts';
import { say } from '../../i18n/say.ts';
import { Link } from '../../lib/navigation.tsx';
import { resultsPath } from '../../lib/paths.ts';
import { Segmented } from '../../ui/controls/choice.tsx';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './trending-insights.module.css';

/** How scanning moves and what the most scanned foods are made of, and what follows on that, which waits for it; nothing where it does not come. */
export function TrendingInsights({ children }: { children: ReactNode }) {
  const { data, isPending } = useQuery(trendingInsightsQuery());
  if (isPending) return <Skeleton shape="tile" height="240px" />;
  return (
    <>
      {data !== undefined && (
        <>
          <TrendCard periods={data.periods} />
          <IngredientsCard ingredients={data.ingredients} />
        </>
      )}
      {children}
    </>
  );
}

const DAYS: Readonly<Record<TrendingPeriod, number>> = { day: 1, '3 days': 3, week: 7 };

function TrendCard({ periods }: Pick<Insights, 'periods'>) {
  const [period, setPeriod] = useState<TrendingPeriod>('week');
  const figures = periods[period];
  return (
    <Card title={say('screens-common.trends')}>
      <Segmented
        label={say('screens-lists.period')}
        value={period}
        onChange={setPeriod}
        options={[
          { value: 'day', label: say('screens-lists.n_24_hours') },
          { value: '3 days', label: say('screens-lists.n_3_days') },
          { value: 'week', label: say('screens-insights.week') },
        ]}
      />
      {/* The sentences of the chosen period are read out when another is chosen. */}
      <div aria-live="polite">
        <p className={styles.lead}>{scansText(figures, period)}</p>
        {figures.average !== null && <p className={styles.text}>{averageText(figures.average, figures.averageBefore)}</p>}
      </div>
      {figures.rising.length > 0 && (
        <>
          <h3 className={styles.small}>{say('screens-lists.rising')}</h3>
          <ol className={styles.rising}>
            {figures.rising.map(({ food, scans, before }) => (
              <li key={food.id}>
                <Icon name="up" size="s" />
                <Link to={resultsPath(food.barcode ?? food.id, '?from=trending')} className={styles.food}>
                  {food.name}
                </Link>
                <span className={styles.count}>{say('screens-lists.scans_and_before', { scans, before })}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

/** "312 scans, 20% more than in the week before." */
function scansText({ scans: count, before }: PeriodFigures, period: TrendingPeriod): string {
  if (count === null) return say('screens-lists.too_few_members');
  if (before === null) return say('screens-lists.scans_alone', { count });
  const change = Math.round((count / before - 1) * 100);
  if (change === 0) return say('screens-lists.scans_as_many', { count, days: DAYS[period] });
  const percent = Math.abs(change);
  return change > 0
    ? say('screens-lists.scans_more', { count, percent, days: DAYS[period] })
    : say('screens-lists.scans_fewer', { count, percent, days: DAYS[period] });
}

/** The community's score, the one for everyone. */
function averageText(average: number, before: number | null): string {
  const points = before === null ? 0 : average - before;
  if (before === null) return say('screens-lists.mean', { average });
  if (points === 0) return say('screens-lists.mean_as_before', { average });
  return points > 0 ? say('screens-lists.mean_higher', { average, points }) : say('screens-lists.mean_lower', { average, points: -points });
}

const MATTERS = {
  conflict: { icon: 'conflict', level: 'poor' },
  'possible conflict': { icon: 'caution', level: 'fair' },
  less: { icon: 'minus', level: 'fair' },
  more: { icon: 'plus', level: 'good' },
} as const satisfies Readonly<Record<string, { icon: IconName; level: string }>>;

function IngredientsCard({ ingredients }: Pick<Insights, 'ingredients'>) {
  if (ingredients === null || ingredients.rows.length === 0) {
    return (
      <Card title={say('screens-lists.popular_ingredients')}>
        <p className={styles.text}>{say('screens-lists.no_ingredients_yet')}</p>
      </Card>
    );
  }
  const { products, rows } = ingredients;
  return (
    <Card title={say('screens-lists.popular_ingredients')}>
      <p className={styles.text}>{say('screens-lists.ingredients_of', { products })}</p>
      <ol className={styles.rows}>
        {rows.map(({ name, products: count, matter }) => (
          <li key={name}>
            <span className={styles.head}>
              <span className="strong">{name}</span>
              <span className={styles.count}>{say('screens-common.count_of_total', { count, total: products })}</span>
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
      <p className={styles.note}>{say('screens-lists.ingredients_note')}</p>
    </Card>
  );
}
