/**
 * One line of a CSV file. A cell that a spreadsheet would take for a formula gets an apostrophe before it, so that a
 * product's name can never run one. @source RFC 4180; OWASP "CSV Injection"
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return cells
    .map((cell) => {
      if (cell === null) return '';
      if (typeof cell === 'number') return String(cell);
      const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
      return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    })
    .join(',');
}
