import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The token of a link that stops a member's mail: it stops that, and nothing else, as often and as late as anybody presses it. Nothing is
 * stored of it.
 */
export function stopToken(memberId: string, key: string): string {
  return `${memberId}.${signature(memberId, key).toString('base64url')}`;
}

/** Whose mail a token stops; null for one that this server has not signed. */
export function memberOfToken(token: string, key: string): string | null {
  const [memberId = '', given = '', ...more] = token.split('.');
  const [own, other] = [signature(memberId, key), Buffer.from(given, 'base64url')];
  return more.length === 0 && own.length === other.length && timingSafeEqual(own, other) ? memberId : null;
}

function signature(memberId: string, key: string): Buffer {
  return createHmac('sha256', key).update(`stop-mail ${memberId}`).digest();
}
