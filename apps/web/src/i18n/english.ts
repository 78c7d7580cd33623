import type { i18n } from 'i18next';

/** Values put into a sentence: `t("{{n}} items", { n: 3 })`. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * English is its own key: the sentence comes back with its `{{placeholders}}` filled in, exactly as i18next answers for a
 * language without resources. Values are not escaped, React does that.
 */
export function t(sentence: string, values?: Values): string {
  if (values === undefined) return sentence;
  return sentence.replaceAll(/{{\s*(\w+)\s*}}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined || value === null ? whole : String(value);
  });
}

const silent = { on: () => undefined, off: () => undefined };

/** The part of an i18next instance that react-i18next uses. */
const english = {
  language: 'en',
  resolvedLanguage: 'en',
  languages: ['en'],
  isInitialized: true,
  options: { react: { useSuspense: false }, defaultNS: 'translation', ns: ['translation'] },
  store: silent,
  ...silent,
  t,
  getFixedT: () => t,
  hasLoadedNamespace: () => true,
};

/**
 * The English "engine". Another language is added by loading i18next itself with that language's resources and giving its
 * instance to the provider instead; no sentence in the app changes.
 *
 * The cast is deliberate: i18next's full interface belongs to an engine that English does not need (13 kB gzip).
 */
// eslint-disable-next-line typescript/no-unsafe-type-assertion
export const englishI18n = english as unknown as i18n;
