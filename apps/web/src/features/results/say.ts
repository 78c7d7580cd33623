type Values = Readonly<Record<string, string | number>>;

/** A sentence before it is translated: its English key, and what goes into it. */
export type Sentence = { text: string; values?: Values };

/** The part of i18next's `t` that this room uses. */
export type Translate = (text: string, values: Values) => string;

export function say(t: Translate, { text, values = {} }: Sentence): string {
  return t(text, values);
}
