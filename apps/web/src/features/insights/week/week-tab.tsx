import { speaksNothingAgainst } from '@labelwise/domain/people';
import { scoreLabel } from '@labelwise/domain/scoring';
import { BOARDS, boardOf } from '@labelwise/domain/week';
import { verdictText } from '@labelwise/messages/render/verdict';
import { swapsText } from '@labelwise/messages/render/week';
import { useQuery } from '@tanstack/react-query';
import { useIsForOthers } from '../../../data/people/has-people.ts';
import { stripOf } from '../../../data/people/verdict-words.ts';
import { useScoreRevision } from '../../../data/preferences-updated.ts';
import { swapsQuery, type Week, type WeekFood, type WeekSwaps, weekQuery } from '../../../data/scans.ts';
import { useJudgedFood } from '../../../data/scores/lists/use-list-scores.ts';
import { say } from '../../../i18n/say.ts';
import { shortName } from '../../../i18n/words.ts';
import { Link } from '../../../lib/navigation.tsx';
import { resultsPath } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/feedback/waiting.tsx';
import { SwapPair, SwapSum } from '../../../ui/food/product.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { TooYoungNote } from '../cards.tsx';
import { InsightsEmpty, InsightsError, InsightsLoading } from '../insight-states.tsx';
import { IntakeCard, TodayCard } from './eaten-cards.tsx';
import { ProcessingCard, ShelfCard } from './foods-cards.tsx';
import { drawsTrend, TrendCard } from './trend-card.tsx';
import styles from './week.module.css';
import words from './words.module.css';

/** The last seven days: a shelf by score, what would lift it, where it goes, what it brings of a day, and how processed it is. */
export function WeekTab() {
  // A change elsewhere asks for another week and other swaps.
  useScoreRevision();
  const week = useQuery(weekQuery());
  const swaps = useQuery(swapsQuery());
  if (week.isPending) return <InsightsLoading label={say('screens-insights.loading_your_week')} />;
  if (week.data === undefined)
    return (
      <InsightsError title={say('screens-insights.unable_to_load_your_week')} busy={week.isFetching} onRetry={() => void week.refetch()} />
    );
  if (week.data.processing.length === 0 && week.data.shelf.length === 0 && week.data.judged === 0)
    return <InsightsEmpty title={say('screens-insights.your_shelf_is_empty')}>{say('screens-insights.shelf_empty_how')}</InsightsEmpty>;
  return <WeekCards week={week.data} swaps={swaps.data} isFailed={swaps.isError} onRetry={() => void swaps.refetch()} />;
}

/** With more products than these a shelf has more boards than the swaps beside it have lines. */
const TALL_FROM = 14;

type WeekCardsProps = { week: Week; swaps: WeekSwaps | undefined; isFailed: boolean; onRetry: () => void };

function WeekCards({ week, swaps, isFailed, onRetry }: WeekCardsProps) {
  const { average, shelf, trend, judged, intake, processing } = week;
  const tall = shelf.length > TALL_FROM ? styles.tall : '';
  const isSparse = !drawsTrend(trend, judged);
  const boards = shelf.map((one) => boardOf(one));
  const place = monthsPlace({
    boards: BOARDS.map((board) => boards.filter((one) => one === board).length),
    swaps: swaps?.swaps.length ?? 0,
    months: processing.length,
  });
  return (
    <div className={styles.all}>
      <TodayCard />
      <div
        className={`${styles.grid} ${isSparse ? styles.sparse : tall}`}
        data-months={isSparse && processing.length > 0 ? place : undefined}
      >
        <ShelfCard shelf={shelf} average={average} />
        <SwapsCard swaps={swaps} shelf={shelf} isFailed={isFailed} onRetry={onRetry} />
        <TrendCard trend={trend} judged={judged} />
        <IntakeCard intake={intake} />
        {processing.length > 0 && <ProcessingCard months={processing} />}
      </div>
    </div>
  );
}

/** Where the months stand on a wide screen while there is no line to draw: below the shelf, below the trend, or across both columns. */
type MonthsPlace = 'left' | 'right' | 'wide';

/** Heights at 1280 px of window and letters of 16 px, in px: of a card without its rows, and of a row. */
const SHELF = { card: 161, row: 148 };
const SWAPS = { card: 215, row: 94, none: 132 };
const TREND = 128;
const MONTHS = { card: 206, row: 47 };
const GAP = 24;
/** Products on a board beside each other. */
const PER_BOARD = 7;

type Sizes = {
  /** Products on each board of the shelf. */
  boards: readonly number[];
  swaps: number;
  months: number;
};

