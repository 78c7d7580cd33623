import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { Food } from '../../../data/foods/foods.ts';
import { healthProfileQuery } from '../../../data/health-profile.ts';
import type { Pages } from '../../../data/lists.ts';
import { ME } from '../../../data/people/has-people.ts';
import { useJudgedFor } from '../../../data/people/people.ts';
import { JudgedFor } from '../../../ui/people/judged-for.tsx';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import { CompareBar, PickBox } from './compare-bar.tsx';
import { ListTools, MIN_ROWS, NothingPasses } from './list-tools.tsx';
import { categoriesOf, isNarrowed, type Judgement, narrow } from './narrowing.ts';
import { useNarrowing, usePicking, useWholeList } from './use-narrowing.ts';

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
