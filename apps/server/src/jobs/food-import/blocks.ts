/** Cuts a byte stream into blocks of whole records, so that each can be read by another thread. */

/** Whole records, and the position after them. */
export type Block = { readonly bytes: Buffer; readonly end: number };

const BLOCK_SIZE = 1024 * 1024;
/** A record longer than this is damage, not a product; it is handed on in one piece and refused there. */
const MAX_RECORD = 32 * 1024 * 1024;
const NEWLINE = 0x0a;
const QUOTE = 0x22;

/**
 * @param quoted records may hold line breaks between quotes
 * @param start position of the first byte
 */
export async function* toBlocks(
  source: AsyncIterable<Buffer>,
  { quoted, start }: { quoted: boolean; start: number },
): AsyncGenerator<Block> {
  let parts: Buffer[] = [];
  let size = 0;
  let end = start;
  for await (const part of source) {
    parts.push(part);
    size += part.length;
    if (size < BLOCK_SIZE) continue;
    const bytes = parts.length === 1 ? part : Buffer.concat(parts, size);
    const cut = size > MAX_RECORD ? size : lastRecordEnd(bytes, quoted);
    if (cut > 0) {
      end += cut;
      yield { bytes: bytes.subarray(0, cut), end };
    }
    parts = cut < size ? [bytes.subarray(cut)] : [];
    size -= cut;
  }
  if (size > 0) yield { bytes: Buffer.concat(parts, size), end: end + size };
}

/** One past the last record break, 0 when there is none. A block begins outside quotes, so counting them from there is enough. */
function lastRecordEnd(bytes: Buffer, quoted: boolean): number {
  if (!quoted) return bytes.lastIndexOf(NEWLINE) + 1;
  let inside = false;
  let end = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === QUOTE) inside = !inside;
    else if (bytes[at] === NEWLINE && !inside) end = at + 1;
  }
  return end;
}

/** The records of a block, without their line breaks; empty lines are left out. */
export function recordsOf(bytes: Buffer, quoted: boolean): Buffer[] {
  const records: Buffer[] = [];
  let start = 0;
  const take = (end: number): void => {
    const last = end > start && bytes[end - 1] === 0x0d ? end - 1 : end;
    if (last > start) records.push(bytes.subarray(start, last));
    start = end + 1;
  };
  if (quoted) {
    let inside = false;
    for (let at = 0; at < bytes.length; at++) {
      if (bytes[at] === QUOTE) inside = !inside;
      else if (bytes[at] === NEWLINE && !inside) take(at);
    }
  } else {
    for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) take(at);
  }
  take(bytes.length);
  return records;
}
