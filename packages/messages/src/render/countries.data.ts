/** Countries and regions, by ISO 3166-1 alpha-2, whose English name takes "the" inside a sentence (CLDR gives names without it). */
export const COUNTRIES_WITH_ARTICLE: readonly string[] = [
  'AE', 'AX', 'BQ', 'BS', 'CC', 'CF', 'CK', 'DO', 'EU', 'FK', 'FO', 'GB', 'GM', 'IC', 'IM', 'IO', 'KM', 'KY', 'MH', 'MP', 'MV', 'NL', 'PH', 'PN', 'PS', 'SB', 'SC', 'TC', 'TF', 'UK', 'UM', 'US', 'VG', 'VI',
];
