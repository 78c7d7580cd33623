import { compressUpcA, expandUpcE, formatGtin, hasValidCheckDigit, normalizeGtin, readGtin } from '@labelwise/domain/gtin';
import type { Sighting } from '../engine/engine.ts';
import type { BarcodeFormat } from '../formats.ts';
import type { Accepted } from '../outcome.ts';

/**
 * The product that a code stands for, or `null` when it is no product number and carries none. Check digits are judged
 * here once more, whatever decoded the code.
 */
export function productOf(sighting: Pick<Sighting, 'format' | 'text'>): Accepted | null {
  const { format } = sighting;
  const text = sighting.text.trim();
  const gtin = READERS[format](text);
  if (gtin === null) return null;
  return { gtin, raw: asPrinted(format, text, gtin), format, displayValue: formatGtin(gtin) };
}

/** Decoders give the codes of the UPC family as the 13 digits that they stand for. */
function asPrinted(format: BarcodeFormat, text: string, gtin: string): string {
  if (text.length !== 13) return text;
  if (format === 'UPC-A') return text.slice(1);
  return format === 'UPC-E' ? (compressUpcA(gtin.slice(1)) ?? text) : text;
}

type Reader = (text: string) => string | null;

const READERS: Readonly<Record<BarcodeFormat, Reader>> = {
  'EAN-13': digitsOf(13),
  'UPC-A': (text) => digitsOf(13)(text.padStart(13, '0')),
  'EAN-8': ean8,
  'UPC-E': upcE,
  ITF: digitsOf(14),
  QR: carried,
  'Data Matrix': carried,
  'Code 128': carried,
  Aztec: carried,
  PDF417: carried,
  // Short serial numbers are all they are used for; one in ten passes for a GTIN by chance.
  'Code 39': () => null,
  'Code 93': () => null,
  Codabar: () => null,
};

function digitsOf(length: number): Reader {
  return (text) => (text.length === length ? keyOf(text) : null);
}

/** Eight digits with a leading 0 could be read as UPC-E; the format says that they are not. */
function ean8(text: string): string | null {
  return /^\d{8}$/.test(text) && hasValidCheckDigit(text) ? text.padStart(13, '0') : null;
}

function upcE(text: string): string | null {
  const upcA = text.length === 8 ? expandUpcE(text) : text;
  return upcA === null ? null : digitsOf(13)(upcA.padStart(13, '0'));
}

/** Links, element strings and whole GTINs. Eight digits in such a code are more often a number of the maker's own. */
function carried(text: string): string | null {
  if (/^\d{1,11}$/.test(text)) return null;
  const reading = readGtin(text);
  return reading.ok ? reading.gtin : null;
}

function keyOf(text: string): string | null {
  const reading = normalizeGtin(text);
  return reading.ok ? reading.gtin : null;
}
