import { csvFile, csvLine, csvRows } from './csv.ts';

type Row = Readonly<Record<string, unknown>>;
/** Rows by the name of their table. */
export type CsvTables = Readonly<Record<string, readonly Row[]>>;

/** Names the table of a row, and makes a file one of tables. */
const TABLE = 'table';

/**
 * Rows of several tables as one CSV file that {@link tablesFromCsv} reads back: a line a row, its table first, and a column a name.
 * A cell that is no text, or a text that could be taken for something else, is written as JSON; an empty one is null.
 */
export function tablesToCsv(tables: CsvTables): string {
  const names = [...new Set(Object.values(tables).flatMap((rows) => rows.flatMap((row) => Object.keys(row))))];
  const lines = Object.entries(tables).flatMap(([table, rows]) =>
    rows.map((row) => csvLine([table, ...names.map((name) => cellOf(row[name]))])),
  );
  return csvFile([csvLine([TABLE, ...names]), ...lines]);
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

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return JSON.stringify(value);
  return value === '' || /^['\s]|\s$/u.test(value) || parsed(value) !== undefined ? JSON.stringify(value) : value;
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