/** The place of the months that leaves least of either column empty. Shelf and swaps stand side by side, the trend below the swaps. */
export function monthsPlace({ boards, swaps, months }: Sizes): MonthsPlace {
  const shelf = SHELF.card + SHELF.row * boards.reduce((rows, count) => rows + Math.ceil(count / PER_BOARD), 0);
  const right = (swaps === 0 ? SWAPS.none : SWAPS.card + SWAPS.row * swaps) + GAP + TREND;
  const card = GAP + MONTHS.card + MONTHS.row * months;
  const empty: readonly (readonly [MonthsPlace, number])[] = [
    ['wide', Math.abs(shelf - right)],
    ['left', Math.abs(shelf + card - right)],
    ['right', Math.abs(shelf - right - card)],
  ];
  return empty.reduce((best, one) => (one[1] < best[1] ? one : best))[0];
}

const FROM = '?fromPage=insights';
/** Below it a product is a poor match. */
const GOOD = 50;

type SwapsCardProps = { swaps: WeekSwaps | undefined; shelf: readonly WeekFood[]; isFailed: boolean; onRetry: () => void };

/** The swaps that lift the week most, with what each adds to the average. */
export function SwapsCard({ swaps, shelf, isFailed, onRetry }: SwapsCardProps) {
  if (swaps === undefined)
    return (
      <Card title={say('screens-insights.swaps')}>
        {isFailed ? (
          <>
            <p className={words.lead}>{say('screens-insights.swaps_not_loaded')}</p>
            <Button size="small" onClick={onRetry}>
              {say('screens-common.try_again')}
            </Button>
          </>
        ) : (
          <div role="status" aria-busy="true">
            <span className="sr-only">{say('screens-insights.looking_for_swaps')}</span>
            <Skeleton shape="tile" height="180px" />
          </div>
        )}
      </Card>
    );
  const { before, after, swaps: list } = swaps;
  if (before === null || after === null || list.length === 0) {
    const isFine = shelf.every(({ score }) => score === null || score >= GOOD);
    return (
      <Card title={say('screens-insights.swaps')}>
        <p className={words.lead}>
          {shelf.length === 0 ? say('screens-insights.no_swaps') : say(isFine ? 'insights.swaps_none_needed' : 'insights.swaps_none')}
        </p>
      </Card>
    );
  }
  const word = scoreLabel(after) === scoreLabel(before) ? null : verdictText(say, scoreLabel(after));
  return (
    <Card
      title={say('screens-insights.count_swaps', { count: list.length })}
      aside={<span className="num">{`${before} → ${after}`}</span>}
      spread
    >
      <p className={words.lead}>{swapsText(say, { swaps: list.length, before, after, word })}</p>
      <TooYoungNote />
      <p className={styles.heads} aria-hidden="true">
        {say('screens-common.average')}
      </p>
      <ol className={styles.swaps}>
        {list.map((swap, at) => (
          <SwapRow
            key={swap.from.food.id}
            swap={swap}
            balance={before + list.slice(0, at + 1).reduce((sum, { points }) => sum + points, 0)}
          />
        ))}
      </ol>
      <SwapSum label={say('screens-insights.your_week')} before={before} after={after} />
    </Card>
  );
}

function SwapRow({ swap: { from, to, points }, balance }: { swap: WeekSwaps['swaps'][number]; balance: number }) {
  const gain = points === 0 ? '<1' : `+${points}`;
  const forOthers = useForOthers(to.food.id);
  return (
    <li>
      <Link to={resultsPath(to.food.id, FROM)} className={styles.swap}>
        <SwapPair from={{ ...from.food, score: from.score }} to={{ ...to.food, score: to.score }} />
        <span className={styles.points} aria-hidden="true">
          {gain}
        </span>
        <span className={styles.balance} aria-hidden="true">
          {balance}
        </span>
        <span className={styles.names} aria-hidden="true">
          {say('screens-insights.name_for', { name: shortName(from.food.name) })} <strong>{shortName(to.food.name)}</strong>
        </span>
        {forOthers !== null && (
          <span className={styles.forOthers} data-level={forOthers.isConflict ? 'poor' : undefined}>
            <Icon name={forOthers.isConflict ? 'conflict' : 'unknown'} size="s" />
            {forOthers.text}
          </span>
        )}
        <span className="sr-only">
          {say('screens-insights.swap_label', {
            from: from.food.name,
            fromScore: from.score,
            to: to.food.name,
            toScore: to.score,
            gain,
            balance,
          })}
        </span>
      </Link>
    </li>
  );
}

/** A week is one's own, and so are its swaps: for whom else of the household the proposed food is not, it says. `null`: nothing is to say. */
function useForOthers(id: string): { text: string; isConflict: boolean } | null {
  const isForOthers = useIsForOthers();
  const judged = useJudgedFood(id);
  if (!isForOthers || judged === undefined) return null;
  const household = judged?.household?.();
  if (household === undefined) return { text: say('screens-people.could_not_be_judged'), isConflict: false };
  const { answer, headline } = stripOf(household);
  return speaksNothingAgainst(answer) || answer === 'not judged' || headline === null
    ? null
    : { text: headline, isConflict: answer === 'conflict' };
}
