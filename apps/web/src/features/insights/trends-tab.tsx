import { useQuery } from '@tanstack/react-query';
import { type Trends, trendsQuery } from '../../data/scans.ts';
import { useStartTrial, useTrialOffer } from '../../data/subscription.ts';
import { say } from '../../i18n/say.ts';
import { reloadPage } from '../../lib/address.ts';
import { calendarDayText } from '../../lib/dates.ts';
import { LineTrend, SplitBar } from '../../ui/charts.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PREMIUM_PROMISES, trialRefused, UpsellCard, WaysToPremium } from '../../ui/layout/upsell.tsx';
import { AverageCard } from './cards.tsx';
import { InsightsEmpty, InsightsError, InsightsLoading } from './insight-states.tsx';
import { changeText, latelyText, lineText, nutrientsText, percentChange } from './meanings.ts';
import styles from './parts.module.css';
import words from './week/words.module.css';

/** What the Trends tab shows to premium members, and the two ways to it. A started trial reloads the page. */
export function TrendsUpsell() {
  const canStartTrial = useTrialOffer();
  const { start, isStarting } = useStartTrial({
    started: reloadPage,
    refused: trialRefused,
  });
  return (
    <div className={styles.upsell}>
      <UpsellCard
        title={say('screens-insights.see_where_going')}
        lockLabel={say('screens-common.premium')}
        promises={PREMIUM_PROMISES.trends}
      >
        <WaysToPremium trial={canStartTrial ? { start: () => start(), isStarting } : null} />
      </UpsellCard>
    </div>
  );
}

/** The mean score of each day with a scan, up to 30 of them. */
function DaysCard({ days }: { days: Trends['daily'] }) {
  const first = days[0];
  const last = days.at(-1);
  return (
    <Card title={say('screens-insights.day_by_day')} aside={say('screens-insights.average_score_aside')}>
      {first === undefined || last === undefined || days.length < 2 ? (
        <p className="small muted">{say('screens-insights.no_day_line')}</p>
      ) : (
        <>
          <p className={words.lead}>{lineText(Math.round(first.average), Math.round(last.average))}</p>
          <LineTrend
            values={days.map(({ average }) => Math.round(average))}
            ends={[calendarDayText(first.day), calendarDayText(last.day)]}
            guides={[say('screens-insights.n_75_great'), say('screens-insights.n_50_good')]}
            label={say('screens-insights.days_label', {
              count: days.length,
              first: Math.round(first.average),
              last: Math.round(last.average),
            })}
            twin={{
              open: say('screens-common.show_as_table'),
              caption: say('screens-insights.days_caption'),
              heads: [say('screens-insights.day'), say('screens-common.average'), say('screens-insights.scans')],
              rows: days.map(({ day, average, count }): [string, string, string] => [
                calendarDayText(day),
                String(Math.round(average)),
                String(count),
              ]),
            }}
          />
        </>
      )}
    </Card>
  );
}

/** How a member's scores and nutrients move; premium only. */
export function TrendsTab() {
  const { data, isPending, isFetching, refetch } = useQuery(trendsQuery());
  if (isPending) return <InsightsLoading label={say('screens-insights.loading_your_trends')} />;
  if (data === undefined)
    return <InsightsError title={say('screens-insights.unable_to_load_your_trends')} busy={isFetching} onRetry={() => void refetch()} />;
  const { last3, last7, all, daily, nutrients, gains, losses } = data;
  if (all.count === 0)
    return <InsightsEmpty title={say('screens-insights.no_scans_yet')}>{say('screens-insights.scan_a_few_trend')}</InsightsEmpty>;
  return (
    <div className={`${styles.grid} ${styles.trends}`}>
      <AverageCard
        title={say('screens-insights.average_score')}
        aside={say('screens-insights.count_scans', { count: all.count })}
        average={all.average}
        meaning={latelyText(last3.average, all.average, all.count)}
        lanes={[
          { label: say('screens-insights.last_3'), value: last3.average },
          { label: say('screens-insights.last_7'), value: last7.average },
          { label: say('screens-common.all'), value: all.average },
        ]}
      />
      <DaysCard days={daily} />
      <div className={`${styles.full} ${styles.halves}`}>
        <ContributorsCard title={say('screens-insights.what_adds_most')} side="gains" contributors={gains} />
        <ContributorsCard title={say('screens-insights.what_costs_most')} side="losses" contributors={losses} />
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

const MEANINGS = { gains: 'screens-insights.gains_meaning', losses: 'screens-insights.losses_meaning' } as const;

/** The lines of the ledgers that moved a member's scores most, all foods together. */
function ContributorsCard({ title, side, contributors }: ContributorsCardProps) {
  const most = Math.max(1, ...contributors.map(({ points }) => Math.abs(points)));
  const sign = side === 'gains' ? '+' : '−';
  const [first] = contributors;
  return (
    <Card title={title} aside={say('screens-insights.points_added_up')}>
      {first === undefined ? (
        <p className="small muted">{say('screens-common.nothing_yet')}</p>
      ) : (
        <p className={words.lead}>{say(MEANINGS[side], { label: first.label, points: Math.abs(first.points), count: first.count })}</p>
      )}
      <SplitBar
        level={side === 'gains' ? 'good' : 'poor'}
        parts={contributors.map(({ label, points, count }) => ({
          id: label,
          name: label,
          note: say('screens-insights.in_count_foods', { count }),
          share: Math.abs(points) / most,
          text: `${sign}${Math.abs(points)}`,
        }))}
      />
    </Card>
  );
}

type Nutrient = Trends['nutrients'][number];

/** Nutrients per 100 g of the last seven scans against the ones before: two bars and their numbers, as a table. */
function NutrientsCard({ nutrients }: { nutrients: readonly Nutrient[] }) {
  const meaning = nutrientsText(nutrients);
  return (
    <Card title={say('screens-insights.nutrients')} aside={say('screens-insights.average_per_100_g')}>
      {meaning !== null && <p className={words.lead}>{meaning}</p>}
      <div className={styles.measured}>
        <table className={styles.nutrients}>
          <caption className="sr-only">{say('screens-insights.nutrients_caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('screens-insights.nutrient')}</th>
              <th scope="col">{say('screens-insights.last_7')}</th>
              <th scope="col">{say('screens-insights.before')}</th>
              <th scope="col">{say('screens-insights.change_between')}</th>
            </tr>
          </thead>
          <tbody>
            {nutrients.map((nutrient) => (
              <tr key={nutrient.name}>
                <th scope="row">
                  {nutrient.name}
                  <Bars {...nutrient} />
                </th>
                <td>{amount(nutrient.recent, nutrient.unit)}</td>
                <td>{amount(nutrient.before, nutrient.unit)}</td>
                <td>{changeText(percentChange(nutrient)) ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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

/** Energy in whole numbers: a tenth of a kilocalorie tells nobody anything. */
function amount(value: number | null, unit: string): string {
  return value === null ? '–' : say('screens-insights.amount', { value: unit === 'g' ? value : Math.round(value), unit });
}
