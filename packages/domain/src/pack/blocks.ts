import { BitReader, BitWriter } from './bits.ts';
import { crc32 } from './checksum.ts';
import { PackFault } from './pack-fault.ts';

const CHECKSUM = 4;

/** Runs of records in blocks, each with its checksum: one is read without its neighbours. */
export class BlockWriter {
  private readonly bytes = new BitWriter();
  private readonly sizes = new BitWriter();

  add(write: (bits: BitWriter) => void): void {
    const bits = new BitWriter();
    write(bits);
    const block = bits.finish();
    const checksum = crc32(block);
    this.bytes.append(block);
    this.bytes.put(checksum >>> 16, 16);
    this.bytes.put(checksum & 0xffff, 16);
    this.sizes.varint(block.length);
  }

  finish(): { bytes: Uint8Array; sizes: Uint8Array } {
    return { bytes: this.bytes.finish(), sizes: this.sizes.finish() };
  }
}

/** @returns the bits of a block by its number @throws PackFault where it is damaged */
export function blockReader(bytes: Uint8Array, packedSizes: Uint8Array, count: number): (block: number) => BitReader {
  const starts = new Float64Array(count + 1);
  const sizes = new BitReader(packedSizes);
  for (let block = 0; block < count; block += 1) starts[block + 1] = (starts[block] ?? 0) + sizes.varint() + CHECKSUM;
  if (starts[count] !== bytes.length) throw new PackFault('damaged');
  return (block) => {
    const [from = 0, to = 0] = [starts[block], starts[block + 1]];
    const end = to - CHECKSUM;
    const stated = new BitReader(bytes, end, to);
    if (crc32(bytes, from, end) !== stated.take(16) * 2 ** 16 + stated.take(16)) throw new PackFault('damaged');
    return new BitReader(bytes, from, end);
  };
}
