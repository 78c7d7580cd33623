import { isUtf8 } from 'node:buffer';
import { deserialize, serialize } from 'node:v8';
import { createTurns } from '../lib/fair-queue.ts';

export type BodyJob = {
  readonly bytes: Uint8Array;
  readonly maxValues: number;
  /** Whether a picture is expected as the data URL `image`, and taken out of the value as bytes. */
  readonly hasPicture: boolean;
};
export type BodyAnswer =
  | { readonly kind: 'read'; readonly value: unknown; readonly picture: Uint8Array<ArrayBuffer> | null; readonly length: number }
  | { readonly kind: 'refused'; readonly code: 'malformed_json' | 'payload_too_large'; readonly length: number };

/** The same from a thread; a value of many values comes in pieces. */
export type PiecesAnswer = BodyAnswer | { readonly kind: 'pieces'; readonly pieces: Pieces; readonly length: number };

/** {@link readBody} for another thread. */
export function readBodyInPieces(job: BodyJob): PiecesAnswer {
  const answer = readBody(job);
  const pieces = answer.kind === 'read' ? cutIntoPieces(answer.value) : null;
  return pieces === null ? answer : { kind: 'pieces', pieces, length: answer.length };
}

/** What a body says, or why it is not read. */
export function readBody({ bytes, maxValues, hasPicture }: BodyJob): BodyAnswer {
  const { length } = bytes;
  // Some clients name the type of a body that they do not send.
  if (length === 0) return { kind: 'read', value: undefined, picture: null, length };
  if (!isUtf8(bytes)) return { kind: 'refused', code: 'malformed_json', length };
  try {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, length).toString();
    const value = parseStrictJson(text, maxValues);
    return { kind: 'read', value, picture: hasPicture ? takePicture(value) : null, length };
  } catch (error) {
    if (error instanceof TooManyValuesError) return { kind: 'refused', code: 'payload_too_large', length };
    if (error instanceof SyntaxError || error instanceof JsonRefusedError) return { kind: 'refused', code: 'malformed_json', length };
    throw error;
  }
}

const DATA_URL = /^data:image\/[\w.+-]{1,40};base64,/u;

/** The bytes of the picture; of its text the beginning stays, so that no thread but this one ever holds megabytes of text. */
function takePicture(value: unknown): Uint8Array<ArrayBuffer> | null {
  if (typeof value !== 'object' || value === null || !('image' in value) || typeof value.image !== 'string') return null;
  const beginning = DATA_URL.exec(value.image)?.[0];
  if (beginning === undefined) return null;
  const picture = new Uint8Array(Buffer.from(value.image.slice(beginning.length), 'base64'));
  value.image = beginning;
  return picture;
}

/** A value taken apart in a thread, each piece serialized; {@link joinPieces} puts it together piece by piece, so that the loop is never held for the whole. */
type Pieces = readonly Uint8Array[];

/** Values that one piece holds: they take about two milliseconds to come back. */
const PIECE_VALUES = 4000;

type Container = unknown[] | Record<string, unknown>;
type Step =
  | { readonly do: 'open'; readonly name: string; readonly as: 'list' | 'object' }
  | { readonly do: 'add'; readonly names: readonly string[]; readonly values: readonly unknown[] }
  | { readonly do: 'close' };

/**
 * @param value as `JSON.parse` answers it, of bounded depth
 * @returns null where it would be one piece: such a value is handed over as it is, which copies a long text once instead of three times
 */
export function cutIntoPieces(value: unknown): Pieces | null {
  const sizes = new Map<object, number>();
  if (measure(value, sizes) <= PIECE_VALUES) return null;
  const steps: Step[] = [];
  cut('', value, sizes, steps);
  return steps.map((step) => serialize(step));
}

/** The value again. */
export async function joinPieces(pieces: Pieces): Promise<unknown> {
  const others = createTurns();
  let open: Container = [];
  const around: Container[] = [];
  for (const piece of pieces) {
    const step: Step = deserialize(piece);
    if (step.do === 'close') open = around.pop() ?? open;
    else if (step.do === 'add') step.values.forEach((value, at) => put(open, step.names[at] ?? '', value));
    else {
      const inner: Container = step.as === 'list' ? [] : {};
      put(open, step.name, inner);
      around.push(open);
      open = inner;
    }
    await others();
  }
  return Array.isArray(open) ? open[0] : undefined;
}

