type Values = Readonly<Record<string, string | number>>;

/** A sentence before it is translated: its English key, and what goes into it. */
export type Sentence = { text: string; values?: Values };

/** The part of `t` that this feature uses. */
export type Translate = (text: string, values: Values) => string;

export function say(t: Translate, { text, values = {} }: Sentence): string {
  return t(text, values);
}
