/** What an import did, in words. */
import { basename } from 'node:path';
import type { ImportResult } from '../../jobs/food-import/import-foods.ts';

const NUMBERS = new Intl.NumberFormat('en');

export const formatCount = (count: number): string => NUMBERS.format(count);

export function summaryOf(path: string, { finished, resumedAt, counts }: ImportResult, seconds: number): string {
  const skipped = Object.entries(counts.skipped).sort(([, a], [, b]) => b.count - a.count);
  const total = skipped.reduce((sum, [, { count }]) => sum + count, 0);
  const time = `${seconds.toFixed(1)} s${resumedAt > 0 ? ', resumed' : ''}`;
  const lines = [
    `${basename(path)}: ${finished ? `done in ${time}` : `stopped after ${time}; the same command goes on from here`}`,
    `  ${formatCount(counts.records)} rows read: ${formatCount(counts.stored)} stored, ${formatCount(counts.unchanged)} unchanged, ${formatCount(total)} skipped`,
  ];
  for (const [reason, { count, firstRecord }] of skipped) {
    lines.push(`  skipped, ${reason}: ${formatCount(count)} (first: row ${formatCount(firstRecord)})`);
  }
  return lines.join('\n');
}
