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
