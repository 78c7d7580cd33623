import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, URL-safe: a session or reset token. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token or an address, hex. Enough for tokens of 256 bits: there is nothing to guess. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
