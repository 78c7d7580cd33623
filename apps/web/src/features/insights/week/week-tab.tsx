import { BOARDS, boardOf } from '@labelwise/domain/week';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onPreferencesUpdated } from '../../../data/preferences-updated.ts';
import { swapsQuery, type Week, type WeekSwaps, weekQuery } from '../../../data/scans.ts';
import { say } from '../../../i18n/say.ts';
import { InsightsEmpty, InsightsError, InsightsLoading } from '../insight-states.tsx';
import { ProcessingCard, ShelfCard } from './shelf-card.tsx';
import { SwapsCard } from './swaps-card.tsx';
import { IntakeCard, TodayCard } from './today-card.tsx';
import { drawsTrend, TrendCard } from './trend-card.tsx';
import styles from './week.module.css';

/** The last seven days: a shelf by score, what would lift it, where it goes, what it brings of a day, and how processed it is. */
export function WeekTab() {
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
  const tall = shelf.length > TALL_FROM && processing.length > 0 ? styles.tall : '';
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
