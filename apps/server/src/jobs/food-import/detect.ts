/** Tells by its first bytes what a catalogue file is; names and endings are not trusted. */

export type RecordFormat =
  /** One JSON object a line. */
  | { readonly kind: 'jsonl' }
  /** A header line, then one row a line; quotes only where `quoted`. */
  | { readonly kind: 'table'; readonly delimiter: string; readonly quoted: boolean; readonly header: readonly string[] };

/** The file cannot be imported at all; the message is for the person who named it. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}

export const isGzip = (start: Uint8Array): boolean => start[0] === 0x1f && start[1] === 0x8b;

/** Names under which the code of a product stands in the tables we know. */
export const CODE_COLUMNS: readonly string[] = ['code', 'barcode_id', 'barcode', 'ean', 'gtin', 'gtin_upc'];

/**
 * @param start the first bytes after decompression, the whole first line among them
 * @throws UnreadableFileError for anything that is neither JSON lines nor a table with a code column
 */
export function detectFormat(start: Buffer): RecordFormat {
  if (start.subarray(0, 4).toString('latin1') === 'PAR1') {
    throw new UnreadableFileError('This is a Parquet file. Please import the JSONL or CSV export instead.');
  }
  if (start.subarray(0, 2).toString('latin1') === 'PK') throw new UnreadableFileError('This is a ZIP archive. Please unpack it first.');
  const text = start.toString('utf8').replace(/^\uFEFF/, '');
  const firstLine = text.split(/\r?\n/, 1)[0] ?? '';
  if (firstLine.trimStart().startsWith('{')) return { kind: 'jsonl' };
  if (firstLine.trimStart().startsWith('[')) {
    throw new UnreadableFileError('This is one large JSON array. Please give one JSON object a line (JSONL).');
  }
  for (const delimiter of ['\t', ',', ';', '|']) {
    const header = firstLine.split(delimiter).map((name) => name.trim().replace(/^"|"$/g, ''));
    if (header.length > 1 && header.some((name) => CODE_COLUMNS.includes(name.toLowerCase()))) {
      return { kind: 'table', delimiter, quoted: delimiter !== '\t', header };
    }
  }
  throw new UnreadableFileError('This is neither JSON lines nor a table with a "code" column.');
}
