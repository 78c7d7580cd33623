import { useCallback, useMemo, useState } from 'react';

/** The rows that have been in the window so far, by key, in the order in which they came. */
export function useSeen<Row>(keyOf: (row: Row) => string): { seen: readonly Row[]; onSeen: (rows: readonly Row[]) => void } {
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
