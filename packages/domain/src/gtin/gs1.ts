import { hasValidCheckDigit } from './check-digit.ts';

const WEB_ADDRESS = /^https?:\/\/([^/?#]+)(\/[^?#]*)?/i;
const GTIN_IN_PATH = /\/01\/(\d{14})(?=\/|$)/;
/** Earlier editions of the standard allowed shorter numbers and a word; only hosts whose addresses are product links are believed these. */
const SHORT_GTIN_IN_PATH = /\/(?:01|gtin)\/(\d{8}|\d{12,14})(?=\/|$)/i;
const RESOLVERS: readonly string[] = ['id.gs1.org', 'dl.gs1.org', 'gs1.org', 'www.gs1.org'];
const SYMBOLOGY_IDENTIFIER = /^\](?:C1|e0|d2|Q3|J1)/;
const BRACKETED_GTIN = /\(01\)\s*(\d{14})(?!\d)/;
/** FNC1 as decoders write it. */
const GROUP_SEPARATOR = '\u001d';

/** Application identifiers of fixed length (GS1 General Specifications, figure 7.8.5-2), with the digits of their data. */
const FIXED_LENGTH: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '03': 14,
  '11': 6,
  '12': 6,
  '13': 6,
  '15': 6,
  '16': 6,
  '17': 6,
  '18': 6,
  '19': 6,
  '20': 2,
};

/**
 * The GTIN in a GS1 Digital Link address, as written there: fourteen digits after `/01/`, on any host
 * (`https://example.com/01/09506000134352/10/ABC`), or a shorter form on a resolver of GS1. `null` for every other web address: a
 * number somewhere in it is a shop's own more often than a product's.
 * @source GS1 Digital Link Standard: URI Syntax 1.3
 */
export function gtinFromDigitalLink(text: string): string | null {
  const match = WEB_ADDRESS.exec(text.trim());
  if (match === null) return null;
  const [, host = '', path = ''] = match;
  const pattern = RESOLVERS.includes(host.toLowerCase()) ? SHORT_GTIN_IN_PATH : GTIN_IN_PATH;
  return pattern.exec(path)?.[1] ?? null;
}

/**
 * The 14 digits after application identifier 01 in an element string, written with brackets
 * (`(01)09506000134352(10)ABC`) or as a decoder gives it (`]d20109506000134352…`, FNC1 as U+001D). `null` when there is none.
 */
export function gtinFromElementString(text: string): string | null {
  const trimmed = text.trim();
  const bracketed = BRACKETED_GTIN.exec(trimmed)?.[1];
  if (bracketed !== undefined) return bracketed;
  let rest = withoutSeparator(trimmed.replace(SYMBOLOGY_IDENTIFIER, ''));
  while (rest.length > 2) {
    const identifier = rest.slice(0, 2);
    const length = FIXED_LENGTH[identifier];
    if (identifier === '01') return gtinAt(rest);
    const end = length === undefined ? rest.indexOf(GROUP_SEPARATOR) : length + 2;
    if (end < 0) return null;
    rest = withoutSeparator(rest.slice(end));
  }
  return null;
}

/** Its check digit must hold: nothing else distinguishes an element string from any long number that starts with 01. */
function gtinAt(rest: string): string | null {
  const digits = rest.slice(2, 16);
  return digits.length === 14 && hasValidCheckDigit(digits) ? digits : null;
}

function withoutSeparator(text: string): string {
  return text.startsWith(GROUP_SEPARATOR) ? text.slice(1) : text;
}
