import { useQuery } from '@tanstack/react-query';
import { type Trends, trendsQuery } from '../../data/insights.ts';
import { useStartTrial, useTrialOffer } from '../../data/subscription.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { reloadPage } from '../../lib/browser-page.ts';
import { calendarDayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { LineTrend } from '../../ui/charts/charts.tsx';
import { Button, LinkButton } from '../../ui/controls/button/button.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PREMIUM_PROMISES, UpsellCard } from '../../ui/layout/upsell.tsx';
import { AverageCard } from './parts/cards.tsx';
import { InsightsEmpty, InsightsError, InsightsLoading } from './parts/insight-states.tsx';
import styles from './parts/parts.module.css';

/** What the Trends tab shows to premium members, and the two ways to it. A started trial reloads the page. */
export function TrendsUpsell() {
  const { t } = useTranslation();
  const canStartTrial = useTrialOffer();
  const { start, isStarting } = useStartTrial({
    started: reloadPage,
    refused: (message) => toast({ title: t('Trial Setup Failed'), description: t(message), variant: 'destructive' }),
  });
  return (
    <div className={styles.upsell}>
      <UpsellCard title={t('See where your scores are going')} lockLabel={t('Premium')} promises={PREMIUM_PROMISES.trends} say={t}>
        {canStartTrial && (
          <Button variant="primary" wide loading={isStarting} onClick={() => start()}>
            {t('Start 7-Day Free Trial')}
          </Button>
        )}
        <LinkButton to={paths.subscribe} variant={canStartTrial ? 'secondary' : 'primary'} wide>
          {t('Upgrade to Premium')}
        </LinkButton>
      </UpsellCard>
    </div>
  );
}

/** The mean score of each day with a scan, up to 30 of them. */
function DaysCard({ days }: { days: Trends['daily'] }) {
  const { t } = useTranslation();
  const first = days[0];
  const last = days.at(-1);
  return (
    <Card title={t('Day by day')} aside={t('average score')}>
      {first === undefined || last === undefined || days.length < 2 ? (
        <p className="small muted">{t('Scans of two different days draw a line here.')}</p>
      ) : (
        <LineTrend
          values={days.map(({ average }) => Math.round(average))}
          ends={[calendarDayText(first.day), calendarDayText(last.day)]}
          guides={[t('75 Great'), t('50 Good')]}
          label={t('Average score of {{count}} days, from {{first}} to {{last}}', {
            count: days.length,
            first: Math.round(first.average),
            last: Math.round(last.average),
          })}
          twin={{
            open: t('Show as table'),
            caption: t('Average score of each day'),
            heads: [t('Day'), t('Average'), t('Scans')],
            rows: days.map(({ day, average, count }): [string, string, string] => [
              calendarDayText(day),
              String(Math.round(average)),
              String(count),
            ]),
          }}
        />
      )}
    </Card>
  );
}

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
      <div className={`${styles.full} ${styles.halves}`}>
        <ContributorsCard title={t('What adds most')} side="gains" contributors={gains} />
        <ContributorsCard title={t('What costs most')} side="losses" contributors={losses} />
      </div>
      <div className={styles.full}>
        <NutrientsCard nutrients={nutrients} />
      </div>
    </div>
  );
}

type ContributorsCardProps = {
  title: string;
  side: 'gains' | 'losses';
  contributors: Trends['gains'];
};

/** The lines of the ledgers that moved a member's scores most, all foods together. */
function ContributorsCard({ title, side, contributors }: ContributorsCardProps) {
  const { t } = useTranslation();
  const most = Math.max(1, ...contributors.map(({ points }) => Math.abs(points)));
  const sign = side === 'gains' ? '+' : '−';
  return (
    <Card title={title} aside={t('points added up')}>
      {contributors.length === 0 && <p className="small muted">{t('Nothing yet.')}</p>}
      <ul className={styles.contributors} data-level={side === 'gains' ? 'good' : 'poor'}>
        {contributors.map(({ label, points, count }) => (
          <li key={label}>
            <span>
              {label} <span className="muted">{count === 1 ? t('in 1 food') : t('in {{count}} foods', { count })}</span>
            </span>
            <b className="num">
              {sign}
              {Math.abs(points)}
            </b>
            <i aria-hidden="true" style={{ '--p': `${(Math.abs(points) / most) * 100}%` }} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Nutrient = Trends['nutrients'][number];

/** Nutrients per 100 g of the last seven scans against the ones before: two bars and their numbers, as a table. */
function NutrientsCard({ nutrients }: { nutrients: readonly Nutrient[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t('Nutrients')} aside={t('average per 100 g or ml')}>
      <table className={styles.nutrients}>
        <caption className="sr-only">{t('Nutrients of your last 7 scans against the ones before')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Nutrient')}</th>
            <th scope="col">{t('Last 7')}</th>
            <th scope="col">{t('Before')}</th>
            <th scope="col">{t('Change')}</th>
          </tr>
        </thead>
        <tbody>
          {nutrients.map((nutrient) => (
            <tr key={nutrient.name}>
              <th scope="row">
                {t(nutrient.name)}
                <Bars {...nutrient} />
              </th>
              <td>{amount(nutrient.recent, nutrient.unit)}</td>
              <td>{amount(nutrient.before, nutrient.unit)}</td>
              <td>{changeText(nutrient)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Bars({ recent, before }: Nutrient) {
  const most = Math.max(recent ?? 0, before ?? 0) || 1;
  return (
    <span className={styles.bars} aria-hidden="true">
      <i style={{ '--p': `${((recent ?? 0) / most) * 100}%` }} />
      <i style={{ '--p': `${((before ?? 0) / most) * 100}%` }} />
    </span>
  );
}

function amount(value: number | null, unit: string): string {
  return value === null ? '–' : `${value} ${unit}`;
}

/** "+12%", "−8%", "0%"; a dash where one of the two is unknown or nothing can be divided by. */
function changeText({ recent, before }: Nutrient): string {
  if (recent === null || before === null || before === 0) return '–';
  const percent = Math.round(((recent - before) / before) * 100);
  if (percent === 0) return '0%';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
}
