import { type ActivityKind, newestPerProduct } from '@labelwise/domain/history';
import type { Food } from '../../../data/foods/foods.ts';
import type { Pages } from '../../../data/lists/use-pages.ts';
import type { FavoriteEntry } from '../../../data/saved-foods/favorites.ts';
import type { PurchasedEntry } from '../../../data/saved-foods/purchased.ts';
import type { ScanEntry } from '../../../data/scans/scans.ts';
import { epochOf } from '../../../lib/dates.ts';

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
export const kept = ({ favorite, food }: FavoriteEntry): ActivityRow => ({
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
