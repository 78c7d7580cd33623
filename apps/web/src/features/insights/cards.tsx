import { categorySplit, RECENT_LIST_SHOWN, scoreDistribution } from '@labelwise/domain/history';
import { ringLevel, scoreLabel } from '@labelwise/domain/scoring';
import { verdictText } from '@labelwise/messages/render/verdict';
import { type ReactNode, useMemo, useState } from 'react';
import type { Food } from '../../data/foods/foods.ts';
import { storeLastScan } from '../../data/foods/stored-scan.ts';
import { useIsForOthers } from '../../data/people/has-people.ts';
import { stripOf, tooYoungText } from '../../data/people/verdict-words.ts';
import { type ListScoring, useListScores } from '../../data/scores/lists/use-list-scores.ts';
import { say } from '../../i18n/say.ts';
import { shortTimeText } from '../../lib/dates.ts';
import { Link } from '../../lib/navigation.tsx';
import { paths, resultsPath } from '../../lib/paths.ts';
import type { JudgedScore } from '../../lib/score-state.ts';
import { DotDistribution, SplitBar } from '../../ui/charts.tsx';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import { FoodRow } from '../../ui/food/food-row.tsx';
import { QuarterBar } from '../../ui/food/ledger-waterfall.tsx';
import { ScoreRing } from '../../ui/food/score-ring.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { HouseholdStrip } from '../../ui/people.tsx';
import type { InsightItem, Scored } from './insight-states.tsx';
import { splitText } from './meanings.ts';
import styles from './parts.module.css';
import words from './week/words.module.css';

const FROM = '?fromPage=insights';

type InsightRowProps = {
  food: Food;
  /** Null while it is computed. */
  score: JudgedScore | null;
  /** What it is for each of several people, where foods are judged for them ({@link useForOthers}). */
  forOthers?: ReactNode;
  /** Kind and time. */
  meta: ReactNode;
  /** A control beside the link. */
  action?: ReactNode | undefined;
};

/** One product of insights. One without a barcode is handed to the results through this device. */
export function InsightRow({ food, score, forOthers, meta, action }: InsightRowProps) {
  const code = food.barcode?.trim() ?? '';
  const hasBarcode = code !== '' && code.toLowerCase() !== 'unknown';
  return (
    <FoodRow
      name={food.name}
      brand={food.brand}
      image={food.image}
      family={food.placeholder}
      score={score?.score ?? null}
      scoreState={score?.state}
      scorePending={score === null && forOthers === undefined}
      household={forOthers}
      meta={meta}
      to={hasBarcode ? resultsPath(code, FROM) : `${paths.results}${FROM}`}
      onOpen={hasBarcode ? undefined : () => storeLastScan(food, { score: score?.score ?? food.healthScore })}
      action={action}
    />
  );
}

type RecentCardProps = {
  title: string;
  items: readonly Scored[];
  /** Where all of them are; no link without it. */
  all?: string | undefined;
  /** A control beside each, e.g. remove. */
  action?: ((item: Scored) => ReactNode) | undefined;
};