function put(open: Container, name: string, value: unknown): void {
  if (Array.isArray(open)) open.push(value);
  else open[name] = value;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Values in it, itself included; remembered for what holds others. */
function measure(value: unknown, sizes: Map<object, number>): number {
  if (!isContainer(value)) return 1;
  let size = 1;
  for (const inner of Object.values(value)) size += measure(inner, sizes);
  sizes.set(value, size);
  return size;
}

function cut(name: string, value: unknown, sizes: ReadonlyMap<object, number>, steps: Step[]): void {
  const sizeOf = (inner: unknown): number => (isContainer(inner) ? (sizes.get(inner) ?? 1) : 1);
  if (!isContainer(value) || sizeOf(value) <= PIECE_VALUES) {
    steps.push({ do: 'add', names: [name], values: [value] });
    return;
  }
  steps.push({ do: 'open', name, as: Array.isArray(value) ? 'list' : 'object' });
  let names: string[] = [];
  let values: unknown[] = [];
  let held = 0;
  const flush = () => {
    if (values.length > 0) steps.push({ do: 'add', names, values });
    [names, values, held] = [[], [], 0];
  };
  for (const [key, inner] of Object.entries(value)) {
    const size = sizeOf(inner);
    if (held + size > PIECE_VALUES) flush();
    if (size > PIECE_VALUES) cut(key, inner, sizes, steps);
    else {
      names.push(key);
      values.push(inner);
      held += size;
    }
  }
  flush();
  steps.push({ do: 'close' });
}

/** Far deeper than any valid input, and shallow enough for every recursive reader. */
const MAX_DEPTH = 64;
/** Names that reach into an object's prototype in a careless merge. */
const POISON = new Set(['__proto__', 'constructor', 'prototype']);

/** A JSON text that parses, perhaps, but that two readers could understand differently. */
export class JsonRefusedError extends Error {
  override name = 'JsonRefusedError';
}

/** More values than a body may hold: each of them costs time wherever it is handled, however few bytes it has. */
class TooManyValuesError extends Error {
  override name = 'TooManyValuesError';
}

/**
 * Parses JSON, refusing what `JSON.parse` lets pass: duplicate names, prototype names, numbers beyond a double's
 * range, NUL and halves of surrogate pairs in strings, nesting beyond 64, and more values than `maxValues`.
 *
 * @throws JsonRefusedError, TooManyValuesError for those, SyntaxError for what is no JSON at all
 */
export function parseStrictJson(text: string, maxValues = Infinity): unknown {
  inspect(text, maxValues);
  return JSON.parse(text);
}

/** Names seen in the object that is open, or `null` inside an array. */
type Frame = Set<string> | null;

/** One pass over the text. Grammar is left to `JSON.parse`; on a text that is no JSON this may say anything but must end. */
function inspect(text: string, maxValues: number): void {
  const frames: Frame[] = [];
  let nameNext = false;
  let values = 0;
  const count = () => {
    values += 1;
    if (values > maxValues) throw new TooManyValuesError('Too many values');
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '"') {
      const end = endOfString(text, at);
      const value = readString(text.slice(at, end + 1));
      if (nameNext) takeName(frames.at(-1), value);
      nameNext = false;
      at = end;
    } else if (char === '{' || char === '[') {
      frames.push(char === '{' ? new Set() : null);
      count();
      if (frames.length > MAX_DEPTH) throw new JsonRefusedError('Nested too deeply');
      nameNext = char === '{';
    } else if (char === '}' || char === ']') {
      frames.pop();
      nameNext = false;
    } else if (char === ',') {
      count();
      nameNext = frames.at(-1) instanceof Set;
    } else if (char === '-' || (char >= '0' && char <= '9')) {
      at = endOfNumber(text, at) - 1;
    }
  }
}

function takeName(frame: Frame | undefined, name: string): void {
  if (POISON.has(name)) throw new JsonRefusedError(`"${name}" is no name for a field`);
  if (frame?.has(name)) throw new JsonRefusedError('A field is given twice');
  frame?.add(name);
}

/** Index of the closing quote: the first one with an even number of backslashes before it. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let slash = quote - 1;
    while (text.charAt(slash) === '\\') slash -= 1;
    if ((quote - slash) % 2 === 1) return quote;
  }
  return text.length - 1;
}

function readString(literal: string): string {
  if (!literal.includes('\\u')) return literal.slice(1, -1);
  const value: unknown = JSON.parse(literal);
  if (typeof value !== 'string' || !value.isWellFormed() || value.includes('\0'))
    throw new JsonRefusedError('A text holds characters that no text has');
  return value;
}

function endOfNumber(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && '0123456789.eE+-'.includes(text.charAt(end))) end += 1;
  if (Math.abs(Number(text.slice(start, end))) === Infinity) throw new JsonRefusedError('A number is out of range');
  return end;
}
