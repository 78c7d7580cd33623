import { PackFault } from './pack-fault.ts';

/** The longest code of one symbol; with the seven bits that may wait it stays within 31, which a number of 32 bits holds without a sign. */
export const MAX_BITS = 24;

/** Writes bits, the highest first, into bytes. */
export class BitWriter {
  private bytes = new Uint8Array(256);
  private used = 0;
  private pending = 0;
  private held = 0;

  /** @param length at most {@link MAX_BITS} */
  put(value: number, length: number): void {
    this.pending = (this.pending << length) | value;
    this.held += length;
    while (this.held >= 8) {
      this.held -= 8;
      this.push((this.pending >>> this.held) & 0xff);
    }
    this.pending &= (1 << this.held) - 1;
  }

  /** A whole number of at most 2^52 in groups of seven bits; begins at a whole byte. */
  varint(value: number): void {
    this.align();
    let rest = value;
    while (rest >= 0x80) {
      this.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.push(rest);
  }

  /** Fills the byte that is begun. */
  align(): void {
    if (this.held > 0) this.put(0, 8 - this.held);
  }

  append(bytes: Uint8Array): void {
    this.align();
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.used);
    this.used += bytes.length;
  }

  /** Whole bytes so far. */
  get length(): number {
    return this.used;
  }

  finish(): Uint8Array<ArrayBuffer> {
    this.align();
    return this.bytes.slice(0, this.used);
  }

  private push(byte: number): void {
    this.reserve(1);
    this.bytes[this.used] = byte;
    this.used += 1;
  }

  private reserve(count: number): void {
    if (this.used + count <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.used + count));
    grown.set(this.bytes);
    this.bytes = grown;
  }
}

/** Reads what {@link BitWriter} wrote. @throws PackFault beyond the end */
export class BitReader {
  private readonly bytes: Uint8Array;
  private readonly end: number;
  /** In bits. */
  private at: number;

  constructor(bytes: Uint8Array, from = 0, to = bytes.length) {
    this.bytes = bytes;
    this.at = from * 8;
    this.end = to * 8;
  }

  /** The next {@link MAX_BITS} bits, zeros beyond the end, without moving on. */
  peek(): number {
    const byte = this.at >>> 3;
    const four =
      (((this.bytes[byte] ?? 0) << 24) |
        ((this.bytes[byte + 1] ?? 0) << 16) |
        ((this.bytes[byte + 2] ?? 0) << 8) |
        (this.bytes[byte + 3] ?? 0)) >>>
      0;
    return ((four << (this.at & 7)) >>> 0) >>> 8;
  }

  skip(length: number): void {
    this.at += length;
    if (this.at > this.end) throw new PackFault('damaged');
  }

  take(length: number): number {
    const value = this.peek() >>> (MAX_BITS - length);
    this.skip(length);
    return value;
  }

  varint(): number {
    this.align();
    let value = 0;
    let factor = 1;
    for (let part = 0; part < 8; part += 1) {
      const byte = this.take(8);
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 0x80;
    }
    throw new PackFault('damaged');
  }

  align(): void {
    this.at = (this.at + 7) & ~7;
  }

  /** The next whole bytes, as they lie. */
  run(length: number): Uint8Array {
    this.align();
    const from = this.at >>> 3;
    this.skip(length * 8);
    return this.bytes.subarray(from, from + length);
  }
}
