import {
  averageScore,
  EXPLORATION_MILESTONE,
  explorationProgress,
  INSIGHTS_SCORED_MAX,
  SCAN_INSIGHTS_MAX,
  windowAverages,
} from '@labelwise/domain/history';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { activitySummaryQuery } from '../../data/activity.ts';
import { type ScanEntry, scansQuery } from '../../data/scans.ts';
import { useInsightScores } from '../../data/scores/lists/use-list-scores.ts';
import { say } from '../../i18n/say.ts';
import { epochOf, monthDayText } from '../../lib/dates.ts';
import { Link } from '../../lib/navigation.tsx';
import { LIVE, paths } from '../../lib/paths.ts';
import { LineTrend, MilestoneGrid } from '../../ui/charts.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AverageCard, LandingCard, RecentCard, SplitCard } from './cards.tsx';
import {
  averageOf,
  distinctFoods,
  InsightsEmpty,
  InsightsError,
  InsightsLoading,
  knownScores,
  type Scored,
  scannedItems,
  withScores,
} from './insight-states.tsx';
import { latelyText, lineText } from './meanings.ts';
import styles from './parts.module.css';
import words from './week/words.module.css';

const DAY_MS = 86_400_000;

/** One week of the calendar: its Monday in epoch ms, and the mean of its scores, whole; null without any. */
type Week = { start: number; mean: number | null };

type Dated = { product: string; at: number | null; score: number | null };

/**
 * The weeks from the first score to now, oldest first, at most `most`; weeks begin on Monday, local time. A product counts in each week in
 * which it was scanned.
 */
export function weeklyMeans(scans: readonly Dated[], now: number, most = 8): Week[] {
  const dated = scans.flatMap(({ product, at, score }) =>
    at === null || score === null ? [] : [{ product, at, score, week: mondayOf(at) }],
  );
  if (dated.length === 0) return [];
  const first = Math.min(...dated.map(({ week }) => week));
  const weeks: Week[] = [];
  for (let start = mondayOf(now); start >= first && weeks.length < most; start = mondayOf(start - DAY_MS)) {
    const mean = averageScore(dated.filter(({ week }) => week === start));
    weeks.unshift({ start, mean: mean === null ? null : Math.round(mean) });
  }
  return weeks;
}

function mondayOf(time: number): number {
  const day = new Date(time);
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() - ((day.getDay() + 6) % 7));
  return day.getTime();
}

/** A line needs two weeks with something in them. */
const drawsLine = (weeks: readonly Week[]): boolean => weeks.filter(({ mean }) => mean !== null).length >= 2;

/** The mean score of each week. */
function WeeksCard({ weeks }: { weeks: readonly Week[] }) {
  const known = weeks.filter(({ mean }) => mean !== null);
  const name = (start: number) => (start === weeks.at(-1)?.start ? say('screens-common.this_week') : monthDayText(start));
  const first = weeks[0];
  return (
    <Card title={say('screens-insights.week_by_week')} aside={say('screens-insights.average_of_each_week')}>
      {first === undefined || !drawsLine(weeks) ? (
        <p className="small muted">{say('screens-insights.no_week_line')}</p>
      ) : (
        <>
          <p className={words.lead}>{lineText(known[0]?.mean ?? 0, known.at(-1)?.mean ?? 0)}</p>
          <LineTrend
            values={weeks.map(({ mean }) => mean)}
            ends={[name(first.start), say('screens-common.this_week')]}
            guides={[say('screens-insights.n_75_great'), say('screens-insights.n_50_good')]}
            label={say('screens-insights.weeks_label', { first: known[0]?.mean ?? 0, last: known.at(-1)?.mean ?? 0 })}
            twin={{
              open: say('screens-common.show_as_table'),
              caption: say('screens-insights.weeks_caption'),
              heads: [say('screens-insights.week'), say('screens-common.average')],
              rows: weeks.map(({ start, mean }): [string, string] => [
                name(start),
                mean === null ? say('screens-insights.no_scans') : String(mean),
              ]),
            }}
          />
        </>
      )}
    </Card>
  );
}

