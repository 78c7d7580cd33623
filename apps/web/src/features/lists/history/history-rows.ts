import { newestPerProduct } from '@labelwise/domain/history';
import type { Food } from '../../../data/foods/foods.ts';
import type { ScanEntry } from '../../../data/scans.ts';
import { epochOf } from '../../../lib/dates.ts';
import { type JudgedScore, judgedScan } from '../../../lib/score-state.ts';

export type HistoryRow = { id: string; food: Food /** Epoch ms, null without a date. */; at: number | null; stored: JudgedScore };

/** One row a product, its newest scan, newest first. */
export function historyRows(entries: readonly ScanEntry[]): HistoryRow[] {
  return newestPerProduct(entries.map(({ scan, food }) => ({ id: scan.id, food, at: epochOf(scan.scannedAt), stored: judgedScan(scan) })));
}
