import { isRecord, type UnknownRecord } from '../lib/index.ts';
import { BitReader, BitWriter, PackFault } from './bits.ts';

/** Raised with every change of the form: a pack of another one is fetched anew, never guessed at. */
export const PACK_FORMAT = 1;

/** What a pack holds: the most scanned foods of a country, of everywhere, or a member's own shelf. */
export type PackMeta = {
  /** The name of what it holds: a country in two letters, `world`, or `own`. */
  readonly of: string;
  /** Changes with its content. */
  readonly version: string;
  /** Of a difference: the version that it goes on from. */
  readonly base: string | null;
  /** Of the readings in it. */
  readonly vocabulary: string;
  /** Of the scores for everyone in it. */
  readonly rules: string;
  /** Epoch ms. */
  readonly madeAt: number;
  readonly foods: number;
};

const SECTIONS = ['codes', 'removed', 'ingredients', 'tables', 'card sizes', 'rest sizes', 'cards', 'rests'] as const;
export type Section = (typeof SECTIONS)[number];
/** Each block of them carries its own checksum, so that opening a pack need not read them. */
const BLOCKS: ReadonlySet<Section> = new Set(['cards', 'rests']);

const MAGIC = [0x4c, 0x57, 0x50, 0x4b] as const;
const HEAD = MAGIC.length + 1 + 4 + 4;

/** Magic, format, length and checksum of the header, header, sections. */
export function writeContainer(meta: PackMeta, sections: Readonly<Record<Section, Uint8Array>>): Uint8Array<ArrayBuffer> {
  const parts = SECTIONS.map((name) => sections[name]);
  const header = asciiOf(JSON.stringify({ meta, sections: parts.map((bytes) => [bytes.length, crc32(bytes)]) }));
  const writer = new BitWriter();
  for (const byte of [...MAGIC, PACK_FORMAT]) writer.put(byte, 8);
  putWord(writer, header.length);
  putWord(writer, crc32(header));
  writer.append(header);
  for (const bytes of parts) writer.append(bytes);
  return writer.finish();
}

export type Container = { readonly meta: PackMeta; readonly sections: Readonly<Record<Section, Uint8Array>> };

/** @param isWhole the blocks are checked as well @throws PackFault */
export function readContainer(bytes: Uint8Array, isWhole: boolean): Container {
  if (bytes.length < HEAD) throw new PackFault('damaged');
  if (MAGIC.some((byte, at) => bytes[at] !== byte) || bytes[MAGIC.length] !== PACK_FORMAT) throw new PackFault('foreign');
  const length = wordAt(bytes, MAGIC.length + 1);
  if (HEAD + length > bytes.length || crc32(bytes, HEAD, HEAD + length) !== wordAt(bytes, MAGIC.length + 5)) throw new PackFault('damaged');
  const header: unknown = JSON.parse(String.fromCharCode(...bytes.subarray(HEAD, HEAD + length)));
  const { meta, sizes } = headerOf(header);
  let at = HEAD + length;
  const cut = SECTIONS.map((name, number): [Section, Uint8Array] => {
    const [size = 0, checksum] = sizes[number] ?? [];
    const section = bytes.subarray(at, at + size);
    at += size;
    if (section.length !== size) throw new PackFault('damaged');
    if ((isWhole || !BLOCKS.has(name)) && crc32(section) !== checksum) throw new PackFault('damaged');
    return [name, section];
  });
  if (at !== bytes.length) throw new PackFault('damaged');
  const find = (name: Section): Uint8Array => cut.find(([each]) => each === name)?.[1] ?? new Uint8Array();
  return {
    meta,
    sections: {
      codes: find('codes'),
      removed: find('removed'),
      ingredients: find('ingredients'),
      tables: find('tables'),
      'card sizes': find('card sizes'),
      'rest sizes': find('rest sizes'),
      cards: find('cards'),
      rests: find('rests'),
    },
  };
}

/** The header of this format, whose checksum was right: written by us, and still looked at field by field. */
function headerOf(header: unknown): { meta: PackMeta; sizes: number[][] } {
  if (!isRecord(header) || !isRecord(header['meta']) || !Array.isArray(header['sections'])) throw new PackFault('foreign');
  const { meta } = header;
  const { of, version, base, vocabulary, rules, madeAt, foods }: UnknownRecord = meta;
  const sizes = header['sections'].map((each: unknown) => (Array.isArray(each) ? each.map(Number) : []));
  if (typeof of !== 'string' || typeof version !== 'string' || typeof vocabulary !== 'string' || typeof rules !== 'string')
    throw new PackFault('foreign');
  if (typeof madeAt !== 'number' || typeof foods !== 'number' || (base !== null && typeof base !== 'string'))
    throw new PackFault('foreign');
  return { meta: { of, version, base, vocabulary, rules, madeAt, foods }, sizes };
}

function putWord(writer: BitWriter, word: number): void {
  writer.put(word >>> 16, 16);
  writer.put(word & 0xffff, 16);
}

function wordAt(bytes: Uint8Array, at: number): number {
  return (((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)) >>> 0;
}

/** JSON can be written with ASCII alone. */
function asciiOf(json: string): Uint8Array {
  const plain = json.replaceAll(/[^\x20-\x7e]/g, (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return Uint8Array.from(plain, (unit) => unit.charCodeAt(0));
}

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

/** CRC-32 of ISO 3309, as in gzip and PNG: every change of up to 32 neighbouring bits shows. */
function crc32(bytes: Uint8Array, from = 0, to = bytes.length): number {
  const table = (known ??= tableOf());
  let crc = 0xffffffff;
  for (let at = from; at < to; at += 1) crc = (table[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

const POLYNOMIAL = 0xedb88320;
let known: Uint32Array | undefined;

function tableOf(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_none, byte) => {
    let crc = byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 1) === 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
    return crc;
  });
}
