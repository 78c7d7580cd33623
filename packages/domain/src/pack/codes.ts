import { checkDigit } from '../gtin/index.ts';
import type { BitReader, BitWriter } from './bits.ts';
import { PackFault } from './pack-fault.ts';

/**
 * Barcodes as numbers, ascending, as steps from one to the next. The check digit follows from the others and is left out; the few codes
 * with a wrong one carry it.
 */
export function putCodes(writer: BitWriter, codes: readonly number[]): void {
  writer.varint(codes.length);
  let before = 0;
  for (const code of codes) {
    const body = Math.floor(code / 10);
    const isRight = code % 10 === rightDigit(body);
    writer.varint((body - before) * 2 + (isRight ? 0 : 1));
    if (!isRight) writer.varint(code % 10);
    before = body;
  }
}

export function takeCodes(reader: BitReader): Float64Array {
  const size = reader.varint();
  if (size > MAX_CODES) throw new PackFault('damaged');
  const codes = new Float64Array(size);
  let body = 0;
  for (let at = 0; at < size; at += 1) {
    const step = reader.varint();
    body += Math.floor(step / 2);
    codes[at] = body * 10 + (step % 2 === 0 ? rightDigit(body) : reader.varint());
  }
  return codes;
}

const MAX_CODES = 10_000_000;

function rightDigit(body: number): number {
  return Number(checkDigit(String(body)));
}

/** Where a code stands among ascending ones; -1 where it does not. */
export function placeOf(codes: Float64Array, code: number): number {
  let from = 0;
  let to = codes.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((codes[middle] ?? 0) < code) from = middle + 1;
    else to = middle;
  }
  return codes[from] === code ? from : -1;
}
