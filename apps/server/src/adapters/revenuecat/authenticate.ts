import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

type Proof = { authorization: string | undefined; signature: string | undefined };

/**
 * Does this request come from RevenueCat? It proves itself by the Authorization value that was entered in its dashboard,
 * by an HMAC-SHA-256 over the bytes, or by both; whatever is given must be right, and something must be given.
 *
 * @param now epoch ms; a dated signature (`t=…,v1=…`) is good for five minutes
 */
export function isAuthentic(body: Buffer, { authorization, signature }: Proof, secret: string, now: number): boolean {
  if (authorization === undefined && signature === undefined) return false;
  if (authorization !== undefined && !same(authorization, secret) && !same(authorization, `Bearer ${secret}`)) return false;
  return signature === undefined || isSigned(body, signature, secret, now);
}

function isSigned(body: Buffer, signature: string, secret: string, now: number): boolean {
  const hmac = (...parts: Array<string | Buffer>) =>
    parts.reduce((made, part) => made.update(part), createHmac('sha256', secret)).digest('hex');
  const { time, dated } = /^t=(?<time>\d{1,12}),\s*v1=(?<dated>[0-9a-f]{64})$/iu.exec(signature)?.groups ?? {};
  if (time === undefined || dated === undefined) return same(signature.replace(/^sha256=/iu, '').toLowerCase(), hmac(body));
  return Math.abs(now / 1000 - Number(time)) <= TOLERANCE_SECONDS && same(dated.toLowerCase(), hmac(`${time}.`, body));
}

/** Takes as long for a near miss as for a far one. Hashed first, so that lengths do not show either. */
function same(given: string, expected: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
