import type { ReadLanguage } from '@labelwise/domain/reading';

/** What Tesseract calls the languages. */
export const DATA_NAMES: Readonly<Record<ReadLanguage, string>> = {
  en: 'eng',
  fr: 'fra',
  de: 'deu',
  es: 'spa',
  it: 'ita',
  nl: 'nld',
  pt: 'por',
};
