/**
 * Barcodes whose first three digits were given out in a country. They say who makes a food rather than where it is sold, and count only
 * where nothing is known of that; see decision 083.
 * @source GS1 Company Prefix, https://www.gs1.org/standards/id-keys/company-prefix (2025)
 */
export const PREFIXES = {
  at: [[900, 919]],
  au: [[930, 939]],
  be: [[540, 549]],
  ch: [[760, 769]],
  de: [[400, 440]],
  es: [[840, 849]],
  fr: [[300, 379]],
  gb: [[500, 509]],
  ie: [[539, 539]],
  it: [[800, 839]],
  nl: [[870, 879]],
  pl: [[590, 590]],
  pt: [[560, 560]],
  us: [
    [0, 19],
    [30, 39],
    [60, 139],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [from: number, to: number])[]>>;

export type PackCountry = keyof typeof PREFIXES;

/** How Open Food Facts names these countries, and parts of them. @source https://world.openfoodfacts.org/countries */
export const COUNTRY_TAGS: Readonly<Record<PackCountry, readonly string[]>> = {
  at: ['en:austria'],
  au: ['en:australia'],
  be: ['en:belgium'],
  ch: ['en:switzerland'],
  de: ['en:germany'],
  es: ['en:spain'],
  fr: ['en:france'],
  gb: ['en:united-kingdom', 'en:england', 'en:scotland', 'en:wales', 'en:northern-ireland'],
  ie: ['en:ireland'],
  it: ['en:italy'],
  nl: ['en:netherlands'],
  pl: ['en:poland'],
  pt: ['en:portugal'],
  us: ['en:united-states', 'en:united-states-of-america'],
};
