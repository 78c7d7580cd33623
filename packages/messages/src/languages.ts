import { LANGUAGES, type Language } from '@labelwise/contracts/languages';

/** The locale by whose rules a language counts, sorts and writes figures and dates. Portuguese is that of Portugal. */
export const LOCALES = {
  en: 'en',
  fr: 'fr',
  de: 'de',
  es: 'es',
  it: 'it',
  nl: 'nl',
  pt: 'pt-PT',
} as const satisfies Readonly<Record<Language, string>>;

/** What a language calls itself, for a switch that everybody finds their own in. */
export const LANGUAGE_NAMES = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  pt: 'Português',
} as const satisfies Readonly<Record<Language, string>>;

/**
 * The language for a person who reads the given ones, the best first; `null` where we speak none of them.
 * @source RFC 4647, section 3.4 (lookup): a range is shortened from its end until one fits
 */
export function matchLanguage(ranges: readonly string[]): Language | null {
  for (const range of ranges) {
    for (let tag = range.trim().toLowerCase(); tag !== ''; tag = shortened(tag)) {
      const found = LANGUAGES.find((language) => language === tag);
      if (found !== undefined) return found;
    }
  }
  return null;
}

/** Without its last part; a single letter before it goes too, since it only introduces what follows. */
function shortened(tag: string): string {
  return tag.replace(/(?:^|-)(?:[a-z\d]-)?[^-]*$/u, '');
}

/** More ranges than a person reads are not looked at. */
const MAX_RANGES = 32;

/**
 * The ranges of an `Accept-Language` header, the most wanted first; those that are refused (`q=0`) and `*` name no language.
 * @source RFC 9110, section 12.5.4
 */
export function acceptedRanges(header: string): string[] {
  return header
    .split(',', MAX_RANGES)
    .map((part) => {
      const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => /^q=/iu.test(parameter))?.slice(2);
      return { range, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ range, quality }) => /^[a-z]{1,8}(?:-[a-z\d]{1,8})*$/iu.test(range) && quality > 0 && quality <= 1)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ range }) => range);
}
