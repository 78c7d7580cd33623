const TAG = /<\/?[a-z][^<>]*>/gi;
const ENTITY = /&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
};
const BLANKS = /[\s\p{Cc}\p{Cf}]+/gu;
/** Open Food Facts marks allergens in ingredient lists as `_milk_`. */
const ALLERGEN_MARK = /_([^_\s](?:[^_]{0,80}[^_\s])?)_/g;
const NEEDS_NO_CLEANING = /^(?! )(?!.* $)(?!.* {2})[^<&_\p{Cc}\p{Cf}\u00a0]*$/u;

/**
 * A product name or ingredient list as plain text on one line: no markup, no entities, no control characters.
 * Product data is untrusted; what comes out of here is text and is still to be shown as text.
 */
export function cleanText(text: string, maxLength: number): string {
  const clipped = text.length > maxLength ? text.slice(0, maxLength) : text;
  if (NEEDS_NO_CLEANING.test(clipped)) return clipped;
  return decode(clipped.replace(TAG, ' ')).replace(TAG, ' ').replace(ALLERGEN_MARK, '$1').replace(BLANKS, ' ').trim();
}

function decode(text: string): string {
  return text.replace(ENTITY, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' ';
  });
}
