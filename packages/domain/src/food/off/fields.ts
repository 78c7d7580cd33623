/** A number, also where the source wrote text ("12,5", "< 0.5", " 3 "). `null` for everything else, infinity included. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? tidy(value) : null;
  if (typeof value !== 'string' || value === '') return null;
  const plain = value
    .trim()
    .replace(/^[<>~≈]\s*/, '')
    .replace(',', '.');
  if (plain === '') return null;
  const parsed = Number(plain);
  return Number.isFinite(parsed) ? tidy(parsed) : null;
}

/** The Parquet export holds 32-bit floats (0.2 reads 0.200000003), and seven digits are more than any label states. */
function tidy(value: number): number {
  return Number.isInteger(value) ? value : sevenDigits(value);
}

/** Most figures have few decimals already; writing a number out and reading it back costs ten times this comparison. */
export function sevenDigits(value: number): number {
  return Math.abs(value) < 1000 && Math.round(value * 1e4) / 1e4 === value ? value : Number(value.toPrecision(7));
}

/** Text with something in it, trimmed, else `null`. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' ? null : text;
}

/** The strings of a list, or of a comma-separated text as the CSV export writes lists. */
export function listOf(value: unknown): string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  const texts: string[] = [];
  for (const item of items) {
    const text = textOf(item);
    if (text !== null) texts.push(text);
  }
  return texts;
}

/** Tags are compared as they are, so case and blanks must not differ. "none" and "null" say that there is nothing. */
export function tagsOf(value: unknown): string[] {
  const tags = listOf(value).map((tag) => tag.toLowerCase());
  return tags.filter((tag) => tag !== 'en:none' && tag !== 'none');
}
