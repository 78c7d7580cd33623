import { useEffect } from 'react';
import type { Pages } from '../../../data/lists.ts';
import { useSearchParams } from '../../../lib/address.ts';
import { addressWith, isNarrowed, type Narrowing, narrowingOf } from './narrowing.ts';

export type NarrowingState = {
  readonly narrowing: Narrowing;
  readonly change: (changes: Partial<Narrowing>) => void;
};

/** How a list is narrowed down: in the address, so that Back, reload and a shared link find it again. */
export function useNarrowing(): NarrowingState {
  const [params, setParams] = useSearchParams();
  const narrowing = narrowingOf(params);
  return {
    narrowing,
    change: (changes) => setParams((now) => addressWith(now, { ...narrowingOf(now), ...changes })),
  };
}

type Loaded = Pick<Pages<unknown>, 'rows' | 'hasMore' | 'more' | 'isMoreFailed'>;

/** Loads what is still missing of a list that is narrowed down: what has not been read could be a hit. */
export function useWholeList({ rows, hasMore, more, isMoreFailed }: Loaded, narrowing: Narrowing): void {
  const isWanted = isNarrowed(narrowing) && hasMore && !isMoreFailed;
  useEffect(() => {
    if (isWanted) void more();
    // Each page that came asks for the next, also one that adds no row to a list of several sources.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted, rows]);
}

export const MAX_COMPARED = 4;

export type Picking = {
  /** Foods are being chosen. */
  readonly isOn: boolean;
  readonly picked: readonly string[];
  readonly begin: () => void;
  readonly end: () => void;
  readonly toggle: (foodId: string) => void;
};

/** Two to four foods of a list that are to stand side by side; in the address too, so that Back from there finds them. */
export function usePicking(): Picking {
  const [params, setParams] = useSearchParams();
  const given = params.get('pick');
  const picked = (given ?? '').split(',').filter((id) => id !== '');
  const put = (ids: readonly string[] | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (ids === null) next.delete('pick');
      else next.set('pick', ids.join(','));
      return next;
    });
  return {
    isOn: given !== null,
    picked,
    begin: () => put([]),
    end: () => put(null),
    toggle: (foodId) => put(picked.includes(foodId) ? picked.filter((id) => id !== foodId) : [...picked, foodId].slice(0, MAX_COMPARED)),
  };
}
