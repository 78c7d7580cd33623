/** A row of a delimited table as a document, by the names of its header. */

/** @returns `null` when the row has another number of cells than the header: its cells cannot be trusted to their columns. */
export function readTableRow(line: string, header: readonly string[], delimiter: string, quoted: boolean): Record<string, string> | null {
  const cells = quoted && line.includes('"') ? splitQuoted(line, delimiter) : line.split(delimiter);
  if (cells.length !== header.length) return null;
  const row: Record<string, string> = {};
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at];
    const name = header[at];
    // Nine cells in ten of an export are empty.
    if (cell !== undefined && cell !== '' && name !== undefined) row[name] = cell;
  }
  return row;
}

/** Cells may stand between quotes, a quote inside is doubled. @source RFC 4180 */
function splitQuoted(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let inside = false;
  for (let at = 0; at < line.length; at++) {
    const char = line[at] ?? '';
    if (inside) {
      if (char !== '"') cell += char;
      else if (line[at + 1] === '"') {
        cell += '"';
        at++;
      } else inside = false;
    } else if (char === '"' && cell === '') inside = true;
    else if (char === delimiter) {
      cells.push(cell);
      cell = '';
    } else cell += char;
  }
  cells.push(cell);
  return cells;
}