/** The newest three of a list, and the way to all of them. */
export function RecentCard({ title, items, all, action }: RecentCardProps) {
  const [now] = useState(Date.now);
  const shown = items.slice(0, RECENT_LIST_SHOWN);
  const ids = shown.map(({ food }) => food.id).join();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same foods as long as their ids are the same
  const forOthers = useForOthers(useMemo(() => shown.map(({ food }) => food), [ids]));
  return (
    <Card
      title={title}
      aside={
        all !== undefined && (
          <Link className="link" to={all}>
            {say('screens-common.see_all')}
            <Icon name="next" size="s" />
          </Link>
        )
      }
    >
      <TooYoungNote />
      <ul className={styles.recent}>
        {shown.map((item) => (
          <li key={item.food.id}>
            <InsightRow
              food={item.food}
              score={item.shown}
              forOthers={forOthers(item.food)}
              meta={item.at === null ? undefined : shortTimeText(item.at, now)}
              action={action?.(item)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Above foods in a row: for whom none of them is judged. */
export function TooYoungNote() {
  const text = useIsForOthers() ? tooYoungText() : null;
  return text === null ? null : <p className={`small muted ${styles.tooYoung}`}>{text}</p>;
}

type SplitCardProps = {
  title: string;
  items: readonly InsightItem[];
};

/** What kinds of food the products are, the largest first, in the words that the filters of lists use. */
export function SplitCard({ title, items }: SplitCardProps) {
  const parts = categorySplit(items.map(({ food }) => food.placeholder)).map(({ category, percent }) => ({
    id: category,
    name: say(`screens-lists.kind_${category}`),
    share: percent / 100,
    text: say('screens-common.percent', { n: percent }),
  }));
  const meaning = splitText(parts);
  return (
    <Card title={title} aside={say('screens-insights.by_category')}>
      {meaning !== null && <p className={words.lead}>{meaning}</p>}
      <div className={styles.split} data-many={parts.length > 2 || undefined}>
        <SplitBar parts={parts} />
      </div>
    </Card>
  );
}

type AverageCardProps = {
  title: string;
  aside: string;
  /** Mean score, not rounded; null without one. */
  average: number | null;
  /** What it means, in one sentence; null where nothing is to be compared. */
  meaning: string | null;
  /** Other means to hold beside it; null ones are left out. */
  lanes: readonly { label: string; value: number | null /** Of how many products, where lanes differ in that. */; count?: number }[];
};

/** A mean score as a ring, and other means beside it as lanes with their numbers. */
export function AverageCard({ title, aside, average, meaning, lanes }: AverageCardProps) {
  const score = average === null ? null : Math.round(average);
  return (
    <Card title={title} aside={aside}>
      {meaning !== null && <p className={words.lead}>{meaning}</p>}
      <div className={styles.average}>
        <ScoreRing
          score={score}
          size="middle"
          label={
            score === null
              ? say('screens-common.no_score')
              : say('screens-insights.average_of_100', { score, word: verdictText(say, scoreLabel(score)) })
          }
        />
        <dl className={styles.lanes}>
          {lanes.map(({ label, value, count }) => {
            const mean = value === null ? null : Math.round(value);
            return (
              <div key={label}>
                <dt>
                  {label}
                  {count !== undefined && count > 1 && <small>{say('screens-insights.last_count', { count })}</small>}
                </dt>
                <dd>
                  <QuarterBar value={mean ?? 0} level={mean === null ? undefined : ringLevel(mean)} size="s" />
                  <b className="num">{mean ?? '–'}</b>
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </Card>
  );
}

type LandingCardProps = {
  title: string;
  /** Of how many; absent until one is known. */
  aside: string | undefined;
  scores: readonly number[];
};

/** Where scores land on the scale: a dot each, with a table that says the same. */
export function LandingCard({ title, aside, scores }: LandingCardProps) {
  const great = scores.filter((score) => score >= 75).length;
  const good = scores.filter((score) => score >= 50 && score < 75).length;
  const poor = scores.length - great - good;
  const steps = scoreDistribution(scores, 25).map(({ from, to, count }): [string, string] => [
    say('screens-insights.range', { from, to }),
    String(count),
  ]);
  return (
    <Card title={title} aside={aside}>
      {scores.length > 0 && (
        <p className={words.lead}>{say('screens-insights.landing_meaning', { good: great + good, total: scores.length })}</p>
      )}
      <DotDistribution
        scores={scores}
        heads={[say('screens-common.match_poor'), say('screens-insights.good'), say('screens-insights.great')]}
        label={say('screens-insights.scores_label', {
          total: scores.length,
          great,
          good,
          poor,
        })}
        twin={{
          open: say('screens-common.show_as_table'),
          caption: title,
          heads: [say('screens-common.score'), say('screens-common.products')],
          rows: steps,
        }}
      />
    </Card>
  );
}

const SCORING: ListScoring = { batch: 'insights', fallback: ({ healthScore }) => healthScore };
const NONE: readonly Food[] = [];

/**
 * What stands in a row in place of the member's own word and ring, where foods are judged for others too: what the food is for each of
 * them. The averages beside it stay one's own. `foods` must be the same object as long as its foods are.
 */
export function useForOthers(foods: readonly Food[]): (food: Food) => ReactNode {
  const isForOthers = useIsForOthers();
  const { scores } = useListScores(isForOthers ? foods : NONE, SCORING);
  return useMemo(
    () => (food) => {
      if (!isForOthers) return undefined;
      const score = scores.get(food.id);
      if (score === undefined) return <Skeleton width="120px" height="17px" />;
      if (score.household === undefined) return <span className="small">{say('screens-people.could_not_be_judged')}</span>;
      return <HouseholdStrip {...stripOf(score.household())} />;
    },
    [isForOthers, scores],
  );
}
