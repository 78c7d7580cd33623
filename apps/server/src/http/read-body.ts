import { isUtf8 } from 'node:buffer';
import { JsonRefusedError, parseStrictJson, TooManyValuesError } from './strict-json.ts';

export type BodyJob = { readonly bytes: Uint8Array; readonly maxValues: number };
export type BodyAnswer =
  | { readonly kind: 'read'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly code: 'malformed_json' | 'payload_too_large' };

/** What a body says, or why it is not read. */
export function readBody({ bytes, maxValues }: BodyJob): BodyAnswer {
  // Some clients name the type of a body that they do not send.
  if (bytes.length === 0) return { kind: 'read', value: undefined };
  if (!isUtf8(bytes)) return { kind: 'refused', code: 'malformed_json' };
  try {
    return { kind: 'read', value: parseStrictJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(), maxValues) };
  } catch (error) {
    if (error instanceof TooManyValuesError) return { kind: 'refused', code: 'payload_too_large' };
    if (error instanceof SyntaxError || error instanceof JsonRefusedError) return { kind: 'refused', code: 'malformed_json' };
    throw error;
  }
}
