export type CsvCell = string | number | null | undefined;

/**
 * One line of a CSV text, without its end. A text that begins like a formula, also after spaces or with a full-width sign, is marked as
 * text by an apostrophe: a spreadsheet would run it.
 *
 * @source RFC 4180; OWASP, "CSV Injection"
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return cells.map(csvCell).join(',');
}

function csvCell(value: CsvCell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines as a CSV file. The mark at its start tells spreadsheets that the text is UTF-8. */
export function csvFile(lines: readonly string[]): string {
  return `\uFEFF${[...lines, ''].join('\r\n')}`;
}

/**
 * The rows of a CSV text, without empty ones; a cell in quotes may hold separators, line breaks and doubled quotes.
 *
 * @source RFC 4180, with the separator that its first line holds most of
 */
export function csvRows(file: string): string[][] {
  const text = file.replace(/^\uFEFF/u, '');
  const [first = ''] = text.split('\n', 1);
  const separator = [',', ';', '\t'].toSorted((one, other) => first.split(other).length - first.split(one).length)[0] ?? ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    row.push(cell);
    if (row.some((one) => one.trim() !== '')) rows.push(row);
    row = [];
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (isQuoted && char === '"' && text.charAt(at + 1) === '"') {
      cell += char;
      at += 1;
    } else if (char === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += char;
    else if (char === separator) {
      row.push(cell);
      cell = '';
    } else if (char === '\n') endRow();
    else if (char !== '\r') cell += char;
  }
  endRow();
  return rows;
}

export type CsvRow = Readonly<Record<string, unknown>>;
type Row = CsvRow;
/** Rows by the name of their table. */
type CsvTables = Readonly<Record<string, readonly Row[]>>;

/** Names the table of a row, and makes a file one of tables. */
const TABLE = 'table';

/**
 * Lines of rows of several tables for one CSV file that {@link tablesFromCsv} reads back: a line a row, its table first, and a column a
 * name. A cell that is no text, or a text that could be taken for something else, is written as JSON; an empty one is null.
 *
 * @param rows that hold every name
 */
export function tableLines(rows: readonly CsvRow[]): { head: string; lineOf: (table: string, row: CsvRow) => string } {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return { head: csvLine([TABLE, ...names]), lineOf: (table, row) => csvLine([table, ...names.map((name) => cellOf(row[name]))]) };
}

/** The tables of such a file; `null` for any other. */
export function tablesFromCsv(file: string): CsvTables | null {
  const [head = [], ...lines] = csvRows(file);
  const [first, ...names] = head;
  if (first !== TABLE || names.length === 0) return null;
  const tables = new Map<string, Row[]>();
  for (const [table = '', ...cells] of lines) {
    // A column that a row's table does not have is empty; what is null there is missing here, which reads the same.
    const row = Object.fromEntries(
      names.flatMap((name, at) => (cells[at] === undefined || cells[at] === '' ? [[name, null]] : [[name, valueOf(cells[at])]])),
    );
    tables.set(table, [...(tables.get(table) ?? []), row]);
  }
  return Object.fromEntries(tables);
}

/** What a text that is JSON looks like from outside; any other need not be tried, which takes most of the time of a long file. */
const MAYBE_JSON = /^(?:[[{"]|-?\d[\d.eE+-]*$|true$|false$|null$)/u;

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return JSON.stringify(value);
  const isTaken = value === '' || /^['\s]|\s$/u.test(value) || (MAYBE_JSON.test(value) && parsed(value) !== undefined);
  return isTaken ? JSON.stringify(value) : value;
}

function valueOf(cell: string): unknown {
  const text = /^'\s*[=+\-@＝＋－＠]|^'[\t\r\n]/u.test(cell) ? cell.slice(1) : cell;
  const value = parsed(text);
  return value === undefined ? text : value;
}

/** What a text is as JSON; `undefined` where it is none. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
