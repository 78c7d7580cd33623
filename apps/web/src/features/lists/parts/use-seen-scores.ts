import { useCallback, useMemo, useState } from 'react';
import type { Food } from '../../../data/foods/foods.ts';
import type { ListScore } from '../../../data/scores/lists/list-scorer.ts';
import { type ListScoring, useListScores } from '../../../data/scores/lists/use-list-scores.ts';
import { needsScores } from '../tools/narrowing.ts';
import { useNarrowing } from '../tools/use-narrowing.ts';

/** Functions and an object that are the same at every call: by what rows differ, and how their foods are scored. */
type Readers<Row> = {
  readonly keyOf: (row: Row) => string;
  readonly foodOf: (row: Row) => Food;
  readonly scoring: ListScoring;
};

type SeenScores<Row> = {
  /** Undefined while it is computed. */
  scoreOf: (row: Row) => ListScore | undefined;
  /** Rows that are scored by now or soon, and those of them that wait. */
  asked: number;
  waiting: number;
  /** Scores that the order or the filters rest on are still computed. */
  isScoring: boolean;
  onSeen: (rows: readonly Row[]) => void;
};

/** The scores of a list as its rows come into the window, or of the whole list where its order or a filter rests on them. */
export function useSeenScores<Row>(rows: readonly Row[], { keyOf, foodOf, scoring }: Readers<Row>): SeenScores<Row> {
  const { seen, onSeen } = useSeen(keyOf);
  const isWhole = needsScores(useNarrowing().narrowing);
  const asked = isWhole ? rows : seen;
  const { scores, waiting } = useListScores(
    useMemo(() => asked.map(foodOf), [asked, foodOf]),
    scoring,
    isWhole,
  );
  const scoreOf = useCallback((row: Row) => scores.get(foodOf(row).id), [scores, foodOf]);
  return { scoreOf, asked: asked.length, waiting, isScoring: isWhole && waiting > 0, onSeen };
}

/** The rows that have been in the window so far, by key, in the order in which they came. */
function useSeen<Row>(keyOf: (row: Row) => string): { seen: readonly Row[]; onSeen: (rows: readonly Row[]) => void } {
  const [seen, setSeen] = useState<ReadonlyMap<string, Row>>(new Map());
  const onSeen = useCallback(
    (rows: readonly Row[]) =>
      setSeen((before) => {
        const fresh = rows.filter((row) => !before.has(keyOf(row)));
        return fresh.length === 0 ? before : new Map([...before, ...fresh.map((row) => [keyOf(row), row] as const)]);
      }),
    [keyOf],
  );
  const list = useMemo(() => [...seen.values()], [seen]);
  return { seen: list, onSeen };
}
