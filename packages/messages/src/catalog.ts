/**
 * Texts of one area in one language: the last part of a message's id → ICU MessageFormat.
 * @source https://unicode-org.github.io/icu/userguide/format_parse/messages/
 */
export type Catalog = Readonly<Record<string, string>>;

/** An area in another language: a text for each id of the English area and for no other. */
export type Translation<English extends Catalog> = { readonly [id in keyof English]: string };

/** Every id of a language: `area.message`. */
export type IdsOf<Areas extends Record<string, Catalog>> = {
  [Area in keyof Areas & string]: `${Area}.${keyof Areas[Area] & string}`;
}[keyof Areas & string];

/** The English text of an id. */
export type TextOf<Areas extends Record<string, Catalog>, Id extends string> = Id extends `${infer Area}.${infer Name}`
  ? Area extends keyof Areas
    ? Name extends keyof Areas[Area]
      ? Areas[Area][Name]
      : never
    : never
  : never;

type Branch = `${string}${'zero' | 'one' | 'two' | 'few' | 'many' | 'other' | `=${number}`} `;
type Trimmed<Text extends string> = Text extends ` ${infer Rest}` ? Trimmed<Rest> : Text extends `${infer Rest} ` ? Trimmed<Rest> : Text;
type NameIn<Inner extends string> = Inner extends `${infer Name}}${string}`
  ? Trimmed<Name extends `${infer First},${string}` ? First : Name>
  : never;

/** Names of the placeholders in a message. A branch of a plural (`one {…}`) is none. */
export type Placeholders<Text extends string> = Text extends `${infer Before}{${infer Inner}`
  ? (Before extends Branch ? never : NameIn<Inner>) | Placeholders<Inner>
  : never;

/** What a placeholder is filled with. */
export type Value = string | number;

/** The values that a message asks for; none where it has no placeholder. */
export type ValuesFor<Text extends string> = [Placeholders<Text>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholders<Text>, Value>>];
