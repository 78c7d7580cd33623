import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { Pages } from '../../data/lists.ts';
import type { ListScore } from '../../data/scores/lists/list-scorer.ts';
import { say } from '../../i18n/say.ts';
import { LIVE, paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/messages.tsx';
import { BackButton, Screen } from '../../ui/layout/screen.tsx';
import { ListLoading, QuietRetry } from './list-parts.tsx';
import { type MoreRows, NarrowedRows } from './narrowed-rows.tsx';
import { type SeenReaders, useSeenScores } from './narrowing.ts';

type Scene = ComponentProps<typeof EmptyState>['scene'];

type ListPageProps<Row> = {
  title: string;
  /** How many there are, once that is known. */
  lead: string | undefined;
  /** Beside the title, while there are rows. */
  aside?: ReactNode | undefined;
  /** Stands between the heading and the rows, below `aside`. */
  notice?: ReactNode | undefined;
  /** Where "Back" leads: an address, or what it does. */
  back: string | (() => void);
  pages: Pick<Pages<Row>, 'isPending' | 'isError' | 'isFetching' | 'refetch'> & { readonly rows: readonly Row[] | undefined };
  /** Read aloud while the list is on its way. */
  loading: string;
  /** The rows stand under headings. */
  isTitled?: boolean | undefined;
  /** What a failed load says; `quiet`: it shows the empty list, with a way to try again below. */
  failed: { readonly title: string; readonly text: string } | 'quiet';
  empty: { readonly scene: Scene; readonly title: string; readonly text: string; readonly to?: string };
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list of the member's foods as a page, in one of its four states: on its way, failed, empty, full. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, lead, aside, notice, back, pages, loading, isTitled, failed, empty, children } = props;
  const { rows, isPending, isError, isFetching, refetch } = pages;
  const hasRows = rows !== undefined && rows.length > 0;
  return (
    <Screen
      title={title}
      lead={lead}
      aside={hasRows && aside}
      above={<BackButton {...(typeof back === 'string' ? { to: back } : { onPress: back })}>{say('screens-common.back')}</BackButton>}
    >
      {isPending && <ListLoading titled={isTitled} label={loading} />}
      {isError && failed !== 'quiet' && (
        <ErrorState title={failed.title} retryLabel={say('screens-common.try_again')} onRetry={refetch} busy={isFetching}>
          {failed.text}
        </ErrorState>
      )}
      {(rows?.length === 0 || (isError && failed === 'quiet')) && <Empty {...empty} />}
      {isError && failed === 'quiet' && <QuietRetry busy={isFetching} onRetry={refetch} />}
      {hasRows && notice}
      {hasRows && children(rows)}
    </Screen>
  );
}

function Empty({ scene, title, text, to }: ListPageProps<unknown>['empty']) {
  const target = to === undefined ? { to: paths.scan, state: LIVE } : { to };
  return (
    <EmptyState
      scene={scene}
      title={title}
      action={
        <LinkButton {...target} variant="primary" icon="scan">
          {say('screens-common.start_scanning')}
        </LinkButton>
      }
    >
      {text}
    </EmptyState>
  );
}

type ScoredRowsProps<Row> = {
  /** Accessible name of the list. */
  label: string;
  rows: readonly Row[];
  /** Rows in all, also those that are not loaded yet. */
  total: number;
  pages: MoreRows;
  readers: SeenReaders<Row>;
  /** Stands at the foot of the window; of `total` rows that a score was asked for, `waiting` have none yet. */
  Note?: ComponentType<{ waiting: number; total: number }>;
  /** A row; `pick` takes the place of its control while foods are chosen to be compared. */
  children: (row: Row, pick: ReactNode | null, score: ListScore | undefined) => ReactNode;
};

/** Rows that are scored as they come into the window. */
export function ScoredRows<Row>({ readers, Note, children, ...list }: ScoredRowsProps<Row>) {
  const { scoreOf, asked, waiting, isScoring, onSeen } = useSeenScores(list.rows, readers);
  return (
    <>
      <NarrowedRows {...list} keyOf={readers.keyOf} foodOf={readers.foodOf} scoreOf={scoreOf} isScoring={isScoring} onSeen={onSeen}>
        {(row, pick) => children(row, pick, scoreOf(row))}
      </NarrowedRows>
      {Note !== undefined && <Note waiting={waiting} total={asked} />}
    </>
  );
}
