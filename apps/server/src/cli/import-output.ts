/** What `npm run import` prints: the progress of a file, and a summary of what was done. */

import { basename } from 'node:path';
import type { ImportProgress, ImportResult } from '../jobs/food-import/import-foods.ts';

const BAR = 24;
const DRAW_EVERY_MS = 100;
const PRINT_EVERY_MS = 10_000;

export type Output = { readonly isTTY?: boolean; write(text: string): unknown };

/** One line that is redrawn on a terminal; elsewhere a plain line every ten seconds. */
export function createProgress(path: string, output: Output) {
  const started = performance.now();
  const terminal = output.isTTY === true;
  let last = terminal ? -Infinity : started;
  let firstRecords: number | null = null;

  return {
    show(progress: ImportProgress): void {
      const now = performance.now();
      // A resumed import starts with the counts of the time before: they say nothing about today's speed.
      firstRecords ??= progress.counts.records;
      if (now - last < (terminal ? DRAW_EVERY_MS : PRINT_EVERY_MS)) return;
      last = now;
      const rate = (progress.counts.records - firstRecords) / Math.max(0.001, (now - started) / 1000);
      const line = `${basename(path)} ${bar(progress)} ${formatCount(progress.counts.records)} rows, ${formatCount(Math.round(rate))}/s`;
      output.write(terminal ? `\r\u001B[2K${line}` : `${line}\n`);
    },
    end(): void {
      if (terminal && last > -Infinity) output.write('\r\u001B[2K');
    },
    seconds: (): number => (performance.now() - started) / 1000,
  };
}

function bar({ bytesRead, size }: ImportProgress): string {
  const share = size === 0 ? 1 : Math.min(1, bytesRead / size);
  const full = Math.round(share * BAR);
  return `[${'='.repeat(full)}${' '.repeat(BAR - full)}] ${String(Math.floor(share * 100)).padStart(3)}%`;
}

const NUMBERS = new Intl.NumberFormat('en');

const formatCount = (count: number): string => NUMBERS.format(count);

/** The counts of an import, in words. */
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
