import type { ScanEntry } from '../../../data/scans/scans.ts';
import { csvLine } from '../../../lib/csv.ts';

/** The scan history as CSV (RFC 4180), one line a scan, newest first; times are ISO 8601 in UTC. */
export function historyCsv(entries: readonly ScanEntry[]): string {
  const lines = entries.map(({ scan, food }) =>
    csvLine([scan.scannedAt, food.barcode, food.name, food.brand, food.category, scan.personalizedScore, food.nutriscoreGrade]),
  );
  return [csvLine(['scanned_at', 'barcode', 'name', 'brand', 'category', 'score', 'nutri_score']), ...lines, ''].join('\r\n');
}
