/**
 * A value as a field of CSV. A text that begins like a formula, also after spaces, is marked as text by an apostrophe: a
 * spreadsheet would run it.
 *
 * @source RFC 4180; OWASP, "CSV Injection"
 */
export function csvCell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
