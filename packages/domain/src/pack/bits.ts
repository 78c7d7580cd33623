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

/** `damaged`: cut, or changed on its way. `foreign`: of a format that this version does not know. */
export type PackFaultReason = 'damaged' | 'foreign';

/** A pack, or a part of it, that cannot be used. What is wrong is never read as something else: each part carries its checksum. */
export class PackFault extends Error {
  override name = 'PackFault';
  readonly reason: PackFaultReason;

  constructor(reason: PackFaultReason) {
    super(reason === 'damaged' ? 'The pack is damaged' : 'The pack is of another format');
    this.reason = reason;
  }
}

/**
 * Canonical Huffman codes. Symbols are numbered by the length of their code, so that a table is no more than how many codes of each
 * length there are. @source Huffman, "A Method for the Construction of Minimum-Redundancy Codes", Proc. IRE 40 (1952)
 */
export type Codes = {
  /** Codes of each length from 0 to {@link MAX_BITS}. Length 0: the only symbol there is takes no bits. */
  readonly counts: readonly number[];
  /** The first symbol of each length, and its code. */
  readonly firstSymbols: readonly number[];
  readonly firstCodes: readonly number[];
};

/** The length of each symbol's code by how often it occurs. */
export function codeLengths(frequencies: readonly number[]): number[] {
  if (frequencies.length === 1) return [0];
  // Rare symbols are counted as a little more frequent until no code is too long.
  for (let least = 1; ; least *= 4) {
    const lengths = lengthsOf(frequencies.map((count) => Math.max(count, least)));
    if (lengths.every((length) => length <= MAX_BITS)) return lengths;
  }
}

/** Two queues, leaves and inner nodes, each in ascending order. */
function lengthsOf(frequencies: readonly number[]): number[] {
  const order = frequencies.map((_count, symbol) => symbol).sort((one, other) => (frequencies[one] ?? 0) - (frequencies[other] ?? 0));
  const leaves = order.length;
  const weights = order.map((symbol) => frequencies[symbol] ?? 0);
  const parents = new Int32Array(2 * leaves - 1);
  let leaf = 0;
  let inner = leaves;
  const takeLeast = (): number => {
    const isLeaf = leaf < leaves && (inner >= weights.length || (weights[leaf] ?? 0) <= (weights[inner] ?? 0));
    if (isLeaf) {
      leaf += 1;
      return leaf - 1;
    }
    inner += 1;
    return inner - 1;
  };
  while (weights.length < 2 * leaves - 1) {
    const [one, other] = [takeLeast(), takeLeast()];
    parents[one] = weights.length;
    parents[other] = weights.length;
    weights.push((weights[one] ?? 0) + (weights[other] ?? 0));
  }
  const depths = new Int32Array(weights.length);
  for (let node = weights.length - 2; node >= 0; node -= 1) depths[node] = (depths[parents[node] ?? 0] ?? 0) + 1;
  const lengths = frequencies.map(() => 0);
  for (const [at, symbol] of order.entries()) lengths[symbol] = depths[at] ?? 0;
  return lengths;
}

/** @throws PackFault where the counts are of no code */
export function codesOf(counts: readonly number[]): Codes {
  const firstSymbols: number[] = [];
  const firstCodes: number[] = [];
  let symbol = 0;
  let code = 0;
  for (let length = 0; length <= MAX_BITS; length += 1) {
    code *= 2;
    firstSymbols.push(symbol);
    firstCodes.push(code);
    const count = counts[length] ?? 0;
    symbol += count;
    if (length > 0) code += count;
    if (code > 2 ** length) throw new PackFault('damaged');
  }
  return { counts, firstSymbols, firstCodes };
}

/** How many symbols a table has. */
export function sizeOf({ counts }: Codes): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** @param lengths of the symbols, ascending */
export function countsOf(lengths: readonly number[]): number[] {
  const counts = Array.from({ length: MAX_BITS + 1 }, () => 0);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  return counts;
}

function lengthOf({ counts, firstSymbols }: Codes, symbol: number): number {
  for (let length = 0; length <= MAX_BITS; length += 1) if (symbol < (firstSymbols[length] ?? 0) + (counts[length] ?? 0)) return length;
  throw new RangeError('No such symbol');
}

export function putSymbol(writer: BitWriter, codes: Codes, symbol: number): void {
  const length = lengthOf(codes, symbol);
  if (length > 0) writer.put((codes.firstCodes[length] ?? 0) + symbol - (codes.firstSymbols[length] ?? 0), length);
}

/** @throws PackFault where the bits are no code */
export function takeSymbol(reader: BitReader, { counts, firstSymbols, firstCodes }: Codes): number {
  if ((counts[0] ?? 0) > 0) return 0;
  const bits = reader.peek();
  for (let length = 1; length <= MAX_BITS; length += 1) {
    const above = (bits >>> (MAX_BITS - length)) - (firstCodes[length] ?? 0);
    if (above >= 0 && above < (counts[length] ?? 0)) {
      reader.skip(length);
      return (firstSymbols[length] ?? 0) + above;
    }
  }
  throw new PackFault('damaged');
}

/** A table as its counts. */
export function putCodes(writer: BitWriter, { counts }: Codes): void {
  for (let length = 0; length <= MAX_BITS; length += 1) writer.varint(counts[length] ?? 0);
}

export function takeCodes(reader: BitReader): Codes {
  return codesOf(Array.from({ length: MAX_BITS + 1 }, () => reader.varint()));
}
