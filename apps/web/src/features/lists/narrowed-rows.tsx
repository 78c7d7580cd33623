import { useQuery } from '@tanstack/react-query';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Food } from '../../data/foods/foods.ts';
import { healthProfileQuery } from '../../data/health-profile.ts';
import type { Pages } from '../../data/lists.ts';
import { ME } from '../../data/people/has-people.ts';
import { useJudgedFor } from '../../data/people/people.ts';
import { useWide } from '../../lib/use-wide.ts';
import { JudgedFor } from '../../ui/people.tsx';
import { CompareBar, ListTools, MIN_ROWS, NothingPasses, PickBox } from './list-tools.tsx';
import { categoriesOf, isNarrowed, type Judgement, narrow, useNarrowing, usePicking, useWholeList } from './narrowing.ts';
import styles from './virtual-rows.module.css';

/** The rest of a list, as far as its rows are not loaded yet. */
export type MoreRows = Pick<Pages<unknown>, 'hasMore' | 'more' | 'isMoreFailed'>;

type NarrowedRowsProps<Row> = {
  /** Accessible name of the list. */
  label: string;
  rows: readonly Row[];
  /** Rows in all, also those that are not loaded yet. */
  total: number;
  pages: MoreRows;
  keyOf: (row: Row) => string;
  foodOf: (row: Row) => Food;
  /** The score that a row shows, undefined while it is computed. */
  scoreOf: (row: Row) => Judgement | undefined;
  /** Scores that the filters rest on are still computed. */
  isScoring: boolean;
  /** Headings, while the list stands in its own order. */
  titleOf?: ((row: Row) => string) | undefined;
  onSeen?: ((rows: readonly Row[]) => void) | undefined;
  /** A row; `pick` takes the place of its control while foods are chosen to be compared. */
  children: (row: Row, pick: ReactNode | null) => ReactNode;
};

/** A list of foods with search, filters and order above it; however long, only what is in the window stands in the page. */
export function NarrowedRows<Row>(props: NarrowedRowsProps<Row>) {
  const { label, rows, total, pages, keyOf, foodOf, scoreOf, isScoring, titleOf, onSeen, children } = props;
  const state = useNarrowing();
  const picking = usePicking();
  const { narrowing } = state;
  const { data: profile } = useQuery(healthProfileQuery());
  useWholeList({ ...pages, rows }, narrowing);
  // The readers are made anew at each drawing; what they read from is named.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const shown = useMemo(() => narrow(rows, narrowing, { foodOf, scoreOf }), [rows, scoreOf, ...Object.values(narrowing)]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const categories = useMemo(() => categoriesOf(rows.map(foodOf)), [rows]);
  const judging = useJudgedFor();
  const isActive = isNarrowed(narrowing);
  const isLoading = isActive && pages.hasMore && !pages.isMoreFailed;
  const leavesOut = profile != null && (profile.dietaryRestrictions.length > 0 || profile.medicalConditions.length > 0);
  return (
    <>
      <JudgedFor {...judging} />
      {(rows.length >= MIN_ROWS || isActive) && (
        <ListTools
          {...state}
          categories={categories}
          shown={shown.length}
          total={total}
          isBusy={isLoading || (isActive && isScoring)}
          isIncomplete={isActive && pages.isMoreFailed}
          offersFits={leavesOut || narrowing.fits || judging.chosen !== ME}
          picking={picking}
        />
      )}
      {shown.length === 0 && !isLoading && !isScoring ? (
        <NothingPasses {...state} />
      ) : (
        <VirtualRows
          label={label}
          rows={shown}
          total={isActive ? shown.length : total}
          keyOf={keyOf}
          titleOf={narrowing.sort === 'newest' ? titleOf : undefined}
          onNearEnd={() => void pages.more()}
          onSeen={onSeen}
        >
          {(row) => {
            const { id, name } = foodOf(row);
            return children(row, picking.isOn ? <PickBox foodId={id} name={name} picking={picking} /> : null);
          }}
        </VirtualRows>
      )}
      <CompareBar picking={picking} />
    </>
  );
}

type VirtualRowsProps<Row> = {
  /** Accessible name of the list. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
  /** The heading that a row stands under; rows of one heading follow each other. */
  titleOf?: ((row: Row) => string) | undefined;
  /** How many rows there are in all, where more than `rows` is known to exist. */
  total?: number | undefined;
  /** The end of `rows` comes near. */
  onNearEnd?: (() => void) | undefined;
  /** Rows that came into the window and came to rest there. */
  onSeen?: ((rows: readonly Row[]) => void) | undefined;
};

const LINE_PX = 86;
const TITLE_PX = 58;
const HEIGHTS: Readonly<Record<Line<never>['kind'], number>> = { title: TITLE_PX, rows: LINE_PX, pair: TITLE_PX + LINE_PX };
/** Lines beyond the window on either side: few enough that never more than 60 rows stand in the page. */
const OVERSCAN = 6;
/** Lines before the end at which more is asked for. */
const NEAR = 12;

