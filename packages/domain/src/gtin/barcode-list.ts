import { csvRows } from '../lib/index.ts';
import { normalizeGtin } from './gtin.ts';

/** A barcode of somebody's list, and when it was noted there, epoch ms. */
export type ListedBarcode = { readonly barcode: string; readonly at: number | null };
export type BarcodeList = {
  readonly entries: readonly ListedBarcode[];
  /** Lines without a barcode that can be one. */
  readonly skipped: number;
};

/** Names of the column with the barcode, and of the one with the time, as apps that export lists write them. */
const CODE_HEADERS =
  /^(?:barcode|bar code|code|gtin|ean|ean-?13|upc|product code|product id|food ?id|strichcode|code-barres?|codigo de barras)$/u;
const TIME_HEADERS = /^(?:date|time|datetime|timestamp|scanned_?at|scan date|created_?at|created|added_?at|added|datum|fecha|data)$/u;
/** Half of the lines at least: figures of a product pass a check digit one time in ten. */
const MIN_SHARE = 0.5;

/**
 * A list of barcodes as other apps export it: a table with commas, semicolons or tabs, or one code a line. The column is that whose head
 * names it, else the one that most often holds a valid barcode. Each code once, with its latest time.
 *
 * @param limit entries at most; further ones count as skipped
 */
export function readBarcodeList(text: string, limit: number): BarcodeList {
  const rows = csvRows(text);
  const head = (rows[0] ?? []).map((cell) => cell.trim().toLowerCase());
  const named = head.findIndex((cell) => CODE_HEADERS.test(cell));
  const column = named >= 0 ? named : columnByDigits(rows);
  if (column === null) return { entries: [], skipped: rows.length };
  const isHeaded = named >= 0 || keyOf(rows[0]?.[column]) === null;
  const time = isHeaded ? head.findIndex((cell) => TIME_HEADERS.test(cell)) : -1;
  const found = new Map<string, number | null>();
  let skipped = 0;
  for (const row of isHeaded ? rows.slice(1) : rows) {
    const barcode = keyOf(row[column]);
    const at = time < 0 ? null : timeOf(row[time]);
    if (barcode === null || (!found.has(barcode) && found.size >= limit)) skipped += 1;
    else found.set(barcode, Math.max(found.get(barcode) ?? -1, at ?? -1));
  }
  return { entries: [...found].map(([barcode, at]) => ({ barcode, at: at === null || at < 0 ? null : at })), skipped };
}

/** Spreadsheets mark a code as text with an apostrophe or as a formula: `="4006040055235"`. */
function keyOf(cell: string | undefined): string | null {
  const reading = normalizeGtin((cell ?? '').trim().replace(/^(?:=")?'?|"$/gu, ''));
  return reading.ok ? reading.gtin : null;
}

function columnByDigits(rows: readonly (readonly string[])[]): number | null {
  const width = Math.max(0, ...rows.slice(0, 200).map((row) => row.length));
  const hits = Array.from({ length: Math.min(width, 100) }, (_, at) => rows.slice(0, 200).filter((row) => keyOf(row[at]) !== null).length);
  const most = Math.max(0, ...hits);
  return most > 0 && most >= MIN_SHARE * Math.min(rows.length - 1 || 1, 200) ? hits.indexOf(most) : null;
}

/** ISO 8601 with or without a time, or epoch seconds or milliseconds. */
function timeOf(cell: string | undefined): number | null {
  const text = (cell ?? '').trim();
  if (/^\d{10}$/u.test(text)) return Number(text) * 1000;
  if (/^\d{13}$/u.test(text)) return Number(text);
  const at = /^\d{4}-\d{2}-\d{2}/u.test(text) ? Date.parse(text.replace(' ', 'T')) : Number.NaN;
  return Number.isNaN(at) || at < 0 ? null : at;
}
