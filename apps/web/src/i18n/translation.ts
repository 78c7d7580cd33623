/** Values put into a sentence: `t("{{n}} items", { n: 3 })`. */
export type Values = Readonly<Record<string, unknown>>;
export type Translate = (sentence: string, values?: Values) => string;

/** An English sentence with its `{{placeholders}}` filled in; one without a value stays as it is. Values are not escaped, React does that. */
export const t: Translate = (sentence, values) => {
  if (values === undefined) return sentence;
  return sentence.replaceAll(/{{\s*(\w+)\s*}}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined || value === null ? whole : String(value);
  });
};

const ENGLISH = { t } as const;

/** The words of the screens. English sentences are their own keys here; messages by id come from `say.ts`. */
export function useTranslation(): { readonly t: Translate } {
  return ENGLISH;
}
