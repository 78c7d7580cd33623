/** What `npm run import` prints: the progress of a file, and a summary of what was done. */

import { basename } from 'node:path';
import type { DeltaResult } from '../jobs/food-import/deltas.ts';
import type { ImportProgress, ImportResult } from '../jobs/food-import/import-foods.ts';
import type { MadeCounts } from '../modules/foods/storage/waiting-records.ts';

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

function bar(progress: ImportProgress): string {
  const share = Math.min(1, progress.share);
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
  for (const [reason, { count, firstRecord, sample }] of skipped) {
    const first = `first: row ${formatCount(firstRecord)}${sample === undefined ? '' : `, ${sample}`}`;
    lines.push(`  skipped, ${reason}: ${formatCount(count)} (${first})`);
  }
  return lines.join('\n');
}

/** What became of records that waited, in words. */
export function madeSentence({ foods, refused }: MadeCounts, seconds: number): string {
  const lines = [`${formatCount(foods)} foods are found by their names now (${seconds.toFixed(1)} s).`];
  for (const [reason, count] of refused) lines.push(`  no food, ${reason}: ${formatCount(count)}`);
  return lines.join('\n');
}

/** What became of the daily changes, in words. */
export function deltaSummaryOf({ finished, files, gap, isEmpty, isTaken }: DeltaResult): string {
  if (isTaken) return 'Another process takes the changes at present; this one did nothing.';
  const day = (moment: number): string => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');
  const lines = [
    finished
      ? `Up to date: ${files === 0 ? 'no new file' : `${files} new file${files === 1 ? '' : 's'}`} of changes.`
      : 'Stopped; the same command goes on from here.',
  ];
  if (gap !== null) lines.push(`Changes from ${day(gap.from)} to ${day(gap.to)} (UTC) are no longer offered: import the full export once.`);
  if (isEmpty) lines.push('No full export was imported yet: the changes alone are no catalogue.');
  return lines.join('\n');
}