/** What the newest 30 products scanned add up to; the newest ten of them by their current score. */
export function ScannedTab() {
  const query = useQuery(scansQuery());
  const [now] = useState(Date.now);
  const items = useMemo(() => scannedItems(query.data ?? []).slice(0, SCAN_INSIGHTS_MAX), [query.data]);
  const foods = useMemo(() => distinctFoods(items.slice(0, INSIGHTS_SCORED_MAX.scanned)), [items]);
  const scored = withScores(items, useInsightScores(foods));
  if (query.isPending) return <InsightsLoading label={say('screens-insights.loading_your_scans')} />;
  if (query.data === undefined)
    return (
      <InsightsError
        title={say('screens-insights.unable_to_load_your_scans')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (items.length === 0)
    return <InsightsEmpty title={say('screens-insights.no_scans_yet')}>{say('screens-insights.scan_a_few_sum')}</InsightsEmpty>;
  const scores = knownScores(scored);
  const { last3, last7 } = windowAverages(scores);
  const weeks = weeklyMeans(scansOf(query.data, scored), now);
  // The wide place is for a line; where there is none yet, its sentence stands in the narrow one.
  const weekByWeek = <WeeksCard weeks={weeks} />;
  const split = <SplitCard title={say('screens-insights.what_you_scan')} items={items} />;
  const count =
    items.length === SCAN_INSIGHTS_MAX
      ? say('screens-insights.last_count_products', { count: items.length })
      : say('screens-common.product_count', { count: items.length });
  return (
    <div className={styles.grid}>
      <div className={styles.stack}>
        <AverageCard
          title={say('screens-insights.average_score')}
          aside={count}
          average={averageOf(scored)}
          meaning={latelyText(last3, averageOf(scored), scores.length)}
          lanes={[
            { label: say('screens-insights.last_3'), value: last3 },
            { label: say('screens-insights.last_7'), value: last7 },
            {
              label:
                items.length === SCAN_INSIGHTS_MAX ? say('screens-insights.last_n', { count: items.length }) : say('screens-common.all'),
              value: averageOf(scored),
            },
          ]}
        />
        <ExplorationCard />
        {drawsLine(weeks) ? split : weekByWeek}
      </div>
      <div className={`${styles.stack} ${styles.wide}`}>
        <LandingCard title={say('screens-insights.where_your_scans_land')} aside={count} scores={scores} />
        {drawsLine(weeks) ? weekByWeek : split}
      </div>
      <div className={styles.full}>
        <RecentCard title={say('screens-insights.recently_scanned')} items={scored} all={paths.history} />
      </div>
    </div>
  );
}

/** Every scan of these products, with the score that counts for the product. */
function scansOf(entries: readonly ScanEntry[], scored: readonly Scored[]): Dated[] {
  const scores = new Map(scored.map(({ food, score }) => [food.id, score]));
  return entries.flatMap(({ scan, food }) => {
    const score = scores.get(food.id);
    return score === undefined ? [] : [{ product: food.id, at: epochOf(scan.scannedAt), score }];
  });
}

/** How many different products were scanned, and how many it still takes to the next milestone of 25. */
function ExplorationCard() {
  const { data } = useQuery(activitySummaryQuery());
  if (data === undefined) return null;
  const { products, reached, next, remaining } = explorationProgress(data.products);
  const step = products - reached * EXPLORATION_MILESTONE;
  const sentence = say('screens-insights.milestone', { products, remaining, next });
  return (
    <Card title={say('screens-insights.exploration')} aside={say('screens-common.count_of_total', { count: products, total: next })}>
      <p className="small">{sentence}</p>
      <MilestoneGrid value={step} goal={EXPLORATION_MILESTONE} label={sentence} />
      {reached > 0 && <p className="small muted">{say('screens-insights.milestones_reached', { reached })}</p>}
      <Link className="link" to={paths.scan} state={LIVE}>
        {say('screens-insights.scan_something_new')}
        <Icon name="next" size="s" />
      </Link>
    </Card>
  );
}