/** A list of any length of which only what is in the window stands in the page. */
function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { label, rows, keyOf, children, titleOf, total, onNearEnd, onSeen } = props;
  const columns = useWide() ? 2 : 1;
  const lines = useMemo(() => linesOf(rows, columns, keyOf, titleOf), [columns, keyOf, rows, titleOf]);
  const list = useRef<HTMLDivElement>(null);
  const top = useTop(list);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (at) => HEIGHTS[lines[at]?.kind ?? 'rows'],
    getItemKey: (at) => lines[at]?.key ?? at,
    overscan: OVERSCAN,
    scrollMargin: top,
    // Where there is no layout (a hidden page) the estimate holds.
    measureElement: (element, entry) => entry?.borderBoxSize[0]?.blockSize ?? (element.getBoundingClientRect().height || LINE_PX),
  });
  const shown = virtualizer.getVirtualItems();
  const last = shown.at(-1)?.index ?? -1;
  const from = shown[0]?.index ?? 0;
  const resting = !virtualizer.isScrolling;

  useEffect(() => {
    if (last >= lines.length - NEAR) onNearEnd?.();
  }, [last, lines.length, onNearEnd]);
  useEffect(() => {
    if (resting) onSeen?.(lines.slice(from, last + 1).flatMap((line) => (line.kind === 'title' ? [] : line.rows)));
  }, [from, last, lines, onSeen, resting]);

  return (
    <div ref={list} role="list" aria-label={label} className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
      <div role="presentation" className={styles.shown} style={{ transform: `translateY(${(shown[0]?.start ?? top) - top}px)` }}>
        {shown.map(({ index, key }) => {
          const line = lines[index];
          return (
            line && (
              <ShownLine
                key={key}
                line={line}
                index={index}
                total={total ?? rows.length}
                measure={virtualizer.measureElement}
                keyOf={keyOf}
                render={children}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

type ShownLineProps<Row> = {
  line: Line<Row>;
  index: number;
  total: number;
  measure: (element: HTMLElement | null) => void;
  keyOf: (row: Row) => string;
  render: (row: Row) => ReactNode;
};

function LineInside<Row>({ line, index, total, measure, keyOf, render }: ShownLineProps<Row>) {
  const item = (row: Row, at: number) => (
    <div key={keyOf(row)} role="listitem" aria-posinset={at + 1} aria-setsize={total}>
      {render(row)}
    </div>
  );
  return (
    <div ref={measure} data-index={index} role="presentation" className={LOOKS[line.kind]}>
      {line.kind === 'title' && <Heading>{line.title}</Heading>}
      {line.kind === 'rows' && line.rows.map((row, n) => item(row, line.first + n))}
      {line.kind === 'pair' &&
        line.rows.map((row, n) => (
          <div key={keyOf(row)} role="presentation">
            <Heading>{line.titles[n]}</Heading>
            {item(row, line.first + n)}
          </div>
        ))}
    </div>
  );
}

const LOOKS: Readonly<Record<Line<never>['kind'], string | undefined>> = {
  title: undefined,
  rows: `${styles.line} ${styles.two}`,
  pair: `${styles.pair} ${styles.two}`,
};

function Heading({ children }: { children: ReactNode }) {
  return (
    <div role="listitem">
      <h2 className={styles.title}>{children}</h2>
    </div>
  );
}

// Scrolling alone draws no line again. The assertion keeps the row's type, which `memo` drops.
// eslint-disable-next-line typescript/no-unsafe-type-assertion
const ShownLine = memo(LineInside) as typeof LineInside;

/** Where the list begins on the page, in px; it moves when something above it comes or goes. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () =>
      setTop((before) => {
        const next = Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
        return Math.abs(next - before) > 1 ? next : before;
      });
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
}

/** A line of a windowed list: a heading, as many rows as stand side by side, or two headings with the only row of each. */
type Line<Row> =
  | { kind: 'title'; key: string; title: string }
  | { kind: 'rows'; key: string; rows: readonly Row[]; first: number }
  | { kind: 'pair'; key: string; titles: readonly string[]; rows: readonly Row[]; first: number };

/** Cuts a list into lines. A new heading begins a new line; where two rows fit side by side, so do two headings of one row each. */
export function linesOf<Row>(
  rows: readonly Row[],
  columns: number,
  keyOf: (row: Row) => string,
  titleOf?: (row: Row) => string,
): Line<Row>[] {
  const lines: Line<Row>[] = [];
  const groups = groupsOf(rows, titleOf);
  for (let at = 0; at < groups.length; at += 1) {
    const [group, next] = [groups[at], groups[at + 1]];
    const [row, other] = [group?.rows[0], next?.rows[0]];
    if (group === undefined || row === undefined) continue;
    const isPair = columns > 1 && group.rows.length === 1 && next?.rows.length === 1 && group.title !== undefined;
    if (isPair && next.title !== undefined && other !== undefined) {
      lines.push({ kind: 'pair', key: `pair ${keyOf(row)}`, titles: [group.title, next.title], rows: [row, other], first: group.first });
      at += 1;
      continue;
    }
    if (group.title !== undefined) lines.push({ kind: 'title', key: `title ${group.title} ${keyOf(row)}`, title: group.title });
    for (let from = 0; from < group.rows.length; from += columns) {
      const side = group.rows.slice(from, from + columns);
      const [first] = side;
      if (first !== undefined) lines.push({ kind: 'rows', key: keyOf(first), rows: side, first: group.first + from });
    }
  }
  return lines;
}

type Group<Row> = { readonly title: string | undefined; readonly rows: Row[]; readonly first: number };

/** Rows of one heading that follow each other. */
function groupsOf<Row>(rows: readonly Row[], titleOf: ((row: Row) => string) | undefined): Group<Row>[] {
  const groups: Group<Row>[] = [];
  for (const [at, row] of rows.entries()) {
    const title = titleOf?.(row);
    const open = groups.at(-1);
    if (open !== undefined && open.title === title) open.rows.push(row);
    else groups.push({ title, rows: [row], first: at });
  }
  return groups;
}
