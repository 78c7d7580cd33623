import { type ActivityKind, newestPerProduct } from '@labelwise/domain/history';
import { useMemo } from 'react';
import type { Food } from '../../data/foods/foods.ts';
import { type Pages, usePages } from '../../data/lists.ts';
import { type FavoriteEntry, favoritePagesQuery, type PurchasedEntry, purchasedPagesQuery } from '../../data/saved-foods.ts';
import { type ScanEntry, scanPagesQuery } from '../../data/scans.ts';
import { epochOf } from '../../lib/dates.ts';
import { type JudgedScore, judgedScan } from '../../lib/score-state.ts';

export type ActivityRow = { id: string; kind: ActivityKind; food: Food; at: number | null };
/** One source as far as it is loaded. */
export type Source = { rows: readonly ActivityRow[]; hasMore: boolean };

export const scanned = ({ scan, food }: ScanEntry): ActivityRow => ({ id: scan.id, kind: 'scanned', food, at: epochOf(scan.scannedAt) });
export const bought = ({ purchased, food }: PurchasedEntry): ActivityRow => ({
  id: purchased.id,
  kind: 'purchased',
  food,
  at: epochOf(purchased.createdAt),
});
export const favoriteRow = ({ favorite, food }: FavoriteEntry): ActivityRow => ({
  id: favorite.id,
  kind: 'favorited',
  food,
  at: epochOf(favorite.createdAt),
});

export function sourceOf<Entry>(
  { rows = [], hasMore }: Pick<Pages<Entry>, 'rows' | 'hasMore'>,
  read: (entry: Entry) => ActivityRow,
): Source {
  return { rows: rows.map(read), hasMore };
}

/**
 * The sources in one list, one row a food, its newest activity, newest first. As long as a
 * source has more pages, nothing older than its oldest loaded row is shown: something newer could still come.
 *
 * @returns the rows, and which sources have to be read on before older rows can be shown
 */
export function mergeSources(sources: readonly Source[]): { rows: ActivityRow[]; lacking: readonly number[] } {
  const oldest = sources.map(({ rows, hasMore }) => (hasMore ? (rows.at(-1)?.at ?? Infinity) : -Infinity));
  const horizon = Math.max(...oldest);
  const known = sources.flatMap(({ rows }) => rows).filter(({ at }) => (at ?? -Infinity) >= horizon);
  return { rows: newestPerProduct(known), lacking: oldest.flatMap((at, index) => (at === horizon && at > -Infinity ? [index] : [])) };
}

type Activities = {
  /** Undefined before all three lists have answered. */
  rows: readonly ActivityRow[] | undefined;
  hasMore: boolean;
  more: () => Promise<void>;
  /** A further page of one of them could not be had. */
  isMoreFailed: boolean;
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
        sourceOf({ rows: favorites.rows, hasMore: favorites.hasMore }, favoriteRow),
      ]),
    [scans.rows, scans.hasMore, purchases.rows, purchases.hasMore, favorites.rows, favorites.hasMore],
  );
  return {
    rows: isReady ? rows : undefined,
    hasMore: lists.some(({ hasMore }) => hasMore),
    more: async () => {
      await Promise.all(lacking.map((index) => lists[index]?.more()));
    },
    isMoreFailed: lists.some(({ isMoreFailed }) => isMoreFailed),
    isError: lists.some(({ isError }) => isError),
    isFetching: lists.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { refetch } of lists.filter(({ isError, isMoreFailed }) => isError || isMoreFailed)) refetch();
    },
  };
}

export type HistoryRow = { id: string; food: Food /** Epoch ms, null without a date. */; at: number | null; stored: JudgedScore };

/** One row a product, its newest scan, newest first. */
export function historyRows(entries: readonly ScanEntry[]): HistoryRow[] {
  return newestPerProduct(entries.map(({ scan, food }) => ({ id: scan.id, food, at: epochOf(scan.scannedAt), stored: judgedScan(scan) })));
}
