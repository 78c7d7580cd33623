import { isUtf8 } from 'node:buffer';
import { cutIntoPieces, type Pieces } from './body-pieces.ts';
import { JsonRefusedError, parseStrictJson, TooManyValuesError } from './strict-json.ts';

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
