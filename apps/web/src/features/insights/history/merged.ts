import { type ActivityKind, MERGED_HISTORY_MAX, mergeActivities } from '@labelwise/domain/history';
import type { FavoriteEntry } from '../../../data/saved-foods/favorites.ts';
import type { PurchasedEntry } from '../../../data/saved-foods/purchased.ts';
import type { ScanEntry } from '../../../data/scans/scans.ts';
import { epochOf } from '../../../lib/dates.ts';
import { judgedScan } from '../../../lib/score-state.ts';
import type { InsightItem } from '../parts/insight-items.ts';

export type MergedItem = InsightItem & { kind: ActivityKind };
type Lists = { scans: readonly ScanEntry[]; purchased: readonly PurchasedEntry[]; favorites: readonly FavoriteEntry[] };

/** One line a product: favorited before purchased before scanned, newest first, at most 50. */
export function mergedHistory({ scans, purchased, favorites }: Lists): MergedItem[] {
  return mergeActivities<MergedItem>([
    ...scans.map(({ scan, food }) => ({ kind: 'scanned' as const, food, at: epochOf(scan.scannedAt), stored: judgedScan(scan) })),
    ...purchased.map(({ purchased: { createdAt }, food }) => ({ kind: 'purchased' as const, food, at: epochOf(createdAt), stored: null })),
    ...favorites.map(({ favorite: { createdAt }, food }) => ({ kind: 'favorited' as const, food, at: epochOf(createdAt), stored: null })),
  ]).slice(0, MERGED_HISTORY_MAX);
}
