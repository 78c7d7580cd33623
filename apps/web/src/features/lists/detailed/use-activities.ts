import { useMemo } from 'react';
import { usePages } from '../../../data/lists/use-pages.ts';
import { favoritePagesQuery } from '../../../data/saved-foods/favorites.ts';
import { purchasedPagesQuery } from '../../../data/saved-foods/purchased.ts';
import { scanPagesQuery } from '../../../data/scans/scans.ts';
import { type ActivityRow, bought, kept, mergeSources, scanned, sourceOf } from './activities.ts';

export type Activities = {
  /** Undefined before all three lists have answered. */
  rows: readonly ActivityRow[] | undefined;
  hasMore: boolean;
  more: () => void;
  isError: boolean;
  isFetching: boolean;
  refetch: () => void;
};

/** Scanned, purchased and favorited foods as one list, read on as it is scrolled. */
export function useActivities(): Activities {
  const scans = usePages(scanPagesQuery());
  const purchases = usePages(purchasedPagesQuery());
  const favorites = usePages(favoritePagesQuery());
  const lists = [scans, purchases, favorites];
  const isReady = lists.every(({ rows }) => rows !== undefined);
  const { rows, lacking } = useMemo(
    () =>
      mergeSources([
        sourceOf({ rows: scans.rows, hasMore: scans.hasMore }, scanned),
        sourceOf({ rows: purchases.rows, hasMore: purchases.hasMore }, bought),
        sourceOf({ rows: favorites.rows, hasMore: favorites.hasMore }, kept),
      ]),
    [scans.rows, scans.hasMore, purchases.rows, purchases.hasMore, favorites.rows, favorites.hasMore],
  );
  return {
    rows: isReady ? rows : undefined,
    hasMore: lists.some(({ hasMore }) => hasMore),
    more: () => {
      for (const index of lacking) void lists[index]?.more();
    },
    isError: lists.some(({ isError }) => isError),
    isFetching: lists.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { refetch } of lists.filter(({ isError }) => isError)) refetch();
    },
  };
}
