/**
 * The answer of a look-up as it stands in the row of its food: without what the row says anyway, so that it takes about 400 bytes in place
 * of 3,500, and bound to everything that it was made of. An answer of another edition, or of a row that has changed since by whatever
 * hand, is none.
 */

import type { FoodProduct } from '@labelwise/domain/food';
import { RULES_VERSION } from '@labelwise/domain/scoring';
import { VOCABULARY_VERSION } from '@labelwise/domain/vocabulary';
import { toFood } from '@labelwise/messages/render/food-answer';
import type { FoodTable } from '../../../db/schema/foods.ts';
import { createPacker, unpackInto } from './answer-codec.ts';
import { ANSWER_PARTS } from './answer-parts.data.ts';

/** Raised with the shape or the words of an answer; a test knows the fingerprint of each. */
export const ANSWER_VERSION = '7';
/** What an answer is made by, beside its food. */
export const ANSWER_EDITION = `${ANSWER_VERSION}-${VOCABULARY_VERSION}-${RULES_VERSION}`;

/** What an answer is made of. */
export type AnsweredRow = Pick<FoodTable, 'id' | 'name' | 'brand' | 'category' | 'source' | 'modifiedAt' | 'hash' | 'doc'>;

/** Of a row and its answer together; larger ones are made when they are asked for. */
const MAX_BYTES = 128 * 1024;
const PARTS = Buffer.from(`${ANSWER_PARTS}${' '.repeat(4 - (Buffer.byteLength(ANSWER_PARTS) % 4))}`);
/** Header: what the answer was made by, and what it was made of. */
const HEADER = 8;

const memory = new ArrayBuffer(PARTS.length + MAX_BYTES);
const bytes = Buffer.from(memory);
const words = new Int32Array(memory);
PARTS.copy(bytes);

const EDITION = digestOf(`${ANSWER_EDITION} ${ANSWER_PARTS}`);
/** Names the edition that packed answers begin with: where it is another, stored answers are made anew. */
export const PACKED_EDITION = (EDITION >>> 0).toString(16);
const NONE = '\u0001';
const textOf = ({ id, name, brand, category, source, modifiedAt, hash, doc }: AnsweredRow): string =>
  `${doc}\n${name}\n${brand ?? NONE}\n${category ?? NONE}\n${source} ${modifiedAt ?? NONE} ${hash} ${id}`;

/** The text of an answer, made from the food. */
export const answerText = (food: FoodProduct): string => withFewSigns(JSON.stringify(toFood(food)));

/** So many of a text are written with six characters; more would make it longer by a tenth. */
const MAX_ESCAPED = 16;
const BEYOND_ASCII = /[\u0080-\uffff]/g;
const BEYOND_LATIN = /[\u0100-\uffff]/g;

/**
 * The same JSON with its few signs beyond ASCII written as `\u2019`: what goes out is then copied byte by byte, while a single typographic
 * apostrophe makes V8 hold the whole text in two bytes a sign, and count and write it sign by sign.
 */
export function withFewSigns(json: string): string {
  for (const beyond of [BEYOND_ASCII, BEYOND_LATIN]) {
    const signs = json.match(beyond)?.length ?? 0;
    if (signs === 0) return json;
    if (signs <= MAX_ESCAPED) return json.replaceAll(beyond, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  }
  return json;
}

let packer: ((from: number, end: number) => Buffer) | undefined;

/** @returns `null` for a food whose answer would take too much room */
export function packAnswer(row: AnsweredRow, text: string): Buffer | null {
  const known = writeRow(row);
  if (known === null || known.from + 3 * text.length > bytes.length) return null;
  packer ??= createPacker(bytes, PARTS.length);
  const packed = packer(known.from, known.from + bytes.write(text, known.from));
  const header = Buffer.alloc(HEADER);
  header.writeInt32LE(EDITION, 0);
  header.writeInt32LE(known.digest, 4);
  return Buffer.concat([header, packed]);
}

/** The text of the answer; `null` where there is none, or none of this edition and of this very row. */
export function unpackAnswer(row: AnsweredRow, packed: Uint8Array | null): string | null {
  const place = unpacked(row, packed);
  return place === null ? null : bytes.toString('utf8', place.from, place.end);
}

/** The same as UTF-8, where it stands until the next one is unpacked. */
export function unpackBytes(row: AnsweredRow, packed: Uint8Array | null): Uint8Array | null {
  const place = unpacked(row, packed);
  return place === null ? null : bytes.subarray(place.from, place.end);
}

function unpacked(row: AnsweredRow, packed: Uint8Array | null): { from: number; end: number } | null {
  if (packed === null || packed.length <= HEADER || int32At(packed, 0) !== EDITION) return null;
  const known = writeRow(row);
  if (known === null || int32At(packed, 4) !== known.digest) return null;
  const end = unpackInto({ bytes, known: PARTS.length, from: known.from }, packed, HEADER);
  return end < 0 ? null : { from: known.from, end };
}

/** Whether `unpackAnswer` would give one. */
export function hasAnswer(row: AnsweredRow, packed: Uint8Array | null): boolean {
  return packed !== null && packed.length > HEADER && int32At(packed, 0) === EDITION && int32At(packed, 4) === writeRow(row)?.digest;
}

/** Puts what a row says where copies can refer to it. @returns where the answer begins, and the digest of the row */
function writeRow(row: AnsweredRow): { from: number; digest: number } | null {
  const text = textOf(row);
  if (3 * text.length > MAX_BYTES) return null;
  const end = PARTS.length + bytes.write(text, PARTS.length);
  const from = (end + 3) & ~3;
  bytes.fill(0, end, from);
  return { from, digest: digest(PARTS.length >> 2, from >> 2) };
}

/** FNV-1a over words of 32 bits, with a finish that lets each word reach every bit. @source Fowler, Noll, Vo; MurmurHash3, Austin Appleby */
function digest(from: number, end: number): number {
  let value = 0x811c9dc5 ^ (end - from);
  for (let at = from; at < end; at += 1) {
    value = Math.imul(value ^ (words[at] ?? 0), 0x01000193);
    value ^= value >>> 15;
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}

function digestOf(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value | 0;
}

function int32At(packed: Uint8Array, at: number): number {
  return (packed[at] ?? 0) | ((packed[at + 1] ?? 0) << 8) | ((packed[at + 2] ?? 0) << 16) | ((packed[at + 3] ?? 0) << 24);
}
