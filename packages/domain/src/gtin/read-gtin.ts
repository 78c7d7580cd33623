import { gtinFromDigitalLink, gtinFromElementString } from './gs1.ts';
import { type GtinReading, normalizeGtin } from './normalize-gtin.ts';

/**
 * What a scanner decoded or a person pasted → GTIN key: plain digits, a GS1 Digital Link, or an element string.
 * The reason is that of the plain reading, since this is what most texts were meant to be.
 */
export function readGtin(text: string): GtinReading {
  const plain = normalizeGtin(text);
  if (plain.ok || plain.reason === 'check_digit') return plain;
  const carried = gtinFromDigitalLink(text) ?? gtinFromElementString(text);
  return carried === null ? plain : normalizeGtin(carried);
}
