/** What `npm run import` is asked to do. */

import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { DeltaResult } from '../jobs/food-import/deltas.ts';
import type { ImportProgress, ImportResult } from '../jobs/food-import/import-foods.ts';
import { countryTags } from '../jobs/food-import/read-block.ts';
import type { MadeCounts } from '../modules/foods/storage/waiting-records.ts';

export const USAGE = `Usage: npm run import -- FILE… [--country CODE,…] [--database FILE|postgres://…] [--restart]
       npm run import -- --since [DATE] [--every 24h] [--country CODE,…] [--database FILE|postgres://…]

Reads Open Food Facts exports: Parquet, JSONL and CSV/TSV, the texts plain or gzipped; the contents decide, not the name.
A stopped import goes on where it was (--restart begins anew); repeating one stores only what changed.

--since    fetches the daily changes from OFF_DATA_URL: those not taken yet, or from DATE on (2026-11-22)
--every    does that again and again (30m, 24h, 7d) until it is stopped: a service beside the server
--country  takes foods that are sold there (fr,de,uk); what is stored is kept up to date whatever its countries`;

export type ImportCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly reason: string }
  | { readonly kind: 'files'; readonly files: readonly string[]; readonly restart: boolean; readonly settings: Settings }
  | { readonly kind: 'changes'; readonly since: number | null; readonly everyMs: number | null; readonly settings: Settings };

type Settings = { readonly database: string | undefined; readonly countries: readonly string[] | undefined };

export function readCommand(args: readonly string[]): ImportCommand {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return { kind: 'wrong', reason: error instanceof Error ? error.message : String(error) };
  }
  const { values, positionals: files } = parsed;
  if (values.help) return { kind: 'help' };
  const countries = values.country === undefined ? undefined : tagsOf(values.country);
  if (countries === null) return { kind: 'wrong', reason: `--country: "${values.country}" is no list of countries.` };
  const settings = { database: values.database, countries };
  if (values.since === undefined && values.every === undefined) {
    return files.length === 0
      ? { kind: 'wrong', reason: 'No file was named.' }
      : { kind: 'files', files, restart: values.restart, settings };
  }
  if (files.length > 0)
    return { kind: 'wrong', reason: 'Changes are fetched, not read from a file: name no file with --since or --every.' };
  const since = values.since === undefined || values.since === '' ? null : Date.parse(values.since);
  if (since !== null && Number.isNaN(since)) return { kind: 'wrong', reason: `--since: "${values.since}" is no date.` };
  const everyMs = values.every === undefined ? null : durationOf(values.every);
  if (everyMs !== null && Number.isNaN(everyMs))
    return { kind: 'wrong', reason: `--every: "${values.every}" is no time like 30m, 24h or 7d.` };
  return { kind: 'changes', since, everyMs, settings };
}

function parse(args: readonly string[]) {
  return parseArgs({
    // `--since` alone means "since the last time", which the parser has no word for.
    args: args.map((arg, at) => (arg === '--since' && (args[at + 1] ?? '-').startsWith('-') ? '--since=' : arg)),
    allowPositionals: true,
    options: {
      database: { type: 'string' },
      country: { type: 'string' },
      since: { type: 'string' },
      every: { type: 'string' },
      restart: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
}

function tagsOf(codes: string): string[] | null {
  const tags: string[] = [];
  for (const code of codes.split(',')) {
    const named = countryTags(code);
    if (named === null) return null;
    tags.push(...named);
  }
  return tags.sort();
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const MAX_DAYS = 24;

/** @returns milliseconds, `NaN` for what is no time; a timer holds no more than 24 days */
function durationOf(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,4})([mhd])$/u.exec(text) ?? [];
  const duration = count === '' ? Number.NaN : Number(count) * (UNITS[unit] ?? Number.NaN);
  return duration > 0 && duration <= MAX_DAYS * 86_400_000 ? duration : Number.NaN;
}

/** What `npm run import` prints: the progress of a file, and a summary of what was done. */

const BAR = 24;
const DRAW_EVERY_MS = 100;
const PRINT_EVERY_MS = 10_000;

type Output = { readonly isTTY?: boolean; write(text: string): unknown };

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
