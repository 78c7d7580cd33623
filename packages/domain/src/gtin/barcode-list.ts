import { csvRows } from '../lib/index.ts';
import { normalizeGtin } from './gtin.ts';

/** A barcode of somebody's list, when it was noted there, epoch ms, and how much of it in grams or millilitres, where the list says so. */
export type ListedBarcode = { readonly barcode: string; readonly at: number | null; readonly amount?: number };
export type BarcodeList = {
  readonly entries: readonly ListedBarcode[];
  /** Lines without a barcode that can be one. */
  readonly skipped: number;
  /** Lines whose date cannot be read. */
  readonly undated: number;
};

/** Names of the column with the barcode, and of the one with the time, as apps that export lists write them. */
const CODE_HEADERS =
  /^(?:barcode|bar code|code|gtin|ean|ean-?13|upc|product code|product id|food ?id|strichcode|code-barres?|codigo de barras)$/u;
const TIME_HEADERS =
  /^(?:date|time|datetime|timestamp|scanned_?at|created_?at|created|added_?at|added|datum|fecha|data|(?:scan(?:ned|ning)?|add(?:ed)?|created?|updated?) ?(?:date|time|on|at)|(?:date|time) (?:scanned|added|created|of scan)|hinzugefügt am|gescannt am|date d['’]ajout|date de scan|fecha de \p{L}+|data (?:di|de|da) \p{L}+|toegevoegd op|gescand op)$/u;
const AMOUNT_NAMES = 'amount|quantity|menge|quantité|cantidad|quantità|hoeveelheid|quantidade';
/** Figures below these are grams or millilitres; below the bare name they may be pieces or servings, but in our own lists. */
const GRAMS_HEADERS = new RegExp(`^(?:grams?|gramm|gramos|grammi|gramas|g|ml|(?:${AMOUNT_NAMES})[ _]?[([]?(?:g|ml|g/ml)[)\\]]?)$`, 'u');
const AMOUNT_HEADERS = new RegExp(`^(?:${AMOUNT_NAMES})$`, 'u');
const OWN_HEAD = 'added_at,barcode,name,brand,amount';
/** Half of the lines at least: figures of a product pass a check digit one time in ten. */
const MIN_SHARE = 0.5;
/** Lines that are looked at to tell the columns apart. */
const LOOKED = 200;

type Row = readonly string[];

/**
 * A list of barcodes as other apps export it: a table with commas, semicolons or tabs, a list in JSON, or codes alone, one or several a
 * line. The column is that whose head names it and that holds codes, else the one that most often holds a valid barcode. Each code
 * once for each of its times.
 *
 * @param limit entries at most; further ones count as skipped
 */
export function readBarcodeList(text: string, limit: number): BarcodeList {
  const rows = rowsOfJson(text) ?? csvRows(text.replaceAll(/\r\n?/gu, '\n'));
  const head = (rows[0] ?? []).map((cell) => cell.trim().toLowerCase());
  const named = namedColumn(head, rows);
  const column = named ?? columnByDigits(rows);
  if (column === null) return { entries: [], skipped: rows.length, undated: 0 };
  const isHeaded = named !== null || keyOf(rows[0]?.[column]) === null;
  const lines = isHeaded ? rows.slice(1) : rows;
  const time = isHeaded ? head.findIndex((cell) => TIME_HEADERS.test(cell)) : -1;
  const grams = isHeaded ? head.findIndex((cell) => GRAMS_HEADERS.test(cell)) : -1;
  const amounts = isHeaded ? head.findIndex((cell) => AMOUNT_HEADERS.test(cell)) : -1;
  const isOwn = head.join(',').replace(/^\uFEFF/u, '') === OWN_HEAD;
  const amountIn = (row: Row): number | null => amountOf(row[grams], true) ?? amountOf(row[amounts], isOwn);
  const isMonthFirst = lines.some((row) => /^\d{1,2}\/(?:1[3-9]|[23]\d)\/\d{4}/u.test((row[time] ?? '').trim()));
  const found = new Map<string, ListedBarcode>();
  let [skipped, undated] = [0, 0];
  for (const row of lines) {
    const codes = named === null && isOfCodes(row) ? row.filter((cell) => cell.trim() !== '') : [row[column]];
    const at = time < 0 ? null : timeOf(row[time], isMonthFirst);
    if (time >= 0 && at === null && (row[time] ?? '').trim() !== '') undated += 1;
    const amount = amountIn(row);
    for (const code of codes) {
      const barcode = keyOf(code);
      const key = `${barcode} ${at}`;
      if (barcode === null || (!found.has(key) && found.size >= limit)) skipped += 1;
      else if (amount !== null) found.set(key, { barcode, at, amount });
      else if (!found.has(key)) found.set(key, { barcode, at });
    }
  }
  return { entries: [...found.values()], skipped, undated };
}

/** Objects become rows below a head of their fields; `null` where it is no list in JSON. */
function rowsOfJson(text: string): Row[] | null {
  if (!/^\s*\[/u.test(text.replace(/^\uFEFF/u, ''))) return null;
  const list = parsed(text);
  if (!Array.isArray(list)) return null;
  const items: readonly unknown[] = list;
  const fields = [...new Set(items.flatMap((item) => (typeof item === 'object' && item !== null ? Object.keys(item) : [])))];
  if (fields.length === 0) return items.map((item) => [cellOf(item)]);
  return [fields, ...items.map((item) => fields.map((field) => cellOf(Reflect.get(Object(item), field))))];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch {
    return null;
  }
}

function cellOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * Spreadsheets mark a code as text with an apostrophe or as a formula (`="4006040055235"`) or write it as a figure (`4006040055235.0`).
 * A GS1 Digital Link holds it after `/01/`.
 */
function keyOf(cell: string | undefined): string | null {
  const text = (cell ?? '').trim().replace(/^(?:=")?'?|"$/gu, '');
  const reading = normalizeGtin(/^https?:\/\/\S*\/01\/(\d{8,14})(?:[/?#]|$)/u.exec(text)?.[1] ?? text.replace(/\.0$/u, ''));
  return reading.ok ? reading.gtin : null;
}

/** @param isGrams whether a figure without a unit is one of grams or millilitres */
function amountOf(cell: string | undefined, isGrams: boolean): number | null {
  const [, figure, unit] = /^(\d{1,4}(?:[.,]\d{1,6})?)\s*(g|ml)?$/iu.exec((cell ?? '').trim()) ?? [];
  return figure === undefined || (unit === undefined && !isGrams) ? null : Number(figure.replace(',', '.'));
}

function isOfCodes(row: Row): boolean {
  return row.every((cell) => cell.trim() === '' || keyOf(cell) !== null);
}

/** A head alone proves nothing: "code" may be a number of the app's own, beside "ean". */
function namedColumn(head: Row, rows: readonly Row[]): number | null {
  const named = head.flatMap((cell, at) => (CODE_HEADERS.test(cell) ? [{ at, hits: hitsIn(rows, at) }] : []));
  const most = Math.max(0, ...named.map(({ hits }) => hits));
  return most === 0 ? null : (named.find(({ hits }) => hits === most)?.at ?? null);
}

function hitsIn(rows: readonly Row[], at: number): number {
  return rows.slice(0, LOOKED).filter((row) => keyOf(row[at]) !== null).length;
}

function columnByDigits(rows: readonly Row[]): number | null {
  const width = Math.max(0, ...rows.slice(0, LOOKED).map((row) => row.length));
  const hits = Array.from({ length: Math.min(width, 100) }, (_, at) => hitsIn(rows, at));
  const most = Math.max(0, ...hits);
  return most > 0 && most >= MIN_SHARE * Math.min(rows.length - 1 || 1, LOOKED) ? hits.indexOf(most) : null;
}

const LOCAL_DATE = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?:,?[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/u;

/**
 * ISO 8601 with or without a time, epoch seconds or milliseconds, or day, month and year as they are written in Europe; month first
 * where a date of the list can be nothing else.
 */
function timeOf(cell: string | undefined, isMonthFirst: boolean): number | null {
  const text = (cell ?? '').trim();
  if (/^\d{10}(?:\.\d+)?$/u.test(text)) return Math.round(Number(text) * 1000);
  if (/^\d{13}(?:\.\d+)?$/u.test(text)) return Math.round(Number(text));
  const at = /^\d{4}-\d{2}-\d{2}/u.test(text) ? Date.parse(text.replace(' ', 'T')) : localTime(LOCAL_DATE.exec(text), isMonthFirst);
  return Number.isNaN(at) || at < 0 ? null : at;
}

function localTime(parts: RegExpExecArray | null, isMonthFirst: boolean): number {
  if (parts === null) return Number.NaN;
  const [, first, sign, second, year, hours = '0', minutes = '0', seconds = '0'] = parts.map((part) => part ?? undefined);
  const [day, month] = isMonthFirst && sign === '/' ? [Number(second), Number(first)] : [Number(first), Number(second)];
  const date = new Date(Date.UTC(Number(year), month - 1, day, Number(hours), Number(minutes), Number(seconds)));
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1 ? date.getTime() : Number.NaN;
}
