import { hash } from 'node:crypto';

/** 52 bits of SHA-1: exact in a double and in every database, and one chance in 10^15 that a changed record looks unchanged. */
export function hashText(text: string | Uint8Array): number {
  return Number.parseInt(hash('sha1', text, 'hex').slice(0, 13), 16);
}
