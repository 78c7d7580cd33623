/** What `npm run import` is asked to do. */
import { parseArgs } from 'node:util';
import { countryTags } from '../jobs/food-import/countries.ts';

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
